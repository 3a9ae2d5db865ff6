import MappingTestSupport
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import MacroSources

/// A declaration that the macro rejects, and the only error about it.
struct RefusedDeclaration: Sendable, CustomTestStringConvertible {
  /// The code. `«` marks the location of the error, and `»` the end of an attribute that the fix-it removes.
  let source: String
  let message: String
  let fixes: [String]
  /// The source after the first fix-it.
  let fixed: String?
  /// The expansion, if it isn't the source without the attributes.
  let expanded: String?

  private init(_ block: LabelledBlock) {
    source = block.code
    message = block.text("error") ?? ""
    expanded = block.text("expanded")
    let isRemoved = source.contains("»")
    fixes = isRemoved ? ["remove the attribute"] : block.lines("fix")
    fixed = isRemoved ? source.replacing(#/«.*?»/#, with: "") : block.text("fixed")
  }

  /// The declarations in the files of `Refused`; empty if they can't be read, which a test reports.
  static let all =
    (try? LabelledBlock.all(
      in: "Tests/Macros/MacroTests/Refused", labels: ["error", "fix", "fixed", "expanded"],
      adapt: \.withKnownSeparators
    ).map { RefusedDeclaration($0) }) ?? []

  var testDescription: String { message }

  var code: String { source.filter { !"«»".contains($0) } }

  /// The line and the column of the error, both from one.
  var location: (line: Int, column: Int)? {
    guard source.contains("«") else { return nil }
    let lines = source.prefix { $0 != "«" }.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }
}

/// The errors about declarations that the macro can't expand.
@Suite("Diagnostics of the macro")
struct DiagnosticTests {
  @Test("The files of declarations are found")
  func files() {
    #expect(RefusedDeclaration.all.count >= 111)
    #expect(PartlyExpanded.all.count >= 45)
    #expect(ExpandedDeclaration.files.count >= 18)
  }

  @Test(
    "A declaration that can't be expanded is one error at its location", arguments: RefusedDeclaration.all)
  func refused(declaration: RefusedDeclaration) throws {
    let location = try #require(declaration.location)
    MacroExpansion.expect(
      declaration.code, becomes: declaration.expanded ?? MacroExpansion.withoutAttributes(declaration.code),
      diagnostics: [
        DiagnosticSpec(
          message: declaration.message, line: location.line, column: location.column,
          fixIts: declaration.fixes.map { FixItSpec(message: $0) })
      ], fixed: declaration.fixed, hasConformances: false)
  }

  @Test("A type that can't be mapped conforms, so that there is no second error")
  func conforms() {
    let (text, errors) = MacroExpansion.expand("@Mapped public struct A {\n  var pair: (Int, Int)\n}")
    #expect(errors.map(\.message) == ["'pair' needs '@By' or '@Ignored': JSON can't represent a tuple"])
    for piece in [
      "extension A: DerivedMapping.JSONDecodable, ", "\n  DerivedMapping.JSONObjectWritable\n{",
      "public static func decode(", "public func writeMembers(",
    ] {
      #expect(text.contains(piece))
    }
  }

  @Test("Each kind of error has a different identifier")
  func identifiers() {
    let source = "@Mapped struct A {\n  var (a, b): (Int, Int)\n  @Key(\"c\") static var c = 1\n}"
    let identifiers = MacroExpansion.expand(source).errors.map(\.diagMessage.diagnosticID)
    #expect(identifiers == ["tuple", "noEffect"].map { MessageID(domain: "DerivedMapping", id: $0) })
  }
}
