#if AsyncHTTPClient
import Testing

@Suite("Codings of responses with and without a body, over HTTP/2", .asyncHTTPClient, Nginx.trait)
struct HTTP2CodingTests {
  @Test(
    "A body is decoded, and its absence is no error, whether or not a frame without bytes is sent",
    arguments: NamedCoding.all)
  func named(row: NamedCoding) async throws {
    let body = row.body
    var fields = [("content-encoding", row.coding)]
    if row.length == .zero || row.hasBody { fields.append(("content-length", String(body.count))) }
    // HTTP/2 has no chunks; an empty last frame takes their place.
    let hasFrame = row.hasBody || row.length == .chunked
    let server = try await FrameServer(
      [.head(row.status, fields, ends: !hasFrame)] + (hasFrame ? [.data(body, ends: true)] : []))
    await row.expect(client(at: server.address, server.transport()))
    #expect(server.connectionCount == 1)
  }
}
#endif
