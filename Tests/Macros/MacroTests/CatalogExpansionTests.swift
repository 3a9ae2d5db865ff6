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
    try compare("Sources/Catalog/CatalogManual/\(name)+Mapped.swift", with: source, besidesHandwritten: true)
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
    let files = try ["Benchmarks", "Sources", "Tests"].flatMap { try PackageFolder.swiftFiles(below: $0) }
    let expansions = files.filter { $0.hasSuffix("+Mapped.swift") && !$0.contains("/.build/") }
    let models = Self.models + Self.files.map { "Sources/Catalog/CatalogManual/\($0.name)" }
    #expect(Set(expansions) == Set(models.map { "\($0)+Mapped.swift" }))
  }

  /// Expects that a file contains, after its imports, the code that the macro generates for the declarations
  /// of a source.
  ///
  /// - Parameter besidesHandwritten: Whether the models of the source, which have no attribute, are decoded
  ///   from documents by hand, and encoded by hand. Then only what decodes in one pass is committed.
  private func compare(_ path: String, with source: String, besidesHandwritten: Bool = false) throws {
    let expansions = try Self.expansions(of: source, besidesHandwritten)
    let committed = try PackageFolder.text(of: path)
    let start = try #require(committed.firstRange(of: "\nextension ")).lowerBound
    // Swift 6.2, which can compile this package, has no `::`.
    let expected = ("\n" + expansions.joined(separator: "\n")).replacing("::", with: ".")
    if Rewriting.isOn {
      try Rewriting.write(committed[..<start] + expected, to: path)
    } else {
      let isCommitted = expected.isExpansion(String(committed[start...]))
      #expect(isCommitted, "`make texts` rewrites \(path)")
    }
  }

  /// The expansions of the types with the attribute, in the order of the source; of all outer types if none
  /// has it.
  private static func expansions(of source: String, _ besidesHandwritten: Bool) throws -> [String] {
    func expansions(of item: some SyntaxProtocol, in scope: String) throws -> [String] {
      guard let type = item.asProtocol((any DeclGroupSyntax).self) else { return [] }
      let name = scope + (item.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "")
      if besidesHandwritten { return onePassExpansion(of: type, named: name).map { [$0] } ?? [] }
      let written = try attribute(of: type).map { [try expansion(of: type, by: $0, named: name)] }
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
      conformingTo: ["JSONDecodable", "JSONObjectDecodable", "JSONWritable", "JSONObjectWritable"],
      in: context)
    #expect(context.diagnostics.isEmpty)
    let header = try #require(extensions.first).description
    return members.isEmpty ? header + "\n" : header.dropLast() + "\n" + indented(members) + "}\n"
  }

  /// The functions that decode a model in one pass; `nil` if there are none.
  private static func onePassExpansion(of declaration: some DeclGroupSyntax, named name: String) -> String? {
    let context = BasicMacroExpansionContext()
    var functions = MappedExpansion("@Mapped(.decodeOnly)", declaration, in: context).declarations.filter {
      !$0.joined().contains("members json: ") && !$0.joined().contains("value json: ")
    }
    guard !functions.isEmpty else { return nil }
    // The default of models that are decoded by hand is false.
    if !functions.joined().contains(where: { $0.contains("readsInOnePass") }) {
      functions.insert(["public static var readsInOnePass: Swift.Bool { true }"], at: 0)
    }
    return "extension \(name) {\n" + indented(functions) + "}\n"
  }

  private static func indented(_ functions: [[String]]) -> String {
    functions.map { function in
      function.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  \($0)\n" }
        .joined()
    }.joined(separator: "\n")
  }
}
