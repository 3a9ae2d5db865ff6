#if AsyncHTTPClient
public import APIClient
internal import AsyncHTTPClient
internal import HTTPTypes
public import JSONCore
internal import NIOCore

/// Sends requests with async-http-client, the HTTP client of SwiftNIO.
///
/// It supports HTTP/1.1 and, over TLS, HTTP/2. It reads a body only as fast as you do. It follows no
/// redirects, and has no cache, no cookies and no stored credentials. Copies of a transport share their
/// connections, which are closed with the last copy, or by ``shutdown()``.
public struct AsyncHTTPClientTransport: Transport {
  private let connections: Connections
  private let options: AsyncHTTPClientTransportOptions
  /// The current time, by which the idle time is measured.
  private let now: @Sendable () -> NIODeadline

  /// Creates a transport with connections of its own.
  ///
  /// The connections use SwiftNIO's shared threads. They are created on demand.
  public init(_ options: AsyncHTTPClientTransportOptions = AsyncHTTPClientTransportOptions()) {
    self.init(options, now: { .now() })
  }

  init(_ options: AsyncHTTPClientTransportOptions, now: @escaping @Sendable () -> NIODeadline) {
    (self.options, self.now) = (options, now)
    connections = Connections(options)
  }

  /// Sends a request once, and returns when the status and header fields of the response have arrived. If the
  /// exchange isn't streamed, a body whose announced length is at most
  /// ``AsyncHTTPClientTransportOptions/backlogLimit`` is awaited as well.
  ///
  /// Informational responses (1xx) and trailer fields are skipped. The body is already decompressed if its
  /// `Content-Encoding` is `gzip` or `deflate`; with another one, it throws `malformed`.
  ///
  /// - Throws: `TransportError`, with the message of async-http-client or SwiftNIO as its reason; `other`
  ///   after ``shutdown()``, and for requests that async-http-client can't send: a body with TRACE, or a URL
  ///   with a lone percent sign or brackets in its path.
  public func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    // Each access to the request allocates, because it may also change it.
    let message = exchange.request.unmasked
    let long: (any BodySource)? = exchange.body.flatMap(LongBody.init)
    let source = try await exchange.streamedBody?.open() ?? long
    let transfer = Transfer(
      method: message.method, isStreamed: exchange.isStreamed, source, options, now: now)
    let body =
      source.map { HTTPClient.Body.upload($0, transfer) }
      ?? exchange.body.map { .byteBuffer(ByteBuffer(bytes: $0)) }
    let request: HTTPClient.Request
    do { request = try HTTPClient.Request(message, url: exchange.url.unmasked, body: body) } catch {
      transfer.cancel()
      throw error
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.awaitHead(continuation)
        transfer.start(request, on: connections, idleTimeout: exchange.idleTimeout)
      }
    } onCancel: {
      transfer.cancel()
    }
    return Reply(try outcome.get(), body: ReplyBody(TransferBody(transfer)))
  }

  /// Completes the requests under way, including their bodies, and closes all connections. Further requests
  /// throw. It blocks no thread.
  ///
  /// Call it before the process ends, for example when a server shuts down. If the task is cancelled, the
  /// requests under way fail at once. Without this call, the connections are closed with the last copy of the
  /// transport and the last of its responses.
  public func shutdown() async { await connections.shutdown() }
}

extension AsyncHTTPClientTransport: ShownByDescription {}
#endif
