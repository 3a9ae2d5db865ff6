import APIClient
import CodableMapping
import HTTPTypes
import Testing

/// Errors and logs contain texts of the platform.
@Suite("Messages of the platform contain no secret")
struct SecretsOfTransportTests {
  private static let planted = "s3cr3t"

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  /// Sends a request that is full of secrets, and returns the error with all texts of the error and the log.
  private func texts(
    at address: String, _ path: Path? = nil, clock: ManualClock = ManualClock()
  ) async -> (TransportError?, [String]) {
    let (lines, log) = AsyncStream.makeStream(of: String.self)
    var options = ClientOptions()
    options.idleTimeout = Tested.idleTimeout
    options.headerFields = [.authorization: Self.planted, .cookie: "session=\(Self.planted)"]
    let client = Client<Anyone>(
      APIEnvironment("test", address), transport: Tested.transport(clock: clock),
      monitors: [EventLog { log.yield($0) }], options: options)
    let endpoint = Endpoint<Void, Anyone>.get(
      path ?? "feeds/\(secret: Self.planted)?api_key=\(Self.planted)", query: ["token": Self.planted])
    let error = await failure(try await client.send(endpoint))
    log.finish()
    var texts = await lines.reduce(into: []) { $0.append($1) }
    if let error {
      texts += ["\(error)", String(reflecting: error), dumped(error), error.reason, error.url]
      texts += ["\(error.kind)", dumped(error.kind)]
    }
    return (error?.transportError, texts)
  }

  static let scripts: [[RawServer.Step]] = [
    [], [.reset], [.text("this is no HTTP s3cr3t\r\n\r\n")],
    [.text("HTTP/7.1 200 s3cr3t\r\n\r\n{}")], [.head("200 OK", "s3cr3t is no field"), .text("{}")],
    [.head("200 OK", "Content-Length: s3cr3t"), .text("{}")],
    [.head("200 OK", "Content-Length: 100", "Set-Cookie: session=s3cr3t"), .text("s3cr3t")],
    [.chunked, .text("s3cr3t\r\n")],
    [.gzip, .text("s3cr3t is no gzip")],
    [.head("200 OK", "Content-Encoding: s3cr3t"), .text("{}")],
    [.head("302 Found", "Location: ftp://127.0.0.1/?token=s3cr3t")],
    [.head("302 Found", "Location: http://ada:s3cr3t@127.0.0.1/")],
    [.head("302 Found", "Location: /feeds?token=s3cr3t")],
  ]

  @Test("The error about a faulty server contains no secret", arguments: scripts)
  func servers(script: [RawServer.Step]) async throws {
    try await check(RawServer(script))
  }

  @Test("The error about a silent server contains no secret")
  func silent() async throws {
    let clock = ManualClock()
    try await check(
      RawServer([.run { Task { await Tested.passIdleTimeout(by: clock) } }, .untilClosed]), clock: clock)
  }

  private func check(_ server: RawServer, clock: ManualClock = ManualClock()) async {
    let (error, texts) = await texts(at: server.address, clock: clock)
    #expect(error != nil)
    #expect(texts.count > 8)
    for text in texts { #expect(!text.contains(Self.planted)) }
  }

  @Test("The error about an unreachable server or an invalid request contains no secret")
  func requests() async throws {
    let (socket, port) = try Sockets.listen()
    Sockets.stop(socket)
    for (address, path) in [
      ("http://127.0.0.1:\(port)", nil), ("https://nowhere.invalid", nil),
      ("https://127.0.0.1:\(port)", nil), ("http://127.0.0.1:\(port)", "100%/\(secret: Self.planted)"),
    ] as [(String, Path?)] {
      let (error, texts) = await texts(at: address, path)
      #expect(error != nil)
      for text in texts { #expect(!text.contains(Self.planted)) }
    }
  }
}
