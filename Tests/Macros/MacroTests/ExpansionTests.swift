import MappingTestSupport
import SwiftDiagnostics
import Testing

/// A file in the folder `Expansions`: a declaration below its subject, and the complete expansion.
struct ExpandedDeclaration {
  let file: String
  let source: String
  let expansion: String

  /// The line between the declaration and the expansion.
  static let separator = "\n=== expands to\n"

  static let files =
    (try? PackageFolder.names(in: "Tests/Macros/MacroTests/Expansions").filter { $0.hasSuffix(".txt") }) ?? []

  init(_ name: String) throws {
    file = "Tests/Macros/MacroTests/Expansions/\(name)"
    let parts = try PackageFolder.text(of: file).split(separator: Self.separator, maxSplits: 1)
    (source, expansion) = (String(try #require(parts.first)), String(try #require(parts.last)))
  }
}

@Suite("Whole expansions")
struct ExpansionTests {
  @Test("A declaration expands to the committed text", arguments: ExpandedDeclaration.files)
  func expansion(name: String) throws {
    let declaration = try ExpandedDeclaration(name)
    // The first line is the subject.
    let source = declaration.source.split(separator: "\n", maxSplits: 1)[1]
    let (text, errors) = MacroExpansion.expand(String(source))
    #expect(errors.map(\.message) == [])
    if Rewriting.isOn {
      try Rewriting.write(declaration.source + ExpandedDeclaration.separator + text, to: declaration.file)
    } else {
      #expect(text == declaration.expansion, "`make texts` rewrites \(declaration.file)")
    }
  }
}
