import APIClient
import Foundation
import Testing

@Suite("Cookies over a connection")
struct CookieTests {
  /// The `Cookie` fields of the requests.
  private func cookies(_ server: RawServer) -> [[String]] {
    server.requests.map { request in
      request.components(separatedBy: "\r\n").filter { $0.lowercased().hasPrefix("cookie:") }
    }
  }

  @Test("Cookies that a redirect sets are sent with the next request, and with later ones")
  func redirect() async throws {
    let server = try RawServer { head in
      guard head.hasPrefix("GET /login ") else { return [.head(), .text("{}")] }
      return [
        .head(
          "302 Found", "Location: /home", "Set-Cookie: id=31d4d96e; Path=/; HttpOnly",
          "Set-Cookie: old=1; Expires=Sun, 06 Nov 1994 08:49:37 GMT",
          "Set-Cookie: new=a=b; Expires=Fri, 31 Dec 9999 23:59:59 GMT", "Set-Cookie: elsewhere=1; Path=/x",
          "Set-Cookie: text=x,y; Secure", "Set-Cookie: theme=dark,session=evil")
      ]
    }
    let client = client(at: server.address, interceptors: [CookieStore()])
    for path in ["login", "home"] as [Path] {
      _ = try await client.send(Endpoint<[UInt8], Anyone>.bytes(path))
    }
    let sent = ["Cookie: id=31d4d96e; new=a=b; text=x,y; theme=dark,session=evil"]
    #expect(cookies(server) == [[], sent, sent])
  }
}
