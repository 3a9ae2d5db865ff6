import MappingTestSupport
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import Testing

@testable import MacroSources

/// The committed expansions, which are tested and measured without a build of the macro.
@Suite("Committed expansions")
struct CatalogExpansionTests {
  /// The declarations of the catalog, and the attributes that they would have.
  static let files: [(name: String, attributes: [(declaration: String, attribute: String)])] = [
    ("Movie", [("public var releaseDate", "@By(.yearMonthDay) ")]),
    ("Skill", []),
    ("Todo", []),
    ("User", [("public var skills", "@Key(\"skill_ids\") @By(SkillReferences()) ")]),
  ]

  @Test("The committed code of a model is the code that the macro generates", arguments: files.map(\.name))
  func committed(name: String) throws {
    var source = try PackageFolder.text(of: "Sources/Catalog/Catalog/\(name).swift")
    for (declaration, attribute) in Self.files.first(where: { $0.name == name })?.attributes ?? [] {
      #expect(source.contains(declaration))
      source.replace(declaration, with: attribute + declaration)
    }
    // The catalog itself has the functions that encode.
    try compare("Sources/Catalog/CatalogDerived/\(name).swift", with: source, "@Mapped(.decodeOnly)")
  }

  /// The paths, without `.swift`, of models whose attributes are in comments, because the macro isn't built
  /// with them.
  static let models = ["Benchmarks", "Tests"].flatMap { folder in
    ((try? PackageFolder.swiftFiles(below: folder)) ?? []).filter { file in
      // In the package of the macro's tests, attributes aren't in comments, except in the expansions.
      (!file.hasPrefix("Tests/Macros/") || file.contains("/Expansions/")) && !file.contains("/.build/")
        && (try? PackageFolder.text(of: file))?.contains("/* @Mapped") == true
    }.map { String($0.dropLast(".swift".count)) }
  }

  @Test("Expansions of tested and of measured models are committed", arguments: models)
  func tested(name: String) throws {
    let source = try PackageFolder.text(of: "\(name).swift")
    // The attributes are in comments.
    let attributed = source.replacing(#/\/\* (@.*?) \*\//#) { $0.1 }
    #expect(attributed.contains("@Mapped"))
    try compare("\(name)+Mapped.swift", with: attributed)
  }

  @Test("Every committed expansion has its model")
  func listed() throws {
    let files = try ["Benchmarks", "Tests"].flatMap { try PackageFolder.swiftFiles(below: $0) }
    let expansions = files.filter { $0.hasSuffix("+Mapped.swift") && !$0.contains("/.build/") }
    #expect(!expansions.isEmpty)
    #expect(Set(expansions).isSubset(of: Self.models.map { "\($0)+Mapped.swift" }))
    let models = try PackageFolder.names(in: "Sources/Catalog/CatalogDerived")
    #expect(Set(models) == Set(Self.files.map { "\($0.name).swift" }))
  }

  /// Expects that a file contains, after its imports, the code that the macro generates for the declarations
  /// of a source.
  ///
  /// - Parameter attribute: The attribute of each outer type, if none has one.
  private func compare(_ path: String, with source: String, _ attribute: AttributeSyntax = "@Mapped") throws {
    let expansions = try Self.expansions(of: source, attribute)
    let committed = try PackageFolder.text(of: path)
    let start = try #require(committed.firstRange(of: "\nextension ")).lowerBound
    let expected = "\n" + expansions.joined(separator: "\n")
    if Rewriting.isOn {
      try Rewriting.write(committed[..<start] + expected, to: path)
    } else {
      let isCommitted = committed[start...] == expected
      #expect(isCommitted, "`make texts` rewrites \(path)")
    }
  }

  /// The expansions of the types with the attribute, in the order of the source; of all outer types if none
  /// has it.
  private static func expansions(of source: String, _ attribute: AttributeSyntax) throws -> [String] {
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

  /// Adds the enclosing type to the names of nested types, which an extension in another file needs.
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

  /// The conformances that the macro generates, with the functions that it generates in the type.
  private static func expansion(
    of declaration: some DeclGroupSyntax, by attribute: AttributeSyntax, named name: String
  ) throws -> String {
    let context = BasicMacroExpansionContext()
    // Without the attribute for the compiler's checks, which succeed for these.
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
