import MappingTestSupport
import SwiftDiagnostics
import Testing

@testable import MacroSources

/// A file in the folder `Expansions`: a declaration below its subject, and the complete expansion.
struct ExpandedDeclaration {
  let file, source, expansion: String

  /// The line between the declaration and the expansion.
  static let separator = "\n=== expands to\n"

  static let files =
    (try? PackageFolder.names(in: "Tests/Macros/MacroTests/Expansions").filter { $0.hasSuffix(".txt") }) ?? []

  init(_ name: String) throws {
    file = "Tests/Macros/MacroTests/Expansions/\(name)"
    let parts = try PackageFolder.text(of: file).split(separator: Self.separator, maxSplits: 1)
    (source, expansion) = (
      String(try #require(parts.first)), String(try #require(parts.last)).withKnownSeparators
    )
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
      #expect(text.isExpansion(declaration.expansion), "`make texts` rewrites \(declaration.file)")
    }
  }
}

/// A declaration in a file of the folder `Pieces`, with code that its expansion contains, and code that it
/// doesn't.
struct PartlyExpanded: Sendable, CustomTestStringConvertible {
  let fact, source: String
  let pieces, others: [String]

  private init(_ block: LabelledBlock) {
    (fact, source) = (block.text("fact") ?? "", block.code)
    (pieces, others) = (block.lines("writes"), block.lines("never"))
  }

  /// Empty if the files can't be read, which a test reports.
  static let all =
    (try? LabelledBlock.all(
      in: "Tests/Macros/MacroTests/Pieces", labels: ["fact", "writes", "never"], adapt: \.withKnownSeparators
    ).map { PartlyExpanded($0) }) ?? []

  var testDescription: String { fact }
}

@Suite("Pieces of expansions")
struct ExpandedPieceTests {
  @Test("An expansion contains the pieces that its file lists", arguments: PartlyExpanded.all)
  func pieces(declaration: PartlyExpanded) {
    #expect(!declaration.fact.isEmpty && !declaration.pieces.isEmpty)
    MacroExpansion.expect(declaration.source, writes: declaration.pieces, never: declaration.others)
  }
}

/// Expansions of declarations with one unusual detail.
@Suite("Details of expansions")
struct DetailExpansionTests {
  @Test("A conformance in the source isn't added")
  func partialConformance() {
    MacroExpansion.expect(
      "@Mapped struct A: JSONObjectDecodable {\n  var id: Int\n}",
      writes: ["extension A: DerivedMapping.JSONWritable, DerivedMapping.JSONObjectWritable {}"],
      conformances: ["JSONWritable", LibraryType.conformance("JSONObjectWritable")])
    MacroExpansion.expect(
      "@Mapped struct A<V>: ManualMappable {\n  var value: V\n}",
      writes: [], never: ["extension"], conformances: [])
  }

  @Test("A class encodes the members of an encoded superclass first")
  func encodedSuperclass() {
    MacroExpansion.expect(
      "@Mapped(.encodeOnly) public final class A: B { let b = 1 }",
      writes: [
        "public nonisolated override func writeMembers(", "try super.writeMembers(to: &json)",
        #"json.put("b", self.b)"#,
      ], conformances: [])
    MacroExpansion.expect(
      "@Mapped(.encodeOnly) final class A: B {}", writes: ["func writeMembers"], never: ["super"],
      conformances: ["JSONWritable", "JSONObjectWritable"])
  }
}
