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
    // What the models are written as, the catalog itself says.
    try compare("Sources/Catalog/CatalogDerived/\(name).swift", with: source, "@Mapped(.decodeOnly)")
  }

  static let commented = [
    "Tests/Fuzzing/FuzzDerived/Records", "Tests/Fuzzing/FuzzDerived/Pictures",
    "Tests/Fuzzing/FuzzDerived/Payloads", "Benchmarks/bench/Expanded/Film",
  ]

  @Test("Expansions of fuzzed and of measured models are committed", arguments: commented)
  func committedBeside(path: String) throws {
    let source = try PackageFolder.text(of: "\(path).swift")
    // The attributes stand in comments.
    let attributed = source.replacing("/* @", with: "@").replacing(" */", with: "")
    #expect(attributed.contains("\n@Mapped "))
    try compare("\(path)+Mapped.swift", with: attributed)
  }

  /// Expects a file to have, behind its imports, what the macro writes for the declarations of a source.
  private func compare(
    _ path: String, with source: String, _ attribute: AttributeSyntax = "@Mapped"
  ) throws {
    let expansions = try Parser.parse(source: source).statements.compactMap { statement in
      try statement.item.asProtocol((any DeclGroupSyntax).self).map { try Self.expansion(of: $0, attribute) }
    }
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
    let expansions = try Parser.parse(source: source).statements.compactMap { statement in
      try statement.item.asProtocol((any DeclGroupSyntax).self).map { try Self.expansion(of: $0) }
    }
    let path = "Benchmarks/BenchReports/Cost/CostDialect+Derived.swift"
    let file = try PackageFolder.text(of: path)
    let literal = try #require(file.split(separator: "\"\"\"\n").dropFirst().first)
    let template = literal.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n")
    let text = template.replacing("\\(name)", with: "Model0").replacing("\\(part)", with: "Part0")
    #expect(text == expansions.joined(separator: "\n"))
  }

  /// The conformance that the macro writes, with the functions that it writes into the type.
  ///
  /// - Parameter attribute: The attribute of a declaration that has none.
  private static func expansion(
    of declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax = "@Mapped"
  ) throws -> String {
    let context = BasicMacroExpansionContext()
    let written = declaration.attributes.compactMap { element in
      if case .attribute(let attribute) = element { attribute } else { nil }
    }.first { $0.attributeName.trimmedDescription == "Mapped" }
    let attribute = written ?? attribute
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
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
