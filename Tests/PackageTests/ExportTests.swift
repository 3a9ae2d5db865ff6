import MappingTestSupport
import Testing

/// The names that come with the import of a strategy, or of `JSONMapping`.
@Suite("Exported names")
struct ExportTests {
  /// Names that programs and test frameworks often declare, and names for backends and strategies.
  static let notExported: Set = [
    "JSONCore.CursorFailure", "JSONCore.DecodingContext", "JSONCore.DecodingRules", "JSONCore.Document",
    "JSONCore.Issue", "JSONCore.JSONBackend", "JSONCore.JSONCursor", "JSONCore.NativeBackend",
    "JSONCore.SecretName", "JSONCore.ShownByDescription", "JSONCore.SourceLocation", "JSONCore.TapeBuilder",
    "JSONCore.typeName",
    "JSONMapping.Decoding", "JSONMapping.DescribedError", "JSONMapping.Encoding", "JSONMapping.ModelMapper",
  ]

  private static func exports(of module: String) throws -> Set<String> {
    let text = try PackageFolder.text(of: "Sources/Core/\(module)/Exports.swift")
    return Set(text.matches(of: /(?m)^@_exported public import \w+ (\w+\.\w+)$/).map { String($0.1) })
  }

  private static func publicNames(of module: String) throws -> Set<String> {
    let names = try PackageFolder.text(of: "API/\(module).txt").matches(
      of: /(?m)^(?:@frozen |final )*(?:struct|enum|class|protocol|typealias|func|var) (\w+)(?![.\w])/)
    return Set(names.map { "\(module).\($0.1)" })
  }

  @Test("A strategy exports the public names of the core, except for these")
  func strategies() throws {
    let names = try Self.publicNames(of: "JSONCore").union(Self.publicNames(of: "JSONMapping"))
    #expect(try names.symmetricDifference(Self.exports(of: "StrategyExports")) == Self.notExported)
  }

  @Test("JSONMapping exports the same names of JSONCore")
  func mapping() throws {
    let names = try Self.exports(of: "StrategyExports").filter { $0.hasPrefix("JSONCore.") }
    #expect(try Self.exports(of: "JSONMapping") == names)
  }
}
