import APIClient
import Foundation
import MappingTestSupport
import Testing

/// The tables of the page on both transports consist of the rows that are tested.
@Suite("The page on both transports")
struct TransportPageTests {
  private static let page =
    "Services/Sources/AsyncHTTPClientTransport/AsyncHTTPClientTransport.docc/WhichTransport.md"
  private static let head = """
    | server behavior | `AsyncHTTPClientTransport` | `URLSessionTransport` |
    |---|---|---|

    """
  private static let commonHead = """

    Both transports report the same for the other responses:

    | server behavior | both transports |
    |---|---|

    """

  private static let http2Head = """

    Over HTTP/2, `AsyncHTTPClientTransport` reports `the connection was lost` for a reset, for GOAWAY without the
    request, and for a connection that is closed. It reports `invalid HTTP response` for other violations of the
    protocol, except for these:

    | server behavior | `AsyncHTTPClientTransport` over HTTP/2 |
    |---|---|

    """

  private static func cell(_ text: String?) -> String {
    guard let text else { return "**the process crashes**" }
    // The mapper has received the body.
    guard !text.hasSuffix("[missing-key]") else { return "accepted" }
    return "`\(text.drop { ": ".contains($0) }.replacing("|", with: "\\|"))`"
  }

  /// - Parameter areCommon: Whether the rows are those for which both transports report the same.
  private static func lines(areCommon: Bool) -> String {
    FailureRow.all.filter { ($0.asyncHTTPClient == $0.urlSession) == areCommon }.map { row in
      let texts = areCommon ? [row.urlSession] : [row.asyncHTTPClient, row.urlSession]
      return "| \(([row.name] + texts.map(cell)).joined(separator: " | ")) |\n"
    }.joined()
  }

  private static var http2Lines: String {
    HTTP2Row.all.filter { !$0.isOffline && !$0.text.contains(FailureRow.malformed) }
      .map { "| \($0.name) | \(cell($0.text)) |\n" }.joined()
  }

  @Test("The tables have at least 60 rows, those of the tests")
  func rows() throws {
    #expect(FailureRow.all.count >= 60)
    let text = try PackageFolder.text(of: Self.page)
    let start = text.range(of: Self.head)?.lowerBound ?? text.endIndex
    let tables = [
      Self.head, Self.lines(areCommon: false), Self.commonHead, Self.lines(areCommon: true), Self.http2Head,
      Self.http2Lines,
    ]
    let written = text[..<start] + tables.joined()
    if Rewriting.isOn { return try Rewriting.write(String(written), to: Self.page) }
    #expect(text == written, "`make texts` regenerates it")
  }
}

/// Faults of servers, and the error of the client for each. Each row is a real server on a socket.
@Suite("Errors of servers")
struct FailureTableTests {
  /// Ends a stream when the status and header fields of a response have arrived.
  private struct HeadMonitor: EventMonitor {
    let head: AsyncStream<Void>.Continuation

    func record(_ event: RequestEvent) { if case .received = event.kind { head.finish() } }
  }

  @Test("Each failure of a server has its own error", arguments: FailureRow.all.filter { $0.text != nil })
  func rejected(row: FailureRow) async throws {
    let server = try RawServer(row.steps)
    let isSilent = row.text?.contains("silent") == true
    let isEndless = row.name.contains("endless")
    let clock = ManualClock()
    let (heads, head) = AsyncStream.makeStream(of: Void.self)
    let client = client(
      at: server.address, Tested.transport(clock: clock), monitors: [HeadMonitor(head: head)]
    ) {
      $0.bodyLimit = 1_000_000
      if isSilent { $0.idleTimeout = Tested.idleTimeout }
      if isEndless { ($0.timeout, $0.clock) = (Tested.idleTimeout, RequestClock(clock)) }
    }
    // The time passes only when the client waits for what the server withholds.
    let passing = Task {
      guard isSilent || isEndless else { return }
      for await case .request in server.events { break }
      if row.name.contains("body") { for await _ in heads {} }
      await Tested.passTime(by: clock)
    }
    defer { passing.cancel() }
    let error = try #require(await failure(try await client.send(.todo(id: 1))))
    #expect(error.text(at: server.port) == "GET http://127.0.0.1/todos/1\(row.text ?? "")")
  }
}
