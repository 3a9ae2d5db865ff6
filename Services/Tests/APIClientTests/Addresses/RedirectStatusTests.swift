import APIClient
import Catalog
import MappingTestSupport
import Testing

@Suite("Redirects without a valid location")
struct RedirectStatusTests {
  private func error(_ code: Int, _ location: String?, _ stub: StubTransport) async -> ClientError? {
    var fields = HTTPFields()
    if let location { fields[.location] = location }
    let sample = SampleReply("moved", status: .init(code: code), headerFields: fields)
    stub.on(.get, "/v1/todos/1", .reply(sample), .reply(.todo))
    return await failure(try await guest(stub, interceptors: [RetryInterceptor.immediate]).send(.todo(id: 1)))
  }

  /// An invalid location for the five statuses that are followed, and a valid one for the others.
  private static func place(_ random: inout SeededGenerator, isFollowed: Bool) -> String? {
    let port = Int.random(in: 65_536...9_999_999, using: &random)
    let byte =
      ["\"", "<", "\\", "^", "`", "{", "|", "}", "é", "\u{1F600}", " "].randomElement(using: &random) ?? ""
    let places = [
      nil, "", " ", "\t ", "https://", "https:", "//", "https://[::1/", "https://h:\(port)/", "//h:x/",
      "//h*st/", "//a\(byte)b/", "https://\(byte)/?a",
    ]
    return isFollowed ? places.randomElement(using: &random) ?? nil : "/v1/elsewhere"
  }

  @Test("Invalid redirects are responses, and aren't retried", arguments: 0..<100 as Range<UInt64>)
  func status(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let isFollowed = Bool.random(using: &random)
    let followed = [301, 302, 303, 307, 308]
    let code =
      isFollowed
      ? followed.randomElement(using: &random) ?? 302
      : (300...399).filter { !followed.contains($0) }.randomElement(using: &random) ?? 305
    let place = Self.place(&random, isFollowed: isFollowed)
    let stub = StubTransport.todos()
    let error = await error(code, place, stub)
    #expect(error?.statusError?.status.code == code, "\(place ?? "no place")")
    #expect(error?.statusError?.body == Array("moved".utf8))
    #expect(error?.isOffline == false)
    #expect(stub.requests.count == 1)
  }

  @Test(
    "The error of an invalid redirect names the problem",
    arguments: [
      (302, nil, "a redirect without a Location; the service has to send one"),
      (307, " ", "a redirect without a Location; the service has to send one"),
      (308, "https://[::1", "redirect with an invalid Location: the IPv6 address has no ]"),
      (303, "//a b/", "redirect with an invalid Location: the host has invalid characters"),
      (300, "/x", "Multiple Choices"), (305, "/x", "the endpoint doesn't accept this status"),
    ] as [(Int, String?, String)])
  func texts(code: Int, location: String?, text: String) async {
    let error = await error(code, location, StubTransport.todos())
    #expect(error?.description == "\(getTodo) → \(code): \(text)")
    #expect(error?.reason == (text.contains("Location") ? "status \(code), \(text)" : "status \(code)"))
  }

  @Test("An endpoint can accept invalid redirects")
  func accepted() async throws {
    let stub = StubTransport.todos()
    stub.on(.get, "/v1/x", reply: SampleReply("moved", status: .found, headerFields: [:]))
    let endpoint = Endpoint<[UInt8], Guest>.bytes("x").with { $0.acceptedStatus = .codes([302]) }
    #expect(try await guest(stub).send(endpoint) == Array("moved".utf8))
  }

  @Test(
    "The error of a redirect to another host by http doesn't suggest allowing that host",
    arguments: ["http://evil.example.com", "//10.0.0.7/", "HTTP://localhost.7.se:8080/x", "//a.se:443/x?y"])
  func plainHTTP(location: String) async {
    let stub = StubTransport.todos()
    stub.on(.get, "/todos/1", .moved(to: location))
    let client = Client<Guest>(APIEnvironment("test", "http://localhost"), transport: stub)
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(
      error?.description
        == """
        GET http://localhost/todos/1 → 302: redirect target not allowed (it leads to another \
        host by http, which is not confidential; the service has to redirect to https)
        """)
    #expect(error?.isOffline == false)
    #expect(stub.requests.count == 1)
  }
}
