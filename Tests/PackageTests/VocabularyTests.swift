import TestSupport
import Testing

/// What comes with the import of a dialect: every name is either exported by it, or kept back on purpose.
@Suite("Names that come with a dialect")
struct VocabularyTests {
  /// A module, the one that exports its everyday names, and the names that are not among them.
  static let modules: [(module: String, vocabulary: String, kept: Set<String>)] = [
    (
      "JSONCore", "JSONVocabulary",
      // Names that programs and test frameworks have themselves, and what only backends and dialects need.
      [
        "CursorFailure", "DecodingContext", "DecodingRules", "Document", "Issue", "JSONBackend", "JSONCursor",
        "NativeBackend", "ShownByDescription", "SourceLocation", "TapeBuilder", "typeName",
      ]
    ),
    ("JSONMapping", "MappingVocabulary", ["Decoding", "Encoding", "ModelMapper"]),
  ]

  private static let declaration =
    #"^(?:@\w+ )*public (?:final |indirect )?(?:struct|enum|class|protocol|func|typealias|let|var) (\w+)"#

  /// What the first group of a pattern matches in the lines of a module's files.
  private static func names(_ pattern: String, in module: String) throws -> Set<String> {
    let pattern = try Regex(pattern, as: (Substring, Substring).self)
    let lines = try PackageFolder.swiftFiles(below: "Sources/Core/\(module)").flatMap {
      try PackageFolder.text(of: $0).split(separator: "\n")
    }
    return Set(lines.compactMap { $0.prefixMatch(of: pattern).map { String($0.1) } })
  }

  @Test("A public name is exported, or kept back by name", arguments: modules)
  func everyNameIsPlaced(module: String, vocabulary: String, kept: Set<String>) throws {
    let declared = try Self.names(Self.declaration, in: module)
    let exported = try Self.names(
      #"^@_exported public import \w+ \#(module)\.(\w+)"#, in: vocabulary)
    #expect(declared.subtracting(exported) == kept)
    #expect(exported.subtracting(declared).isEmpty)
  }

  @Test(
    "Dialects export the vocabulary, and no module of the core",
    arguments: [
      "Manual", "Mappable", "Applicative", "Throwing", "Codable", "Derived",
    ])
  func dialectsExportTheVocabulary(dialect: String) throws {
    let exports = try PackageFolder.text(of: "Sources/Strategies/\(dialect)Mapping/Exports.swift")
    let exported = exports.split(separator: "\n").filter { $0.hasPrefix("@_exported") }
    #expect(exported.contains("@_exported public import MappingVocabulary"))
    #expect(!exported.contains { $0.hasSuffix(" JSONCore") || $0.hasSuffix(" JSONMapping") })
  }
}
