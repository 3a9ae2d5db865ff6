import MacroTestSupport
import SwiftDiagnostics
import Testing

/// A declaration whose complete expansion is in the folder `Expansions`, in a file with the name of the type.
struct ExpandedDeclaration: Sendable, CustomTestStringConvertible {
  let name: String
  /// The subject of the expansion.
  let fact: String
  let source: String

  init(_ name: String, _ fact: String, _ source: String) {
    self.name = name
    self.fact = fact
    self.source = source
  }

  var testDescription: String { fact }
}

@Suite("Whole expansions")
struct ExpansionTests {
  @Test(
    "A declaration expands to the committed text",
    arguments: ExpandedDeclaration.models + ExpandedDeclaration.enums)
  func expansion(declaration: ExpandedDeclaration) throws {
    let (text, errors) = MacroExpansion.expand(declaration.source)
    #expect(errors.map(\.message) == [])
    let file = "Tests/Macros/MacroTests/Expansions/\(declaration.name).txt"
    if Rewriting.isOn {
      try Rewriting.write(text, to: file)
    } else {
      #expect(text == (try PackageFolder.text(of: file)), "`make expansions` rewrites \(file)")
    }
  }
}
