internal import APIClient
internal import Foundation
internal import HTTPTypes

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// The received part of a response, which determines the kind of a failure. On Linux, the codes of `URLError`
/// aren't enough: −1 can mean a cut body, a malformed body, malformed header fields or an untrusted server.
struct TransferProgress {
  /// Whether the status and header fields have arrived.
  private(set) var hasHead = false
  /// The number of decompressed bytes of the body that have arrived.
  private(set) var receivedCount = 0
  /// The announced length of the body, if it applies to the bytes as they arrive.
  private(set) var announcedCount: Int?

  /// Records the status and header fields.
  mutating func note(_ response: HTTPResponse, method: HTTPRequest.Method, isBodyLost: Bool) {
    hasHead = true
    let hasBody = method != .head && ![204, 304].contains(response.status.code) && !isBodyLost
    let coding = response.headerFields[.contentEncoding]?.lowercased() ?? "identity"
    guard hasBody, coding == "identity", response.headerFields[.transferEncoding] == nil else { return }
    announcedCount = response.headerFields[.contentLength].flatMap { Int($0) }.map { max(0, $0) }
  }

  /// Records bytes of the body.
  mutating func note(byteCount: Int) { receivedCount += byteCount }

  /// Returns the outcome of a transfer that the platform has ended.
  func outcome(of failure: (any Error)?) -> Result<Void, TransportError> {
    let isShort = announcedCount.map { receivedCount < $0 } ?? false
    guard let failure else {
      guard hasHead else { return .failure(TransportError(.connectionLost)) }
      return isShort ? .failure(TransportError(.truncated)) : .success(())
    }
    let code = (failure as NSError).code
    let reason = failure.localizedDescription
    // On Linux, rejecting an authentication challenge ends a transfer like this, with the complete response.
    if hasHead, code == NSURLErrorCancelled {
      return isShort ? .failure(TransportError(.truncated)) : .success(())
    }
    let kind = hasHead ? kindBehindHead(code, reason, isShort: isShort) : kindBeforeHead(code, reason)
    return .failure(TransportError(kind, reason: reason))
  }

  /// libcurl's message when the server closes the connection while a request is sent.
  private static let sendFailure = "Send failure"

  private func kindBehindHead(_ code: Int, _ reason: String, isShort: Bool) -> TransportError.Kind {
    switch code {
    case NSURLErrorNetworkConnectionLost: .connectionLost
    case NSURLErrorTimedOut: .timedOut(.idle)
    case NSURLErrorCannotDecodeRawData, NSURLErrorCannotDecodeContentData: .malformed
    case NSURLErrorUnknown where reason.contains(Self.sendFailure): .connectionLost
    default:
      // Only libcurl's message distinguishes a cut body from a malformed one if it is chunked or compressed.
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
      // These are libcurl's messages for header fields above its limits, in total and in a single line.
      .headTooLarge
    case NSURLErrorUnknown where reason.contains(Self.sendFailure): .connectionLost
    case NSURLErrorUnknown:
      // Only libcurl's message identifies this failure.
      ["SSL", "TLS", "certificate"].contains { reason.contains($0) } ? .untrusted : .malformed
    default: .other
    }
  }
}
