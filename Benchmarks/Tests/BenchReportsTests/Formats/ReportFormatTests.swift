import BenchReports
import Testing

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
