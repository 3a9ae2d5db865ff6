#if AsyncHTTPClient
internal import NIOCore
internal import NIOHPACK
internal import NIOHTTP2

/// Passes the errors of a connection with HTTP/2 to the requests on it, and announces the size of heads.
///
/// async-http-client 1.37.0 ignores these errors, so that a request would wait for its idle timeout. SwiftNIO
/// reports an error of one stream and an error of the connection in the same way. In the same call, it closes
/// the stream of the former, with the same error as for a stream that the server has reset. After the latter,
/// the connection can't be used, and SwiftNIO leaves it open.
///
/// swift-nio-http2 1.46.0 stops the process for an empty status, so a status without three digits is replaced
/// by one that ``ResponseCheck`` rejects.
final class ConnectionFaults: ChannelInboundHandler {
  typealias InboundIn = HTTP2Frame
  typealias InboundOut = HTTP2Frame
  typealias OutboundOut = HTTP2Frame

  /// The limit of SwiftNIO for the size of a head, as HTTP/2 counts it: with 32 bytes for each field. Beyond
  /// it, the connection fails with all its requests, so it is larger than that of a request.
  private static let headSizeFactor = 16

  private let headByteLimit: Int
  /// The streams under way.
  private var streams: [ObjectIdentifier: ChannelHandlerContext] = [:]
  /// The error that SwiftNIO reports in the current call.
  private var fault: (any Error)?
  /// The number of streams that SwiftNIO has closed in the current call.
  private var closedCount = 0
  private var isEnding = false
  /// The last stream that the server has reset.
  private var lastReset: HTTP2StreamID?

  private init(headByteLimit: Int) { self.headByteLimit = headByteLimit }

  /// Adds a handler to a connection, before the library's multiplexer of streams.
  static func add(to channel: any Channel, headByteLimit: Int) -> EventLoopFuture<Void> {
    channel.eventLoop.assertInEventLoop()
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let multiplexer = try pipeline.handler(type: HTTP2StreamMultiplexer.self)
      try pipeline.addHandler(
        ConnectionFaults(headByteLimit: headByteLimit), position: .before(multiplexer))
    }
  }

  /// The handler of the connection of a stream; `nil` with HTTP/1.1.
  static func of(_ channel: any Channel) -> ConnectionFaults? {
    try? channel.parent?.pipeline.syncOperations.handler(type: ConnectionFaults.self)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    // The default of SwiftNIO is 16 KiB. The limit is used as soon as the server has acknowledged it, which
    // precedes its first response.
    let (size, isTooLarge) = headByteLimit.multipliedReportingOverflow(by: ConnectionFaults.headSizeFactor)
    let limit = isTooLarge ? Int(Int32.max) : min(max(size, 16 << 10), Int(Int32.max))
    let settings = HTTP2Frame(
      streamID: .rootStream,
      payload: .settings(.settings([HTTP2Setting(parameter: .maxHeaderListSize, value: limit)])))
    context.writeAndFlush(wrapOutboundOut(settings), promise: nil)
  }

  /// Adds a stream, by the context of its handler.
  func begin(_ stream: ChannelHandlerContext) { streams[ObjectIdentifier(stream.channel)] = stream }

  /// Removes a stream.
  func end(_ stream: ChannelHandlerContext) { streams[ObjectIdentifier(stream.channel)] = nil }

  /// The error for which SwiftNIO has closed a stream; `nil` if the server or the connection has closed it.
  func cause(of closing: NIOHTTP2Errors.StreamClosed, _ stream: ChannelHandlerContext) -> (any Error)? {
    let codes: [HTTP2ErrorCode] = [
      .protocolError, .flowControlError, .streamClosed, .frameSizeError, .compressionError, .enhanceYourCalm,
    ]
    guard closing.streamID != lastReset, codes.contains(closing.errorCode) else { return nil }
    closedCount += 1
    endCallLater(stream)
    return fault ?? NIOHTTP2Errors.unableToParseFrame()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var frame = unwrapInboundIn(data)
    switch frame.payload {
    case .rstStream: lastReset = frame.streamID
    case .headers(var content):
      guard let status = content.headers.first(name: ":status"),
        status.utf8.count != 3 || !status.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
          // An informational response that ends the stream isn't followed by another.
          || content.endStream && status.hasPrefix("1")
      else { break }
      content.headers.replaceOrAdd(name: ":status", value: "000")
      frame.payload = .headers(content)
      return context.fireChannelRead(wrapInboundOut(frame))
    default: break
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is any NIOHTTP2Error {
      fault = fault ?? error
      endCallLater(context)
    }
    context.fireErrorCaught(error)
  }

  private func endCallLater(_ context: ChannelHandlerContext) {
    guard !isEnding else { return }
    isEnding = true
    let this = NIOLoopBound(self, eventLoop: context.eventLoop)
    let connection = context.channel.parent ?? context.channel
    context.eventLoop.execute { this.value.endCall(connection) }
  }

  private func endCall(_ connection: any Channel) {
    // With a single stream, it makes no difference which of them has failed.
    if let fault, closedCount != 1 || streams.isEmpty {
      for stream in streams.values { stream.fireErrorCaught(fault) }
      connection.close(promise: nil)
    }
    (fault, closedCount, isEnding) = (nil, 0, false)
  }
}
#endif
