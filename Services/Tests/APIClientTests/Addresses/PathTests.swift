import Foundation
import JSONCore
import JSONMapping
import Testing

@testable import APIClient

@Suite("Paths and queries are percent-encoded")
struct PathTests {
  @Test(
    "The template of a request has no values, no query and no secret",
    arguments: [
      ("https://api.example.com/v1", "movies/\(7)/cast/\("a/b")", "/v1/movies/{}/cast/{}"),
      ("https://api.example.com/v1/?tenant=7", "/movies/\(secret: "key")?year=\(2016)", "/v1/movies/{}"),
      ("https://api.example.com", "movies", "/movies"), ("https://api.example.com", "", "/"),
      ("https://api.example.com", Path(segments: ["movies", "7"]), "/{}/{}"),
      ("https://api.example.com/a;token=abc", "movies;sid=\(7)", "/a;token=•••/movies;sid=•••"),
      ("no address", "movies/\(7)", "/movies/{}"),
    ] as [(String, Path, String)])
  func template(address: String, path: Path, template: String) async {
    let recorder = EventRecorder()
    let client = Client<Anyone>(
      APIEnvironment("test", address), transport: StubTransport(), monitors: [recorder])
    _ = await clientError { () async throws(ClientError) in
      try await client.send(Endpoint<Void, Anyone>.get(path))
    }
    #expect(Set(recorder.events.map(\.exchange.pathTemplate)) == [template])
  }

  @Test("Paths with the same text are equal, unless one hides a value")
  func equal() {
    let (plain, interpolated, secret): (Path, Path, Path) = ("a/7", "a/\(7)", "a/\(secret: 7)")
    #expect(plain == interpolated && Set([plain, interpolated, secret]).count == 2)
  }

  @Test("A query keeps its order, omits nil and encodes delimiters")
  func queries() {
    let cursor: String? = nil
    var query: QueryParameters = ["year": 2016, "q": "a&b=c d+é", "cursor": cursor]
    query.add("flag", true)
    #expect(query.encoded == "year=2016&q=a%26b%3Dc%20d%2B%C3%A9&flag=true")
  }

  private enum Sort: String, JSONWritable { case title, year }

  /// Values, and their items in a query and a form; the first is also a part of a path if it is the only one.
  static let writable: [(any JSONWritable & Sendable, [String])] = [
    ("a b", ["a%20b"]), ("", [""]), (7, ["7"]), (-7 as Int8, ["-7"]), (UInt64.max, ["18446744073709551615"]),
    (1.5, ["1.5"]), (1e21, ["1e%2B21"]), (Float(0.1), ["0.1"]), (true, ["true"]), (false, ["false"]),
    (Sort.year, ["year"]),
    (
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
      ["00000000-0000-0000-0000-000000000001"]
    ),
    ([1, 2, 3], ["1", "2", "3"]), (["a", "b"] as Set, ["a", "b"]), ([Int](), []),
    ([1.5, nil, 2], ["1.5", "2"]),
    ([Sort.title, .year], ["title", "year"]), (Int?.none, []), (Int?.some(1), ["1"]),
    (OwnedJSON.number(JSONNumber("12345678901234567890.5") ?? JSONNumber(0)), ["12345678901234567890.5"]),
  ]

  @Test(
    "A value has the text of JSON in a query, a form and a path; a list repeats the name",
    arguments: writable.indices)
  func texts(row: Int) throws {
    let (value, texts) = Self.writable[row]
    let literal: QueryParameters = ["x": value]
    var added = QueryParameters()
    added.add("x", value)
    #expect(literal == added)
    #expect(literal.items.count == texts.count)
    let encoded = texts.map { "x=\($0)" }
    let sorted = literal.encoded.split(separator: "&").map(String.init)
    #expect((value is Set<String> ? sorted.sorted() : sorted) == encoded)
    guard case .bytes(let form) = try RequestBody.form(literal).content() else { throw CancellationError() }
    #expect(form == Array(literal.encoded.utf8))
    let route: RouteParameters = ["x": value]
    #expect(route.query.items.count == texts.count)
    func path(_ value: some JSONWritable) -> Path { "a/\(value)" }
    #expect((path(value).problem == nil) == (texts.count == 1))
    if texts.count == 1 { #expect(path(value).text == "a/\(texts[0])") }
  }

  @Test("Dates and bytes are sent in the form of a field")
  func fields() {
    let date = Date(timeIntervalSince1970: 86_400)
    var query = QueryParameters()
    query.add("day", date, as: DateField.yearMonthDay)
    query.add("time", date, as: DateField.seconds)
    query.add("none", Date?.none, as: DateField.seconds)
    #expect(query.encoded == "day=1970-01-02&time=86400")
    let path: Path = "days/\(date, as: DateField.yearMonthDay)/x"
    #expect(path.text == "days/1970-01-02/x")
    #expect(path.template == "days/{}/x")
  }

  @Test("A value that a URL can't express is an error when the request is sent")
  func inexpressible() async throws {
    let values: [any JSONWritable & Sendable] = [
      Double.nan, Double.infinity, -Float.infinity, ["a": 1], [[1]], [["a": 1]], [1, .nan],
    ]
    let stub = StubTransport { _ in .reply(.todo) }
    let client = guest(stub)
    for value in values {
      func path(_ value: some JSONWritable) -> Path { "a/\(value)" }
      let endpoints: [Endpoint<Void, Guest>] = [
        .get("a", query: ["x": value]), .post("a", body: .form(["x": value])), .get(path(value)),
      ]
      for endpoint in endpoints {
        let error = await clientError { () async throws(ClientError) in try await client.send(endpoint) }
        switch error?.kind {
        case .encoding, .invalidRequest: break
        default: Issue.record("\(value): \(String(describing: error))")
        }
      }
    }
    #expect(stub.requests.isEmpty)
  }
}
