#if Client
public import APIClient
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif
internal import HTTPTypes
public import JSONCore

/// Sends requests with Foundation's `URLSession`.
///
///     let client = Client<Guest>(.production, transport: URLSessionTransport())
///
/// The session is ephemeral: it has no cache, no cookies and no stored credentials. It follows no redirect and
/// answers no request for a password: such a reply goes to the client as it came. Copies of a transport share
/// the session, which ends with the last of them.
public struct URLSessionTransport: Transport {
  private let session: Session
  private let options: URLSessionTransportOptions

  /// Creates a transport with a session of its own.
  public init(_ options: URLSessionTransportOptions = URLSessionTransportOptions()) {
    self.options = options
    session = Session(options)
  }

  /// Sends a request once and returns when the head of the reply is there.
  ///
  /// Informational replies (1xx) are skipped. Header fields of one name arrive joined by commas, as the
  /// platform hands them out. A `Content-Encoding` that the platform knows is unpacked already.
  ///
  /// - Throws: `TransportError`, with the words of the platform as its reason; `other` for what
  ///   `URLSession` can't send: a body with GET or HEAD, and a URL with a lone percent sign.
  public func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    let request = try URLRequest(exchange)
    let transfer = Transfer(
      method: exchange.request.method, backlog: Backlog(options, isStreamed: exchange.isStreamed))
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.awaitHead(continuation)
        session.start(transfer, request, idleTimeout: exchange.idleTimeout)
      }
    } onCancel: {
      transfer.cancel()
    }
    return Reply(try outcome.get(), body: ReplyBody(TransferBody(transfer)))
  }
}

extension URLSessionTransport: ShownByDescription {}
#endif
