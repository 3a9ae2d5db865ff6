#if Client
internal import APIClient
internal import Foundation
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif
internal import HTTPTypes

/// What was seen of a reply. What a failure means follows from it, because on Linux the codes of `URLError`
/// mean little: −1 stands for a cut body, a broken one, a bad head and an untrusted server alike.
struct TransferProgress {
  /// Whether there is a head.
  private(set) var hasHead = false
  /// The bytes of the body, unpacked.
  private(set) var receivedCount = 0
  /// The bytes that the body should have, if the head says so of the bytes as they are handed out.
  private(set) var announcedCount: Int?

  /// Takes notice of a head.
  mutating func note(_ response: HTTPResponse, method: HTTPRequest.Method, isBodyLost: Bool) {
    hasHead = true
    let hasBody = method != .head && ![204, 304].contains(response.status.code) && !isBodyLost
    let coding = response.headerFields[.contentEncoding]?.lowercased() ?? "identity"
    guard hasBody, coding == "identity", response.headerFields[.transferEncoding] == nil else { return }
    announcedCount = response.headerFields[.contentLength].flatMap { Int($0) }.map { max(0, $0) }
  }

  /// Takes notice of bytes of the body.
  mutating func note(byteCount: Int) { receivedCount += byteCount }

  /// What the end of a transfer means that nobody here has brought about.
  func outcome(of failure: (any Error)?) -> Result<Void, TransportError> {
    let isShort = announcedCount.map { receivedCount < $0 } ?? false
    guard let failure else {
      guard hasHead else { return .failure(TransportError(.connectionLost)) }
      return isShort ? .failure(TransportError(.truncated)) : .success(())
    }
    let code = (failure as NSError).code
    let reason = failure.localizedDescription
    // A request for a password that was turned down ends so on Linux, with the whole reply.
    if hasHead, code == NSURLErrorCancelled {
      return isShort ? .failure(TransportError(.truncated)) : .success(())
    }
    let kind = hasHead ? kindBehindHead(code, reason, isShort: isShort) : kindBeforeHead(code, reason)
    return .failure(TransportError(kind, reason: reason))
  }

  private func kindBehindHead(_ code: Int, _ reason: String, isShort: Bool) -> TransportError.Kind {
    switch code {
    case NSURLErrorNetworkConnectionLost: .connectionLost
    case NSURLErrorTimedOut: .timedOut(.idle)
    case NSURLErrorCannotDecodeRawData, NSURLErrorCannotDecodeContentData: .malformed
    default:
      // Only libcurl's words tell whether a chunked or packed body is cut or broken.
      isShort || reason.contains("transfer closed") || reason.contains("bytes missing")
        ? .truncated : .malformed
    }
  }

  private func kindBeforeHead(_ code: Int, _ reason: String) -> TransportError.Kind {
    switch code {
    case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: .hostNotFound
    case NSURLErrorCannotConnectToHost, NSURLErrorNotConnectedToInternet, NSURLErrorDataNotAllowed,
      NSURLErrorInternationalRoamingOff, NSURLErrorCallIsActive:
      .notConnected
    case NSURLErrorNetworkConnectionLost, NSURLErrorBadServerResponse: .connectionLost
    case NSURLErrorTimedOut: .timedOut(.connection)
    case NSURLErrorClientCertificateRequired...NSURLErrorSecureConnectionFailed: .untrusted
    case NSURLErrorUnsupportedURL, NSURLErrorCannotParseResponse, NSURLErrorCannotDecodeRawData: .malformed
    case NSURLErrorUnknown where ["response headers", "Out of memory"].contains { reason.contains($0) }:
      // Those are libcurl's words for a head, and for a line of it, beyond its limits.
      .headTooLarge
    case NSURLErrorUnknown:
      // Here, too, libcurl's words are all there is.
      ["SSL", "TLS", "certificate"].contains { reason.contains($0) } ? .untrusted : .malformed
    default: .other
    }
  }
}
#endif
