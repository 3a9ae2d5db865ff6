import APIClient
import Foundation
import JSONCore
import Testing

@Suite("Errors as texts for a screen")
struct ScreenTextTests {
  private static let transports: [TransportError.Kind] = [
    .hostNotFound, .notConnected, .connectionLost, .timedOut(.connection), .timedOut(.idle), .truncated,
    .malformed, .headTooLarge, .untrusted, .tooManyRedirects(limit: 3), .forbiddenRedirect, .consumerTooSlow,
    .unscripted, .cancelled, .other,
  ]

  private static let kinds: [ClientError.Kind] =
    transports.map { .transport(TransportError($0, reason: "libcurl 7.88")) }
    + [
      .invalidRequest("no host"), .status(StatusError(response: HTTPResponse(status: .notFound), body: [1])),
      .decoding(JSONError(.emptyInput)), .encoding(JSONError(.emptyInput)), .bodyTooLarge(limit: 7),
      .unauthenticated("expired"), .deadline, .cancelled,
    ]

  @Test(
    "localizedDescription has the reason, without the request and the text of a library",
    arguments: kinds.indices)
  func reasons(row: Int) {
    let kind = Self.kinds[row]
    let error = ClientError(kind, method: .get, url: "https://api.example.com/x", attempts: 2)
    let text = (error as any Error).localizedDescription
    #expect(!text.isEmpty && !text.contains("could not be completed"))
    #expect(!text.contains("libcurl") && !text.contains("example.com") && !text.contains("GET"))
    guard case .transport(let failure) = kind else { return #expect(text == error.reason) }
    #expect(text == (failure as any Error).localizedDescription)
    // The log keeps what the library says.
    #expect(error.description.contains("libcurl"))
  }

  @Test("Errors of addresses and of credentials have their reason")
  func others() {
    let invalid = #expect(throws: HTTPURL.Invalid.self) { try HTTPURL("ftp://x") }
    #expect((invalid as (any Error)?)?.localizedDescription == invalid?.description)
    #expect((CredentialStoreError("locked") as any Error).localizedDescription == "locked")
  }
}
