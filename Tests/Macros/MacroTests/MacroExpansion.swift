import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroSources

/// The expansions of sources, and the errors about them.
enum MacroExpansion {
  private static let conformances = [
    "JSONDecodable", "JSONWritable", "JSONObjectDecodable", "JSONObjectWritable",
  ]

  static let specs = specs(UncheckedMacro.self, conformances: conformances)

  private static func specs(_ mapped: any Macro.Type, conformances: [String]) -> [String: MacroSpec] {
    let fields = ["Key", "By", "Default", "Ignored", "Inlined", "ExplicitNull", "Rest"]
    let types = conformances.map { TypeSyntax(stringLiteral: $0) }
    return Dictionary(uniqueKeysWithValues: fields.map { ($0, MacroSpec(type: FieldMacro.self)) })
      .merging(["Mapped": MacroSpec(type: mapped, conformances: types)]) { $1 }
  }

  /// The expansion of a source, without empty lines around it, and all errors.
  static func expand(
    _ source: String, specs: [String: MacroSpec] = specs
  ) -> (text: String, errors: [Diagnostic]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let expanded = file.expand(
      macroSpecs: specs,
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    let lines = expanded.description.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { !$0.isEmpty } ?? 0
    let end = lines.lastIndex { !$0.isEmpty } ?? 0
    return (lines[start...end].joined(separator: "\n") + "\n", context.diagnostics)
  }

  /// Compares the expansion of a source with the expected one, and the source after the first fix-it of each
  /// error with `fixed`.
  ///
  /// - Parameter hasConformances: Whether the extension belongs to it.
  static func expect(
    _ source: String, becomes expected: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    hasConformances: Bool = true, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    assertMacroExpansion(
      source, expandedSource: expected, diagnostics: diagnostics,
      macroSpecs: specs(UncheckedMacro.self, conformances: hasConformances ? conformances : []),
      applyFixIts: fixed == nil ? nil : diagnostics.compactMap { $0.fixIts.first?.message },
      fixedSource: fixed,
      indentationWidth: .spaces(2)
    ) { failure in
      Issue.record("\(failure.message)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that the expansion of a source contains some pieces of code, and doesn't contain others.
  static func expect(
    _ source: String, writes pieces: [String], never others: [String] = [],
    conformances: [String] = conformances, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (text, errors) = expand(source, specs: specs(MappedMacro.self, conformances: conformances))
    #expect(errors.map(\.message) == [], sourceLocation: sourceLocation)
    #expect(!Parser.parse(source: text).hasError, "\(text)", sourceLocation: sourceLocation)
    for piece in pieces where !text.contains(piece) {
      Issue.record("no \(piece) in\n\(text)", sourceLocation: sourceLocation)
    }
    for piece in others where text.contains(piece) {
      Issue.record("\(piece) in\n\(text)", sourceLocation: sourceLocation)
    }
  }

  /// The source without the attributes of the macro, as in an expansion.
  static func withoutAttributes(_ source: String) -> String {
    source.replacing(
      #/@(Mapped|Key|By|Default|Ignored|Inlined|ExplicitNull)\b(\([^()]*(\([^()]*\))?[^()]*\))?\s?/#, with: ""
    )
  }
}

/// The macro without the attributes for the compiler's checks, which would change the layout of the code.
/// `ExpandedPieceTests` tests these attributes.
struct UncheckedMacro: MemberMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try MappedMacro.expansion(
      of: node, providingMembersOf: declaration, conformingTo: protocols, in: context
    ).filter { !$0.description.hasPrefix("private enum MappedTypes") }.map { member in
      let lines = member.description.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.first?.hasPrefix("@MappedBody(") == true else { return member }
      let end = lines.firstIndex { $0.hasSuffix(")") } ?? 0
      let rest = lines[(end + 1)...].prefix { $0 != "  #else" }.filter { $0 != "  #if false" } + ["}"]
      return DeclSyntax(stringLiteral: rest.joined(separator: "\n"))
    }
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try MappedMacro.expansion(
      of: node, attachedTo: declaration, providingExtensionsOf: type, conformingTo: protocols, in: context)
  }
}

extension String {
  /// The text with the separator that the macro writes after a module: the committed texts have `::`, which
  /// swift-syntax 602 can't parse.
  var withKnownSeparators: String { replacing("::", with: LibraryType.separator) }

  /// Whether the code of an expansion is the committed one. With the shorter separator, some lines break in
  /// other places.
  func isExpansion(_ committed: String) -> Bool {
    LibraryType.separator == "::"
      ? self == committed : filter { !$0.isWhitespace } == committed.filter { !$0.isWhitespace }
  }
}
