#if AsyncHTTPClient
import APIClient
import AsyncHTTPClientTransport
import Foundation
import HTTPTypes
import Testing

@Suite("HTTP/2 and authorities of one's own", .asyncHTTPClient, Nginx.trait)
struct TLSTests {
  private let version = Endpoint<[UInt8], Anyone>.bytes("version")

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("HTTP/2 is used over TLS if server and options allow it", arguments: [true, false], [true, false])
  func version(isOffered: Bool, isUsed: Bool) async throws {
    let nginx = try await Nginx(offersHTTP2: isOffered)
    let transport = try nginx.transport { $0.usesHTTP2 = isUsed }
    let bytes = try await client(at: nginx.secureAddress, transport).send(version)
    #expect(text(bytes) == (isOffered && isUsed ? "HTTP/2.0" : "HTTP/1.1"))
    let plain = try await client(at: "http://127.0.0.1:\(nginx.ports.plain)", transport).send(version)
    #expect(text(plain) == "HTTP/1.1")
  }

  @Test("Requests, bodies in both directions, compression and errors are those of HTTP/1.1")
  func exchanges() async throws {
    let nginx = try await Nginx(offersHTTP2: true)
    let client = client(at: nginx.secureAddress, try nginx.transport())
    let long = String(repeating: "[1, 2, 3]\n", count: 100_000)
    try nginx.add(long, as: "long.json")
    let (bytes, response, _) = try await client.reply(to: Endpoint<[UInt8], Anyone>.bytes("long.json"))
    #expect((text(bytes) == long) as Bool)
    #expect(response.headerFields[.contentEncoding] == "gzip")
    let upload = RequestBody.bytes([UInt8](repeating: 32, count: 5_000_000), contentType: "text/plain")
    let uploaded = try await client.send(Endpoint<[UInt8], Anyone>(.post, "upload", body: upload) { $0 })
    #expect(text(uploaded) == "HTTP/1.0")
    let missing = await failure(try await client.send(Endpoint<[UInt8], Anyone>.bytes("missing")))
    #expect(missing?.statusError?.status == .notFound)
    let replies = client.each((0..<100).map { _ in version }, limit: 100)
    var count = 0
    for await reply in replies where try text(reply.result.get()) == "HTTP/2.0" { count += 1 }
    #expect(count == 100)
  }

  @Test("Only the authorities of the options are trusted in addition, in each form")
  func authorities() async throws {
    let nginx = try await Nginx()
    let pem = try Data(contentsOf: nginx.directory.appending(path: "authority.pem"))
    let base64 = String(decoding: pem, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("-") }
    let der = try #require(Data(base64Encoded: base64.joined()))
    for form in [pem, Data("## Authorities\n\n".utf8) + pem, der] {
      let transport = Tested.asyncHTTPClient { $0.authorities = [[UInt8](form)] }
      #expect(text(try await client(at: nginx.secureAddress, transport).send(version)) == "HTTP/1.1")
      // The certificate is for localhost.
      let other = "https://127.0.0.1:\(nginx.ports.secure)"
      let error = await failure(try await client(at: other, transport).send(version))
      #expect(error?.transportError?.kind == .untrusted)
    }
    let error = await failure(try await client(at: nginx.secureAddress).send(version))
    #expect(error?.transportError?.kind == .untrusted)
  }

  @Test(
    "An invalid certificate in the options is an error",
    arguments: ["", "-----BEGIN CERTIFICATE-----\nx", "0\u{3}\u{2}\u{1}x"])
  func invalidAuthority(text: String) async throws {
    let transport = Tested.asyncHTTPClient { $0.authorities = [Array(text.utf8)] }
    let error = await failure(try await client(at: "https://localhost", transport).send(version))
    #expect(
      error?.description == """
        GET https://localhost/version: no trusted TLS connection (authority 0 of the options isn't a certificate)
        """)
  }

  @Test("A request over HTTP/2 that is cancelled ends its stream only")
  func cancellation() async throws {
    let nginx = try await Nginx(offersHTTP2: true)
    let transport = try nginx.transport()
    try nginx.add(String(repeating: "0", count: 20_000_000), as: "long")
    let client = client(at: nginx.secureAddress, transport)
    let number = Endpoint<[UInt8], Anyone>.bytes("connection")
    let connection = try await client.send(number)
    do {
      var exchange = Exchange(.get, try HTTPURL(nginx.secureAddress + "/long"))
      // Compressed, the body would be so short that it arrives at once.
      exchange.request.headerFields[.acceptEncoding] = "identity"
      #expect(try await transport.send(exchange).body.prefix(10).bytes.count == 10)
    }
    #expect(try await client.send(number) == connection)
  }
}

extension Nginx {
  /// A transport that trusts the authority of this server.
  func transport(
    _ change: (inout AsyncHTTPClientTransportOptions) -> Void = { _ in }
  ) throws -> AsyncHTTPClientTransport {
    try Tested.asyncHTTPClient {
      $0.authorities = [[UInt8](try Data(contentsOf: directory.appending(path: "authority.pem")))]
      change(&$0)
    }
  }

  /// The address of HTTPS.
  var secureAddress: String { "https://localhost:\(ports.secure)" }
}
#endif
