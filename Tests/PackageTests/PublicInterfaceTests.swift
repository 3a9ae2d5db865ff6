import Foundation
import MappingTestSupport
import Testing

/// The folder `API` lists the public symbols, so that every change of the API is visible in a diff. `make
/// texts` regenerates it.
@Suite("Public API")
struct PublicInterfaceTests {
  /// The modules that clients import, without those that only the other packages of the repository need.
  static func modules() throws -> [String] {
    try Set(Manifest.ofMappers().products.filter(\.isLibrary).flatMap(\.targets))
      .filter { !$0.hasPrefix("Catalog") && $0 != "MappingTestSupport" }.sorted()
  }

  @Test(
    "Every public symbol is listed in the folder API, and nothing else",
    .enabled(if: PublicInterface.isListed, Thoroughness.reason), arguments: try modules())
  func listed(module: String) throws {
    let differences = try PublicInterface.differences(of: module, in: "API")
    #expect(differences == [], "`make texts` regenerates it:\n\(differences.joined(separator: "\n"))")
  }

  @Test("Every listing is that of a library", .enabled(if: !Rewriting.isOn))
  func knownListings() throws {
    let names = try PackageFolder.names(in: "API")
    #expect(try names == Self.modules().map { "\($0).txt" })
  }

  @Test("The Swift Package Index documents every library but the one that needs a C library")
  func indexed() throws {
    let listed = try PackageFolder.text(of: ".spi.yml").matches(of: /(?m)^ +- (\w+)$/).map { String($0.1) }
    #expect(try listed.sorted() == Self.modules().filter { $0 != "JanssonBackend" })
  }
}

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

@Suite("Public errors")
struct ErrorTests {
  @Test("Each is a LocalizedError, so that its localizedDescription is a sentence")
  func localized() throws {
    // Signals that a document is needed; no caller receives it.
    let exceptions = ["CursorFailure"]
    for folder in ["API", "Services/API"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(folder).path)
      let lines = try names.flatMap { try PackageFolder.text(of: "\(folder)/\($0)").split(separator: "\n") }
      func types(_ conformances: String...) -> Set<Substring> {
        Set(
          lines.compactMap { line in
            let words = line.split(separator: " ")
            let isOne = words.count == 4 && words[0] == "extension" && conformances.contains(String(words[3]))
            return isOne ? words[1] : nil
          })
      }
      let errors = types("Error")
      #expect(!errors.isEmpty)
      let unlocalized = errors.subtracting(types("LocalizedError", "DescribedError"))
      #expect(unlocalized.subtracting(exceptions.map { $0[...] }) == [])
    }
  }
}
