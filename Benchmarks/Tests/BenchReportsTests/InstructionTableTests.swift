import BenchKit
import BenchReports
import Testing

/// The table of callgrind's counts.
@Suite struct InstructionTableTests {
  private static func count(
    _ strategy: String, _ instructions: Double?, mallocs: Double? = 4,
    _ documents: InstructionCell.Documents = .lone, _ operation: BenchKit.Operation = .decode,
    _ model: ModelName = .todos
  ) -> InstructionCount {
    InstructionCount(
      cell: InstructionCell(model: model, operation: operation, documents: documents, strategy: strategy),
      instructions: instructions, mallocs: mallocs)
  }

  private static let table = InstructionTable(
    environment: SampleReport.environment,
    counts: [
      count("manual", 1234.5, .rotated), count("manual", 3463), count("codable", 9000.25, mallocs: nil),
      count("manual", nil, mallocs: nil, .lone, .encode), count("manual", 12_345.67, .list, .decode, .movies),
    ])

  private static let text = """
    # instructions and mallocs per object
    # by: Swift version 6.3
    # by: Example CPU
    # by: Debian GNU/Linux 12
    model     operation  documents      strategy      instructions   mallocs
    movies    decode     list           manual            12345.67      4.00
    todos     decode     lone           manual             3463.00      4.00
    todos     decode     lone           codable            9000.25       n/a
    todos     decode     rotated        manual             1234.50      4.00
    todos     encode     lone           manual                 n/a       n/a

    """

  @Test func aTableIsWrittenInOrderAndReadAgain() throws {
    #expect(Self.table.text == Self.text)
    #expect(try InstructionTable(text: Self.text) == Self.table)
  }

  @Test(arguments: [
    ("", "it isn't a table of make instructions"), ("{}", "it isn't a table of make instructions"),
    (text + "todos decode lone\n", "this line doesn't belong to such a table: todos decode lone"),
    (
      text + "todos decode long manual 1.00 1.00\n",
      "this line doesn't belong to such a table: todos decode long manual 1.00 1.00"
    ),
  ])
  func otherTextsAreRefused(text: String, reason: String) {
    let failure = #expect(throws: InstructionTable.Failure.self) { try InstructionTable(text: text) }
    #expect(failure?.description == reason)
  }

  @Test func listsThatArriveHaveRatiosAtTheEnd() throws {
    let figures: [(InstructionCell.Documents, Double?)] = [
      (.complete, 100), (.onePart, 150), (.tenParts, 151.5), (.hundredParts, 165), (.thousandParts, nil),
      (.hundredValues, 230),
    ]
    let table = InstructionTable(
      environment: SampleReport.environment,
      counts: figures.map { Self.count("manual", $1, $0, .partial) })
    let ratios = """
      # manual todos: 10, 100 and 1000 parts take 1.01, 1.10, n/a × 1 part; with a question after each of 100 parts \
      2.30 × one decode

      """
    #expect(table.text.hasSuffix("\n" + ratios))
    #expect(try InstructionTable(text: table.text) == table)
  }

  private func comparison(
    _ old: [InstructionCount], _ new: [InstructionCount], tolerance: Double = 1.02
  ) -> InstructionComparison {
    InstructionComparison(
      old: InstructionTable(environment: SampleReport.environment, counts: old),
      new: InstructionTable(environment: SampleReport.environment, counts: new), tolerance: tolerance)
  }

  @Test(
    arguments: [
      (1000, 4, []), (1020, 4, []), (900, 3, []),
      (1021, 4, ["MORE INSTRUCTIONS: manual todos decode lone: 1.0210 times as many as before"]),
      (1000, 4.01, ["MALLOCS: manual todos decode lone: 4.01 blocks an object, before 4.00"]),
      (
        2000, 5,
        [
          "MORE INSTRUCTIONS: manual todos decode lone: 2.0000 times as many as before",
          "MALLOCS: manual todos decode lone: 5.00 blocks an object, before 4.00",
        ]
      ),
    ] as [(Double, Double, [String])])
  func regressionsAreFindings(instructions: Double, mallocs: Double, findings: [String]) {
    let comparison = comparison(
      [Self.count("manual", 1000)], [Self.count("manual", instructions, mallocs: mallocs)])
    #expect(comparison.findings == findings)
  }

  @Test func theToleranceIsSettable() {
    let (old, new) = ([Self.count("manual", 1000)], [Self.count("manual", 1010)])
    #expect(comparison(old, new).findings == [])
    #expect(comparison(old, new, tolerance: 1.005).findings.count == 1)
  }

  @Test func aCellThatIsNoLongerCountedIsAFinding() {
    let old = [Self.count("manual", 1000), Self.count("codable", 1000), Self.count("mappable", nil)]
    let new = [Self.count("manual", nil), Self.count("throwing", 5)]
    #expect(
      comparison(old, new).findings == [
        "MISSING: manual todos decode lone: no longer counted",
        "MISSING: codable todos decode lone: no longer counted",
      ])
  }

  @Test func ratiosHaveAColumn() {
    let old = [Self.count("manual", 1000), Self.count("codable", 1000)]
    let new = [Self.count("manual", 1100), Self.count("codable", 995), Self.count("throwing", 5)]
    #expect(
      comparison(old, new).text(layout: .plain) == """
        model     operation  documents      strategy      instructions   mallocs   ratio
        todos     decode     lone           manual             1100.00      4.00  1.1000
        todos     decode     lone           codable             995.00      4.00  0.9950
        todos     decode     lone           throwing              5.00      4.00       –
        MORE INSTRUCTIONS: manual todos decode lone: 1.1000 times as many as before
        1 got worse in 3 cells; ratios from 0.9950 to 1.1000

        """)
  }

  @Test func anotherCompilerIsAWarning() {
    var environment = SampleReport.environment
    environment.swift = "Swift version 7"
    let comparison = InstructionComparison(
      old: Self.table, new: InstructionTable(environment: environment, counts: Self.table.counts),
      tolerance: 1.02)
    #expect(
      comparison.warnings == [
        "the counts are of different machines or compilers: Swift version 6.3, Example CPU, Debian GNU/Linux 12, "
          + "then Swift version 7, Example CPU, Debian GNU/Linux 12"
      ])
    #expect(comparison.text(layout: .plain).hasPrefix("WARNING: the counts are of different machines"))
  }
}
