import JSONStreaming
import ManualMapping
import Testing

@Suite("Lossy streams")
struct LossyTests {
  private static let document = """
    {"films": [
      {"title": "A", "rating": 1}, {"title": "B"},
      7,
      {"title": "C", "rating": 3}
    ]}
    """

  @Test("Invalid elements are skipped and reported, as of a lossy array")
  func elements() throws {
    let mapper = ManualMapper<Film>()
    let whole = try mapper.lossyArray.at("films").decode(Self.document)
    #expect(whole.dropped.map(\.index) == [1, 2])
    let report = LossReport()
    var films = mapper.elements(in: Array(Self.document.utf8), at: "films").lossy(report)
    var titles: [String] = []
    try films.forEach { titles.append($0.title) }
    #expect(titles == ["A", "C"])
    #expect(report.count == 2 && report.dropped == whole.dropped)
    #expect(
      report.dropped.map(\.error.description) == [
        #"$.films[1]: missing key "rating" required by Film (Double) (line 2, column 32) [missing-key]"#,
        "$.films[2]: expected an object for Film, found 7 (line 3, column 3) [type-mismatch]",
      ])
  }

  @Test("Lines that aren't JSON don't affect other lines")
  func lines() throws {
    let text = "{\"title\":\"A\",\"rating\":1}\n{\"title\":\nnonsense\n[]\n{\"title\":\"B\",\"rating\":2}"
    let report = LossReport(limit: 2)
    var films = ManualMapper<Film>().lines(in: Array(text.utf8)).lossy(report)
    var titles: [String] = []
    try films.forEach { titles.append($0.title) }
    #expect(titles == ["A", "B"])
    #expect(report.count == 3 && report.dropped.map(\.index) == [1, 2])
    #expect(
      report.dropped.map(\.error.description) == [
        "$.title: the document ends inside an object (line 2, column 10) [unexpected-end]",
        #"$: unknown literal "nonsense", expected a JSON value (line 3, column 1) [invalid-literal]"#,
      ])
  }

  @Test("An array that isn't JSON ends with the error")
  func syntax() throws {
    let report = LossReport()
    var films = ManualMapper<Film>().elements(in: Array("[{}, {]".utf8)).lossy(report)
    let error = #expect(throws: JSONError.self) { try films.next() }
    #expect(
      error?.description
        == #"$[1]: unexpected "]", expected a key or "}" (line 1, column 7) [unexpected-character]"#)
    #expect(report.dropped.map(\.index) == [0])
    #expect(try films.next() == nil)
  }

  @Test("Without a report, the value after an error can be decoded")
  func goingOn() throws {
    var films = ManualMapper<Film>().elements(in: Array(Self.document.utf8), at: "films")
    #expect(try films.next()?.title == "A")
    #expect(throws: JSONError.self) { try films.next() }
    #expect(throws: JSONError.self) { try films.next() }
    #expect(try films.next()?.title == "C")
    #expect(try films.next() == nil)
  }

  @Test("An asynchronous stream reports before the next value")
  func asynchronous() async throws {
    let report = LossReport()
    var counts: [Int] = []
    let source = ByteChunks(Array(Self.document.utf8), size: 3)
    for try await _ in ManualMapper<Film>().elements(of: source, at: "films").lossy(report) {
      counts.append(report.count)
    }
    #expect(counts == [0, 2])
  }
}
