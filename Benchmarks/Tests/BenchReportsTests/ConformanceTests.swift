import BenchKit
import Testing

@testable import BenchReports

@Suite struct ConformanceTests {
  @Test(
    arguments: [
      ("y_array.json", ConformanceExpectation.accept), ("n_array.json", .reject), ("i_array.json", .either),
      ("array.json", nil), ("y", nil), ("", nil), ("Y_array.json", nil),
    ] as [(String, ConformanceExpectation?)])
  func namesGiveTheExpectation(name: String, expectation: ConformanceExpectation?) {
    #expect(ConformanceExpectation(fileName: name) == expectation)
  }

  @Test(arguments: [
    (ConformanceExpectation.accept, true, true), (.accept, false, false),
    (.reject, true, false), (.reject, false, true),
    (.either, true, true), (.either, false, true),
  ])
  func verdictsFollowTheExpectation(expectation: ConformanceExpectation, accepted: Bool, passes: Bool) {
    #expect(expectation.isMet(accepted: accepted) == passes)
  }

  @Test func parsersGiveVerdicts() {
    func accepts(_ text: String) -> Bool {
      ConformanceVerdict(
        file: "y_a.json", expectation: .accept, bytes: Array(text.utf8), parser: FoundationPeers.parser
      ).accepted
    }
    #expect(accepts("[1]"))
    #expect(!accepts("[1"))
  }

  private static let report = ConformanceReport([
    ConformanceVerdict(file: "i_huge.json", expectation: .either, backend: .native, error: "too big"),
    ConformanceVerdict(file: "i_huge.json", expectation: .either, backend: .foundation, error: nil),
    ConformanceVerdict(file: "n_comma.json", expectation: .reject, backend: .native, error: "a comma"),
    ConformanceVerdict(file: "n_comma.json", expectation: .reject, backend: .foundation, error: nil),
    ConformanceVerdict(file: "y_empty.json", expectation: .accept, backend: .native, error: nil),
    ConformanceVerdict(file: "y_empty.json", expectation: .accept, backend: .foundation, error: nil),
  ])

  @Test func textHasAColumnForEachParser() {
    #expect(
      Self.report.text() == """
        file          native      foundation
        i_huge.json   rejects     accepts
        n_comma.json  pass        FAIL
        y_empty.json  pass        pass

        native: accepts 1 of 1 files that are valid
        native: rejects 1 of 1 files that are not valid
        native: accepts 0 of 1 files that may be either
        foundation: accepts 1 of 1 files that are valid
        foundation: rejects 0 of 1 files that are not valid
        foundation: accepts 1 of 1 files that may be either

        """
    )
  }

  @Test func otherValuesAreShown() throws {
    let report = ConformanceReport([
      ConformanceVerdict(file: "i_huge.json", expectation: .either, backend: .native, error: nil),
      ConformanceVerdict(
        file: "i_huge.json", expectation: .either, backend: .foundation, error: nil,
        difference: "$[0] is 9007199254740992 instead of 9007199254740993"),
      ConformanceVerdict(file: "y_twice.json", expectation: .accept, backend: .native, error: nil),
      ConformanceVerdict(
        file: "y_twice.json", expectation: .accept, backend: .jansson, error: nil,
        difference: "$ has 1 of 2 members"),
    ])
    #expect(
      report.text() == """
        file          native      jansson     foundation
        i_huge.json   accepts                 differs
        y_twice.json  pass        differs

        native: accepts 1 of 1 files that are valid
        native: accepts 1 of 1 files that may be either
        jansson: accepts 1 of 1 files that are valid
        foundation: accepts 1 of 1 files that may be either

        differs: accepts the file, but with other values than this package's parser
        foundation: i_huge.json: $[0] is 9007199254740992 instead of 9007199254740993
        jansson: y_twice.json: $ has 1 of 2 members

        """)
    let json = String(decoding: try ReportJSON.data(of: report.results[3]), as: UTF8.self)
    #expect(
      json == """
        {
          "accepted" : true,
          "backend" : "jansson",
          "difference" : "$ has 1 of 2 members",
          "error" : null,
          "expectation" : "accept",
          "file" : "y_twice.json",
          "verdict" : "pass"
        }

        """)
  }

  @Test func aNarrowTerminalHasLongNamesOnLinesOfTheirOwn() {
    let name = "n_" + String(repeating: "structure_", count: 5) + ".json"
    let report = ConformanceReport([
      ConformanceVerdict(file: name, expectation: .reject, backend: .native, error: "no"),
      ConformanceVerdict(file: name, expectation: .reject, backend: .foundation, error: nil),
    ])
    #expect(
      report.text(layout: TextLayout(width: 60)) == """
        file                                  native      foundation
        n_structure_structure_structure_structure_structure_.json
                                              pass        FAIL

        native: rejects 1 of 1 files that are not valid
        foundation: rejects 0 of 1 files that are not valid

        """)
  }

  @Test func jsonHasVerdictsAndSums() throws {
    let report = ConformanceReport(Array(Self.report.results[2...3]))
    #expect(
      String(decoding: try ReportJSON.data(of: report), as: UTF8.self) == """
        {
          "results" : [
            {
              "accepted" : false,
              "backend" : "native",
              "error" : "a comma",
              "expectation" : "reject",
              "file" : "n_comma.json",
              "verdict" : "pass"
            },
            {
              "accepted" : true,
              "backend" : "foundation",
              "error" : null,
              "expectation" : "reject",
              "file" : "n_comma.json",
              "verdict" : "fail"
            }
          ],
          "schemaVersion" : 1,
          "summary" : [
            {
              "accepted" : 0,
              "backend" : "native",
              "expectation" : "reject",
              "files" : 1,
              "passed" : 1
            },
            {
              "accepted" : 1,
              "backend" : "foundation",
              "expectation" : "reject",
              "files" : 1,
              "passed" : 0
            }
          ]
        }

        """
    )
  }
}
