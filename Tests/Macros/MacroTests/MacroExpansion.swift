import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroSources

/// What a source is expanded to, and what is found wrong with it.
enum MacroExpansion {
  static let specs: [String: MacroSpec] = {
    let fields = ["Key", "By", "Default", "Ignored", "Inlined", "ExplicitNull"]
    let mapped = MacroSpec(
      type: UncheckedMacro.self,
      conformances: ["DerivedReadable", "JSONWritable", "DerivedDecodable", "JSONObjectWritable"])
    return Dictionary(uniqueKeysWithValues: fields.map { ($0, MacroSpec(type: FieldMacro.self)) })
      .merging(["Mapped": mapped]) { _, new in new }
  }()

  /// Compares the expansion of a source with the expected one.
  ///
  /// - Parameter hasConformances: Whether the extension belongs to it.
  static func expect(
    _ source: String, becomes expected: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    hasConformances: Bool = true, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var specs = specs
    if !hasConformances { specs["Mapped"] = MacroSpec(type: UncheckedMacro.self) }
    assertMacroExpansion(
      source, expandedSource: expected, diagnostics: diagnostics, macroSpecs: specs,
      applyFixIts: fixed == nil ? nil : diagnostics.flatMap { $0.fixIts.map(\.message) }, fixedSource: fixed,
      indentationWidth: .spaces(2)
    ) { failure in
      Issue.record("\(failure.message)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that the expansion of a source has some pieces of code, where the rest is that of any type.
  static func expect(
    _ source: String, writes pieces: [String], never others: [String] = [],
    conformances: [String] = ["DerivedReadable", "JSONWritable", "DerivedDecodable", "JSONObjectWritable"],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let specs = specs.merging([
      "Mapped": MacroSpec(
        type: MappedMacro.self, conformances: conformances.map { TypeSyntax(stringLiteral: $0) })
    ]) { $1 }
    let expanded = file.expand(
      macroSpecs: specs,
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    let text = expanded.description
    #expect(context.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    #expect(!Parser.parse(source: text).hasError, "\(text)", sourceLocation: sourceLocation)
    for piece in pieces where !text.contains(piece) {
      Issue.record("no \(piece) in\n\(text)", sourceLocation: sourceLocation)
    }
    for piece in others where text.contains(piece) {
      Issue.record("\(piece) in\n\(text)", sourceLocation: sourceLocation)
    }
  }

  /// The source without the attributes of this dialect, which is what an expansion leaves of it.
  static func withoutAttributes(_ source: String) -> String {
    source.replacing(
      #/@(Mapped|Key|By|Default|Ignored|Inlined|ExplicitNull)\b(\([^()]*(\([^()]*\))?[^()]*\))?\s?/#, with: ""
    )
  }
}

/// The macro without the attributes for the compiler's checks, for here what they stand before is laid out anew.
/// `CheckExpansionTests` has them.
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
      return DeclSyntax(stringLiteral: lines[(end + 1)...].joined(separator: "\n"))
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
