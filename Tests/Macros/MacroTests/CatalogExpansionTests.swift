import MacroTestSupport
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import Testing

@testable import MacroSources

/// The committed expansions, which are tested and measured without a build of the macro.
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
    // What the models are written as, the catalog itself says.
    try compare("Sources/Catalog/CatalogDerived/\(name).swift", with: source, "@Mapped(.decodeOnly)")
  }

  /// The models of tests that run without the macro, of a fuzzer, and of the comparison.
  static let testModels = [
    "Benchmarks/bench/Expanded/Film",
    "Tests/Fuzzing/FuzzDerived/Models/Payloads", "Tests/Fuzzing/FuzzDerived/Models/Pictures",
    "Tests/Fuzzing/FuzzDerived/Models/Records",
    "Tests/MigrationTests/Step7", "Tests/MigrationTests/Step8", "Tests/StrategyTests/DerivedRoute",
    "Tests/StrategyTests/Fields/DerivedShop", "Tests/StrategyTests/Identifiers/DerivedBookmark",
    "Tests/StrategyTests/Keys/DerivedBoard", "Tests/StrategyTests/Keys/Strategies/DerivedMember",
    "Tests/StrategyTests/Readme/DerivedReadme", "Tests/StrategyTests/TaggedUnions/DerivedChat",
  ]

  @Test("Expansions of tested and of measured models are committed", arguments: testModels)
  func tested(name: String) throws {
    let source = try PackageFolder.text(of: "\(name).swift")
    // The attributes stand in comments.
    let attributed = source.replacing(#/\/\* (@.*?) \*\//#) { $0.1 }
    #expect(attributed.contains("@Mapped"))
    try compare("\(name)+Mapped.swift", with: attributed)
  }

  @Test("Every file with such attributes is listed")
  func listed() throws {
    let files = try ["Benchmarks", "Tests"].flatMap { try PackageFolder.swiftFiles(below: $0) }.filter {
      file in
      // In a package of their own the attributes stand without comments.
      try !file.hasPrefix("Tests/Macros/") && PackageFolder.text(of: file).contains("/* @Mapped")
    }
    #expect(files.sorted() == Self.testModels.map { "\($0).swift" })
    let expansions = try ["Benchmarks", "Tests"].flatMap { try PackageFolder.swiftFiles(below: $0) }
      .filter { $0.hasSuffix("+Mapped.swift") }
    #expect(expansions.sorted() == Self.testModels.map { "\($0)+Mapped.swift" })
    let models = try PackageFolder.names(in: "Sources/Catalog/CatalogDerived")
    // A mapping by hand, which two of the expansions use.
    #expect(Set(models).subtracting(["SkillReferences.swift"]) == Set(Self.files.map { "\($0.name).swift" }))
  }

  /// Expects a file to have, behind its imports, what the macro writes for the declarations of a source.
  ///
  /// - Parameter attribute: The attribute of each outer type, if none has one.
  private func compare(
    _ path: String, with source: String, _ attribute: AttributeSyntax = "@Mapped"
  ) throws {
    let expansions = try Self.expansions(of: source, attribute)
    let committed = try PackageFolder.text(of: path)
    let start = try #require(committed.firstRange(of: "\nextension ")).lowerBound
    let expected = "\n" + expansions.joined(separator: "\n")
    if Rewriting.isOn {
      try Rewriting.write(committed[..<start] + expected, to: path)
    } else {
      let isCommitted = committed[start...] == expected
      #expect(isCommitted, "`make expansions` writes \(path) anew")
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
    let path = "Benchmarks/BenchReports/Cost/CostStrategy+Derived.swift"
    let file = try PackageFolder.text(of: path)
    let literal = try #require(file.split(separator: "\"\"\"\n").dropFirst().first)
    let template = literal.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n")
    let text = template.replacing("\\(name)", with: "Model0").replacing("\\(part)", with: "Part0")
    #expect(text == expansions.joined(separator: "\n"))
  }

  /// The expansions of the types with the attribute, in the order of the source; of all outer types where none has it.
  private static func expansions(of source: String, _ attribute: AttributeSyntax = "@Mapped") throws
    -> [String]
  {
    let isAttributed = source.contains("@Mapped")
    func expansions(of item: some SyntaxProtocol, in scope: String) throws -> [String] {
      guard let type = item.asProtocol((any DeclGroupSyntax).self) else { return [] }
      let name = scope + (item.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "")
      let written = try (isAttributed ? self.attribute(of: type) : attribute).map {
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
      conformingTo: ["DerivedReadable", "DerivedDecodable", "JSONWritable", "JSONObjectWritable"],
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
