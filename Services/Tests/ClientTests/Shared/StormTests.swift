import APIClient
import CodableMapping
import JSONCore
import MappingTestSupport
import Testing

/// Requests over a real network whose token has expired.
@Suite("A storm of refused requests")
struct StormTests {
  /// Accepts one token at a time, and counts requests and renewals.
  private final class TokenServer: Sendable {
    private let state = Locked((refused: 0, renewed: 0, accepted: 0))

    var counts: (refused: Int, renewed: Int, accepted: Int) { state.withLock { $0 } }

    func script(for head: String) -> [RawServer.Step] {
      let isAccepted = head.contains("Bearer token-2")
      state.withLock { if isAccepted { $0.accepted += 1 } else { $0.refused += 1 } }
      let number = head.firstMatch(of: /lists.(\d+)/)?.1 ?? ""
      return isAccepted ? [.head(), .text("[\(number)]")] : [.head("401 Unauthorized"), .text("no")]
    }

    func renew() -> BearerToken {
      state.withLock { $0.renewed += 1 }
      return BearerToken(account: "ada", accessToken: "token-2")
    }
  }

  @Test(
    "A thousand refused requests get their responses after one renewal",
    .enabled(if: Thoroughness.isNightly, "make nightly runs it"))
  func storm() async throws {
    let tokens = TokenServer()
    let server = try RawServer { tokens.script(for: $0) }
    let expired = BearerToken(account: "ada", accessToken: "token-1")
    let authenticator = Authenticator(store: MemoryCredentialStore(expired)) { _ in
      // Renews the token only after all requests were refused.
      while tokens.counts.refused < 1000 { try? await Task.sleep(for: .milliseconds(10)) }
      return tokens.renew()
    }
    let client = client(
      at: server.address, interceptors: [AuthenticationInterceptor(authenticator)]
    ) { $0.timeout = nil }
    let count = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<1000 {
        group.addTask {
          let endpoint = Endpoint<[Int], Anyone>.get("lists/\(number)", as: CodableMapper<[Int]>())
          return (try? await client.send(endpoint)) == [number]
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 1000)
    #expect(tokens.counts == (refused: 1000, renewed: 1, accepted: 1000))
  }
}
