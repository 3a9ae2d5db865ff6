import BenchKit
import BenchReports
import Testing

@Suite struct ReadmeTableTests {
  @Test func theReadmeHasAShortTable() {
    let floor = SampleReport.measured("build", samples: [1000, 1001, 1002, 1003, 1004])
    let encoded = SampleReport.measured("manual", .native, .encode, .todos, samples: [20_000])
    #expect(
      ReadmeTable(SampleReport.report(SampleReport.cells + [floor, encoded])).text == """
        How many times faster than `foundation-codable`, lists of 100 objects; more is better, `~` is noisy (an interval wider than 20 % or fewer than 5 samples):

        |  | decode todos | encode todos |
        | --- | ---: | ---: |
        | `manual` | 10.0 | n/a |
        | `codable` | n/a |  |
        | `foundation-codable` | 1.00 |  |
        | `foundation-codable-dateformatter` | 0.51 ~ |  |

        Measured on 2026-01-02 on 2 cores of Example CPU, Swift version 6.3, Debian GNU/Linux 12, with `bench` at commit abc1234.


        """)
  }

  @Test func theReadmeExplainsOnlyWhatItContains() {
    let reference = ReadmeTable(SampleReport.report([SampleReport.cells[3]])).text
    #expect(
      reference.hasPrefix(
        "How many times faster than `foundation-codable`, lists of 100 objects; more is better:\n"))
    #expect(ReadmeTable(SampleReport.report([])).text == "Nothing was decoded or encoded.\n")
  }

  @Test func theReadmeNamesAnotherBackendOnlyIfOursWasNotMeasured() {
    let jansson = ReadmeTable(SampleReport.report(Array(SampleReport.cells[1...3]))).text
    #expect(jansson.contains("| `manual over jansson` | 2.02 |"))
  }
}

@Suite struct ReportFormatTests {
  @Test(
    arguments: [
      ("report.html", .html), ("a.b/report.HTM", .html), ("x.md", .readme), ("x.json", .json),
      ("x.json.txt", .text), ("report", nil), ("a.html/report", nil), (".json", nil), ("x.", nil),
      ("x.csv", nil), ("", nil),
    ] as [(String, ReportFormat?)])
  func theSuffixOfAFileGivesItsFormat(name: String, format: ReportFormat?) {
    #expect(ReportFormat(fileName: name) == format)
  }
}
