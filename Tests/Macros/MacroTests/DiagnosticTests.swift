import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroSources

/// A declaration that can't be expanded, and what is said about it.
struct RefusedDeclaration: Sendable, CustomTestStringConvertible {
  let source: String
  let message: String
  let line: Int
  let column: Int
  var fixIts: [String] = []
  /// The place of the note that it has.
  var note: (line: Int, column: Int)?
  /// The source after the fix-its.
  var fixed: String?
  /// What an expansion leaves of the source, if that is not the source without the attributes.
  var expanded: String?

  var testDescription: String { message }
}

/// What the macro says about declarations that it can't expand.
@Suite("Diagnostics of the macro")
struct DiagnosticTests {
  @Test("A property that can't be mapped is an error at its place", arguments: properties)
  func property(declaration: RefusedDeclaration) { check(declaration) }

  @Test(
    "Attributes that contradict each other or do nothing are errors at their place", arguments: attributes)
  func attribute(declaration: RefusedDeclaration) { check(declaration) }

  @Test("Attributes where nothing is mapped are errors at their place", arguments: misplaced)
  func place(declaration: RefusedDeclaration) { check(declaration) }

  @Test("Keys that two properties claim are errors at the second one", arguments: keys)
  func key(declaration: RefusedDeclaration) { check(declaration) }

  @Test("A type that can't be made is an error at its name", arguments: types)
  func type(declaration: RefusedDeclaration) { check(declaration) }

  @Test("A case that can't be told apart is an error at its name", arguments: cases)
  func enumCase(declaration: RefusedDeclaration) { check(declaration) }

  @Test("Each kind of error has an identifier of its own")
  func identifiers() {
    #expect(Refusal.tuple.diagnosticID == MessageID(domain: "DerivedMapping", id: "tuple"))
    #expect(
      Refusal.sameKey("a", other: "b").diagnosticID == MessageID(domain: "DerivedMapping", id: "sameKey"))
  }

  private func check(_ declaration: RefusedDeclaration) {
    MacroExpansion.expect(
      declaration.source,
      becomes: declaration.expanded ?? MacroExpansion.withoutAttributes(declaration.source),
      diagnostics: [
        DiagnosticSpec(
          message: declaration.message, line: declaration.line, column: declaration.column,
          notes: declaration.note.map {
            [NoteSpec(message: "it stands here", line: $0.line, column: $0.column)]
          }
            ?? [],
          fixIts: declaration.fixIts.map { FixItSpec(message: $0) })
      ], fixed: declaration.fixed, hasConformances: false)
  }
}
