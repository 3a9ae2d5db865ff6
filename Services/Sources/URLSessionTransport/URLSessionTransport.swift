public import APIClient
internal import Foundation
internal import HTTPTypes
public import JSONCore

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// Sends requests with Foundation's `URLSession`.
///
///     let client = Client<Guest>(.production, transport: URLSessionTransport())
///
/// The session is ephemeral: it has no cache, no cookies and no stored credentials. It follows no redirects
/// and handles no authentication challenges; the client receives these responses unchanged. Copies of a
/// transport share the session, which ends with the last copy.
public struct URLSessionTransport: Transport {
  private let session: Session
  private let options: URLSessionTransportOptions
  /// Measures the idle time.
  private let clock: RequestClock

  /// Creates a transport with a session of its own.
  public init(_ options: URLSessionTransportOptions = URLSessionTransportOptions()) {
    // The time during which the machine sleeps doesn't count as idle.
    self.init(options, clock: RequestClock(SuspendingClock()))
  }

  init(_ options: URLSessionTransportOptions, clock: RequestClock) {
    (self.options, self.clock) = (options, clock)
    session = Session(options)
  }

  /// Sends a request once, and returns when the status and header fields of the response have arrived.
  ///
  /// Informational responses (1xx) are skipped. Header fields with the same name are joined by commas, as the
  /// platform delivers them; only those of `Set-Cookie` are separated again. The body is already decompressed
  /// if the platform supports its `Content-Encoding`.
  ///
  /// - Throws: `TransportError`, with the platform's message as its reason; `other` for requests that
  ///   `URLSession` can't send: a body with GET or HEAD, or a URL with a lone percent sign.
  public func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    let request = try URLRequest(exchange)
    var upload: UploadFile?
    if let body = exchange.streamedBody {
      upload = try await UploadFile.of(body, in: options.uploadDirectory)
    }
    let transfer = Transfer(
      method: exchange.request.method, backlog: Backlog(options, isStreamed: exchange.isStreamed),
      sentBody: exchange.streamedBody, clock: clock)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.awaitHead(continuation)
        session.start(transfer, request, upload, idleTimeout: exchange.idleTimeout)
      }
    } onCancel: {
      transfer.cancel()
    }
    // The file exists until the status and header fields have arrived.
    if let upload, let body = exchange.streamedBody, !Task.isCancelled {
      do { try await upload.check(body) } catch {
        transfer.cancel()
        throw error
      }
    }
    return Reply(try outcome.get(), body: ReplyBody(TransferBody(transfer)))
  }
}

extension URLSessionTransport: ShownByDescription {}
