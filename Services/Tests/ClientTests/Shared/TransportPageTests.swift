import APIClient
import Foundation
import MappingTestSupport
import Testing

/// The page on both transports shows the tested rows for which they differ.
@Suite("The page on both transports")
struct TransportPageTests {
  private static let page =
    "Services/Sources/AsyncHTTPClientTransport/AsyncHTTPClientTransport.docc/WhichTransport.md"
  private static let head = """
    | server behavior | `AsyncHTTPClientTransport` | `URLSessionTransport` |
    |---|---|---|

    """

  private static func cell(_ text: String?) -> String {
    guard let text else { return "**the process crashes**" }
    // The mapper has received the body.
    guard !text.hasSuffix("[missing-key]") else { return "accepted" }
    return "`\(text.drop { ": ".contains($0) }.replacing("|", with: "\\|"))`"
  }

  private static var rows: String {
    FailureRow.all.filter { $0.asyncHTTPClient != $0.urlSession }
      .map { "| \($0.name) | \(cell($0.asyncHTTPClient)) | \(cell($0.urlSession)) |\n" }.joined()
  }

  @Test("The last table has the tested rows for which the transports differ")
  func lastTable() throws {
    let text = try PackageFolder.text(of: Self.page)
    let start = text.range(of: Self.head)?.lowerBound ?? text.endIndex
    let written = text[..<start] + Self.head + Self.rows
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
