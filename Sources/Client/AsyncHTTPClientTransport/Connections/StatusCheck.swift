#if AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression

/// Rejects responses with a status below 100: async-http-client 1.37.0 stops the process if one has a body.
final class StatusCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  private var isRejected = false

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
    if case .head(let head) = unwrapInboundIn(data), head.status.code < 100 {
      isRejected = true
      context.fireErrorCaught(HTTPParserError.invalidStatus)
    } else {
      context.fireChannelRead(data)
    }
  }
}
#endif
