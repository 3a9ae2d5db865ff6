public import HTTPTypes

/// The duration of a request, and its number of attempts and bytes.
public struct RequestMetrics: Sendable, Hashable {
  /// The time from the call to the result, including delays between attempts.
  public var duration: Duration
  /// The number of times it was sent.
  public var attempts: Int
  /// The number of bytes of its body; of a streamed one, those that the last attempt has sent.
  public var bytesSent: Int
  /// The number of decompressed bytes of the response's body that the caller received.
  public var bytesReceived: Int
  /// The origin of the response's bytes; `nil` if there was no response.
  public var source: Reply.Source?
  /// The status of the response; `nil` if there was no response.
  public var status: HTTPResponse.Status?

  /// Creates metrics.
  public init(
    duration: Duration = .zero, attempts: Int = 0, bytesSent: Int = 0, bytesReceived: Int = 0,
    source: Reply.Source? = nil, status: HTTPResponse.Status? = nil
  ) {
    self.duration = duration
    self.attempts = attempts
    self.bytesSent = bytesSent
    self.bytesReceived = bytesReceived
    self.source = source
    self.status = status
  }
}

extension RequestMetrics: CustomStringConvertible {
  /// The metrics in one line.
  public var description: String {
    "\(attempts) \(attempts == 1 ? "attempt" : "attempts"), \(bytesReceived) bytes, \(duration)"
  }
}
