#if AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression

/// Changes two kinds of responses that async-http-client 1.37.0 can't process:
///
/// - It stops the process if a response with a status below 100 has a body, so these are rejected.
/// - From a status of 300, it sends no more of an unfinished body. If the end of the response then arrives
///   alone, it waits for the end of that body forever, so an empty part is added before the end.
final class StatusCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private var isRejected = false
  private var stopsUploads = false

  /// Adds a handler to a connection with HTTP/1.1, or to a stream of one with HTTP/2, before the library's.
  static func add(to channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.assertInEventLoop()
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let last = try pipeline.handler(type: NIOHTTPResponseDecompressor.self)
      try pipeline.addHandler(StatusCheck(), position: .after(last))
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRejected else { return }
    switch unwrapInboundIn(data) {
    case .head(let head) where head.status.code < 100:
      isRejected = true
      context.fireErrorCaught(HTTPParserError.invalidStatus)
      return
    case .head(let head): stopsUploads = head.status.code >= 300
    case .end where stopsUploads: context.fireChannelRead(wrapInboundOut(.body(ByteBuffer())))
    case .body, .end: break
    }
    context.fireChannelRead(data)
  }
}
#endif
