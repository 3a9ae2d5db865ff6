import MacroTestSupport
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import Testing

@testable import MacroSources

/// The committed expansions, which spare who measures them the build of the macro.
@Suite("Committed expansions")
struct CatalogExpansionTests {
  /// The attributes that the catalog's declarations would have, by what they stand before.
  static let files: [(name: String, attributes: [(declaration: String, attribute: String)])] = [
    ("Movie", [("public var releaseDate", "@By(.yearMonthDay) ")]),
    ("Skill", []),
    ("Todo", []),
    ("User", [("public var skills", "@Key(\"skill_ids\") @By(SkillReferences()) ")]),
  ]

  @Test("The committed code of a model is exactly what the macro writes", arguments: files.map(\.name))
  func committed(name: String) throws {
    var source = try PackageFolder.text(of: "Sources/Catalog/Catalog/\(name).swift")
    for (declaration, attribute) in Self.files.first(where: { $0.name == name })?.attributes ?? [] {
      #expect(source.contains(declaration))
      source.replace(declaration, with: attribute + declaration)
    }
    try compare("Sources/Catalog/CatalogDerived/\(name).swift", with: source)
  }

  /// The models of tests that run without the macro, and of a fuzzer.
  static let testModels = [
    "Fuzzing/FuzzDerived/Payloads", "Fuzzing/FuzzDerived/Pictures", "Fuzzing/FuzzDerived/Records",
    "MigrationTests/Step7", "MigrationTests/Step8", "StrategyTests/DerivedRoute",
    "StrategyTests/Fields/DerivedShop", "StrategyTests/Identifiers/DerivedBookmark",
    "StrategyTests/Keys/DerivedBoard", "StrategyTests/Keys/Strategies/DerivedMember",
    "StrategyTests/Readme/DerivedReadme", "StrategyTests/TaggedUnions/DerivedChat",
  ]

  @Test("Expansions of models of other tests are committed", arguments: testModels)
  func tested(name: String) throws {
    let source = try PackageFolder.text(of: "Tests/\(name).swift")
    // The attributes stand in comments.
    let attributed = source.replacing("/* @", with: "@").replacing(" */", with: "")
    #expect(attributed.contains("@Mapped"))
    try compare("Tests/\(name)+Mapped.swift", with: attributed)
  }

  @Test("Every file with such attributes is listed")
  func listed() throws {
    let files = try PackageFolder.swiftFiles(below: "Tests").filter { file in
      // In a package of their own the attributes stand without comments.
      try !file.hasPrefix("Tests/Macros/") && PackageFolder.text(of: file).contains("/* @Mapped")
    }
    #expect(files.sorted() == Self.testModels.map { "Tests/\($0).swift" })
  }

  /// Expects a file to have, behind its imports, what the macro writes for the declarations of a source.
  private func compare(_ path: String, with source: String) throws {
    let expansions = try Self.expansions(of: source)
    let committed = try PackageFolder.text(of: path)
    let start = try #require(committed.firstRange(of: "\nextension ")).lowerBound
    let expected = "\n" + expansions.joined(separator: "\n")
    if Rewriting.isOn {
      try Rewriting.write(committed[..<start] + expected, to: path)
    } else {
      #expect(committed[start...] == expected)
    }
  }

  @Test("The generated models of `bench cost` have exactly what the macro writes")
  func generated() throws {
    let source = """
      struct Model0 {
        var id: Int
        var name: String
        var score: Double
        var isActive: Bool
        var note: String?
        var part: Part0
      }

      struct Part0 {
        var title: String
      }
      """
    let expansions = try Self.expansions(of: source)
    let path = "Benchmarks/BenchReports/Cost/CostDialect+Derived.swift"
    let file = try PackageFolder.text(of: path)
    let literal = try #require(file.split(separator: "\"\"\"\n").dropFirst().first)
    let template = literal.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n")
    let text = template.replacing("\\(name)", with: "Model0").replacing("\\(part)", with: "Part0")
    #expect(text == expansions.joined(separator: "\n"))
  }

  /// The expansions of the types with the attribute, in the order of the source; of all outer types where none has it.
  private static func expansions(of source: String) throws -> [String] {
    let isAttributed = source.contains("@Mapped")
    func expansions(of item: some SyntaxProtocol, in scope: String) throws -> [String] {
      guard let type = item.asProtocol((any DeclGroupSyntax).self) else { return [] }
      let name = scope + (item.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "")
      let written = try (isAttributed ? attribute(of: type) : "@Mapped").map {
        [try expansion(of: type, by: $0, named: name)]
      }
      guard isAttributed else { return written ?? [] }
      let members = type.memberBlock.members
      let inner = try members.flatMap { try expansions(of: $0.decl, in: "\(name).") }
      let names = members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text }
      return (written ?? []) + inner.map { qualified($0, names, by: name) }
    }
    return try Parser.parse(source: source).statements.flatMap { try expansions(of: $0.item, in: "") }
  }

  /// An extension in another file does not find by their names alone the types beside the extended one.
  private static func qualified(_ text: String, _ names: [String], by scope: String) -> String {
    names.reduce(text) { text, name in
      text.replacing(#/(?<before>^|[^.\w])(?<word>\w+)/#) {
        "\($0.before)\($0.word == name ? "\(scope).\(name)" : "\($0.word)")"
      }
    }
  }

  private static func attribute(of declaration: any DeclGroupSyntax) -> AttributeSyntax? {
    declaration.attributes.lazy.compactMap { element in
      if case .attribute(let attribute) = element { attribute } else { nil }
    }.first { $0.attributeName.trimmedDescription == "Mapped" }
  }

  /// The conformance that the macro writes, with the functions that it writes into the type.
  private static func expansion(
    of declaration: some DeclGroupSyntax, by attribute: AttributeSyntax, named name: String
  ) throws -> String {
    let context = BasicMacroExpansionContext()
    // Without the attribute for the compiler's checks, which hold for these.
    let members = MappedExpansion(attribute, declaration, in: context).declarations
    let extensions = try MappedMacro.expansion(
      of: attribute, attachedTo: declaration, providingExtensionsOf: TypeSyntax(stringLiteral: name),
      conformingTo: ["DerivedReadable", "DerivedDecodable", "DerivedWritable", "DerivedEncodable"],
      in: context)
    #expect(context.diagnostics.isEmpty)
    let header = try #require(extensions.first).description
    guard !members.isEmpty else { return header + "\n" }
    let functions = members.map { member in
      member.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  \($0)" }
        .joined(separator: "\n")
    }
    return header.dropLast() + "\n" + functions.joined(separator: "\n\n") + "\n}\n"
  }
}
