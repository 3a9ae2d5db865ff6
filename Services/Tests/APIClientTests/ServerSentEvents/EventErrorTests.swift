import APIClient
import Catalog
import CatalogMappable
import CodableMapping
import JSONStreaming
import MappableMapping
import Testing

@Suite("Errors in the events of a stream")
struct EventErrorTests {
  private let stub = StubTransport()

  private func values(_ text: String, limit: Int = 1 << 24) -> ServerSentEvents<[Int]> {
    stub.send(text)
    return guest(stub).events(
      of: .noticesOnce, as: CodableMapper<[Int]>(), options: StreamOptions(elementLimit: limit))
  }

  private func error(of text: String, limit: Int = 1 << 24) async -> ClientError? {
    let values = values(text, limit: limit)
    return await clientError { () async throws(ClientError) in for try await _ in values {} }
  }

  private static let request = "GET https://api.example.com/v1/notices → 200"

  @Test("The data is decoded by the mapper of any strategy")
  func strategies() async throws {
    let mappers: [any Mapping<Todo>] = [CodableMapper<Todo>(), MappableMapper<Todo>()]
    for mapper in mappers {
      stub.send(#"data: {"userId": 1, "id": 7, "title": "Tea", "completed": false}\#n\#n"#)
      var ids: [Int?] = []
      for try await event in guest(stub).events(of: .noticesOnce, as: mapper) { ids.append(event.value.id) }
      #expect(ids == [7])
    }
  }

  @Test("An error has the event, the path, and the location in the stream")
  func located() async throws {
    let error = try #require(await error(of: "id: 7\r\nevent: sums\r\ndata: [1, \"x\"]\r\n\r\n"))
    #expect(
      error.description == """
        \(Self.request), event "sums": $[1]: expected Int, found string "x" (line 3, column 11) [type-mismatch]
        """)
    #expect(error.event?.id == "7")
    #expect(error.event?.type == "sums")
    #expect(
      error.decodingError?.rendered() == """
        error[type-mismatch]: expected Int, found string "x"
          --> $[1] (line 3, column 11, byte 30)
         3 | …[1, "x"]
           |      ^~~
           = note: in the event "sums"
        """)
    #expect(error.decodingError?.withoutValues.rendered().contains("id") == false)
  }

  static let locations = [
    ("data: [1,\ndata: x]\n\n", "(line 2, column 7, byte 16)"),
    ("data:[1,\r: comment\rdata: 2,\rdata:   x]\r\r", "(line 4, column 9, byte 36)"),
    ("\u{FEFF}data: x\n\n", "(line 1, column 7, byte 6)"),
    ("data: [1]\n\ndata: [é]\n\n", "(line 3, column 8, byte 18)"),
    ("data\n\n", "(line 1, column 5, byte 4)"),
    ("data: [1,\nid: 2\ndata: 2\n\n", "(line 3, column 8, byte 23)"),
    (": a\ndata: [1\n: b\ndata: 2]\n\n", "(line 4, column 7, byte 23)"),
    (": a\ndata: [1\n: b\ndata: 2]\n\n", "note: a comma may be missing at line 2, column 9\n"),
  ]

  @Test("The location is that in the stream, however the lines of the data are spread", arguments: locations)
  func spread(text: String, location: String) async throws {
    let rendered = await error(of: text)?.decodingError?.rendered() ?? "no error"
    #expect(rendered.contains(location))
  }

  @Test("Events that don't decode can be skipped and reported")
  func lossy() async throws {
    let report = LossReport()
    var sums: [Int] = []
    let values = values("data: [1]\n\nid: 2\ndata: x\n\ndata: [4, 5]\n\n")
    for try await event in values.lossy(report) { sums.append(event.value.reduce(0, +)) }
    #expect(sums == [1, 9])
    #expect(report.dropped.map(\.index) == [1])
    let advice = report.dropped.first?.error.issue.advice
    #expect(advice?.contains("note: in the event \"message\"") == true)
  }

  @Test("Without a report, the first event that doesn't decode ends the sequence")
  func ended() async throws {
    var events = values("data: x\n\ndata: [1]\n\n").makeAsyncIterator()
    #expect(await failure(try await events.next()) != nil)
    #expect(try await events.next() == nil)
    #expect(stub.requests.count == 1)
  }

  @Test("Bytes that aren't UTF-8 are an error of the mapper")
  func invalidBytes() async throws {
    stub.send([Array("data: [\"".utf8), [0xFF], Array("\"]\n\n".utf8)])
    let events = guest(stub).events(of: .noticesOnce, as: CodableMapper<[String]>())
    let error = await clientError { () async throws(ClientError) in for try await _ in events {} }
    #expect(
      error?.description == """
        \(Self.request), event "message": $[0]: byte 0xFF is not valid UTF-8 (line 1, column 9) [invalid-utf8]
        """)
  }

  static let longTexts = [
    ("data: [1]\n\ndata: [1, 2, 3]\n\n", "line 3, column 1"),
    ("data: [1]\n: a long comment\n\n", "line 2, column 1"),
    ("data: [1,\ndata: 2,\ndata: 3,\ndata: 44]\n\n", "line 4, column 1"),
  ]

  @Test("A line or an event beyond the limit is an error", arguments: longTexts)
  func limits(text: String, location: String) async throws {
    let error = try #require(await error(of: text, limit: 12))
    #expect(
      error.description
        == "\(Self.request): $: 13 bytes are more than the limit of 12 (\(location)) [size-limit]")
  }

  @Test("An event beyond the limit can be skipped, with its id")
  func skipped() async throws {
    let text = "data: [1]\n\nid: 2\ndata: [1, 2, 3]\ndata: x\n\ndata: [4]\n\n"
    let report = LossReport()
    var events: [ServerSentEvent<[Int]>] = []
    for try await event in values(text, limit: 12).lossy(report) { events.append(event) }
    #expect(events == [ServerSentEvent(value: [1]), ServerSentEvent(id: "2", value: [4])])
    #expect(report.dropped.map(\.index) == [1])
  }

  static let secretTypes = ["\u{1B}[31m", String(repeating: "a", count: 200), "a\u{202E}b"]

  @Test("The type can't break a line of a log, and is cut", arguments: secretTypes)
  func shownTypes(type: String) async throws {
    let error = try #require(await error(of: "event: \(type)\nid: s3cr3t\ndata: x\n\n"))
    #expect(error.event?.type == type)
    for text in ["\(error)", error.decodingError?.rendered() ?? ""] { #expect(!text.contains(type)) }
    #expect(!"\(error)".contains("s3cr3t"))
  }
}
