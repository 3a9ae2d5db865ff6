#if AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP2

/// Limits the bytes of a body that a server may send over HTTP/2 before they are read.
///
/// async-http-client 1.37.0 permits 8 MiB, without an option for another number. As soon as the bytes that
/// are permitted or unread are less than half of that, its stream permits the rest with a window update. This
/// handler, between the streams and the connection, takes the excess from each update, and discards updates
/// of less than half a window:
///
/// ```text
/// update of the stream      ├──────────────── 8 MiB − permitted − unread ────────────────┤
/// update of the connection  ├── 256 KiB − permitted − unread ──┤
/// ```
///
/// The stream computes each update from the permission that it received, so it needs no notice of a
/// reduction.
final class WindowLimit: ChannelOutboundHandler {
  typealias OutboundIn = HTTP2Frame
  typealias OutboundOut = HTTP2Frame

  /// The bytes that a server may send before they are read. Unread frames take about 16 times their length in
  /// memory, so a window of 1 MiB would take up to 17 MB.
  private static let window = 256 << 10
  /// The permission with which a stream begins (RFC 9113, section 6.9.2).
  private static let initialWindow = 65_535

  /// What the library permits beyond the limit; `nil` before the first update.
  private var excess: Int?

  /// Adds a handler to a connection, before the library's multiplexer of streams.
  static func add(to channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.assertInEventLoop()
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let multiplexer = try pipeline.handler(type: HTTP2StreamMultiplexer.self)
      try pipeline.addHandler(WindowLimit(), position: .before(multiplexer))
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let frame = unwrapOutboundIn(data)
    guard frame.streamID != .rootStream, case .windowUpdate(let increment) = frame.payload else {
      return context.write(data, promise: promise)
    }
    // The first update of a connection is that of a stream without unread bytes.
    let excess = excess ?? max(0, WindowLimit.initialWindow + increment - WindowLimit.window)
    self.excess = excess
    let rest = increment - excess
    guard excess == 0 || rest >= WindowLimit.window / 2 else {
      promise?.succeed()
      return
    }
    let update = HTTP2Frame(streamID: frame.streamID, payload: .windowUpdate(windowSizeIncrement: rest))
    context.write(wrapOutboundOut(update), promise: promise)
  }
}
#endif
