#if Macros
@testable import DerivedMacros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What a source is expanded to, and what is found wrong with it.
enum MacroExpansion {
  static let specs: [String: MacroSpec] = {
    let fields = ["Key", "By", "Default", "Ignored", "Inlined", "ExplicitNull"]
    let mapped = MacroSpec(
      type: MappedMacro.self,
      conformances: ["DerivedReadable", "DerivedWritable", "DerivedDecodable", "DerivedEncodable"])
    return Dictionary(uniqueKeysWithValues: fields.map { ($0, MacroSpec(type: FieldMacro.self)) })
      .merging(["Mapped": mapped]) { _, new in new }
  }()

  /// Compares the expansion of a source with the expected one.
  static func expect(
    _ source: String, becomes expected: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    assertMacroExpansion(
      source, expandedSource: expected, diagnostics: diagnostics, macroSpecs: specs,
      applyFixIts: fixed == nil ? nil : diagnostics.flatMap { $0.fixIts.map(\.message) }, fixedSource: fixed,
      indentationWidth: .spaces(2)
    ) { failure in
      Issue.record("\(failure.message)", sourceLocation: sourceLocation)
    }
  }

  /// The source without the attributes of this dialect, which is what an expansion leaves of it.
  static func withoutAttributes(_ source: String) -> String {
    source.replacing(
      #/@(Mapped|Key|By|Default|Ignored|Inlined|ExplicitNull)\b(\([^()]*(\([^()]*\))?[^()]*\))?\s?/#, with: ""
    )
  }
}
#endif
