import MappingTestSupport
import Testing

/// A declaration in a file of the folder `Pieces`, with code that its expansion contains, and code that it
/// doesn't.
struct PartlyExpanded: Sendable, CustomTestStringConvertible {
  let fact: String
  let source: String
  let pieces: [String]
  let others: [String]

  private init(_ block: LabelledBlock) {
    (fact, source) = (block.text("fact") ?? "", block.code)
    (pieces, others) = (block.lines("writes"), block.lines("never"))
  }

  /// Empty if the files can't be read, which a test reports.
  static let all =
    (try? LabelledBlock.all(
      in: "Tests/Macros/MacroTests/Pieces", labels: ["fact", "writes", "never"]
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
