#if AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTP2
internal import NIOHTTPCompression

/// Changes the responses that async-http-client 1.37.0 can't process:
///
/// - It stops the process if a response with a status below 100 has a body, so these are rejected.
/// - From a status of 300, it sends no more of an unfinished body. If the end of the response then arrives
///   alone, it waits for the end of that body forever, so an empty part is added before the end.
/// - It reports that a body of no bytes is cut if a coding is named, as for HEAD and 304.
/// - It loses the errors of a connection with HTTP/2: see ``ConnectionFaults``.
final class ResponseCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private let body: CodedBody
  private var isRejected = false
  private var stopsUploads = false

  private init(_ body: CodedBody) { self.body = body }

  /// Adds handlers to a connection with HTTP/1.1, or to a stream of one with HTTP/2, before the library's.
  static func add(to channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.assertInEventLoop()
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let last = try pipeline.handler(type: NIOHTTPResponseDecompressor.self)
      let body = CodedBody()
      try pipeline.addHandler(body, position: .before(last))
      try pipeline.addHandler(ResponseCheck(body), position: .after(last))
    }
  }

  func handlerAdded(context: ChannelHandlerContext) { ConnectionFaults.of(context.channel)?.begin(context) }

  func handlerRemoved(context: ChannelHandlerContext) { ConnectionFaults.of(context.channel)?.end(context) }

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

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let error as NIOHTTPDecompression.ExtraDecompressionError
    where error == .truncatedData && body.isEmpty:
      break
    case let closing as NIOHTTP2Errors.StreamClosed:
      context.fireErrorCaught(ConnectionFaults.of(context.channel)?.cause(of: closing, context) ?? error)
    default: context.fireErrorCaught(error)
    }
  }
}

/// Observes the body of a response before it is decompressed, and changes the names of its coding to those
/// that SwiftNIO knows (RFC 9110, section 8.4.1.3).
private final class CodedBody: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  /// Whether no byte of the body has arrived.
  private(set) var isEmpty = true

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(var head):
      isEmpty = true
      guard head.headers.contains(name: "Content-Encoding") else { break }
      let codings = head.headers[canonicalForm: "Content-Encoding"].map { $0.lowercased() }
        .filter { !$0.isEmpty && $0 != "identity" }
        .map { $0 == "x-gzip" ? "gzip" : $0 }
      head.headers.remove(name: "Content-Encoding")
      if !codings.isEmpty {
        head.headers.add(name: "Content-Encoding", value: codings.joined(separator: ", "))
      }
      return context.fireChannelRead(wrapInboundOut(.head(head)))
    case .body(let part): if part.readableBytes > 0 { isEmpty = false }
    case .end: break
    }
    context.fireChannelRead(data)
  }
}
#endif
