#if Client
/// The duration of a request, and its number of attempts and bytes.
public struct RequestMetrics: Sendable, Hashable {
  /// The time from the call to the result, including delays between attempts.
  public var duration = Duration.zero
  /// The number of times it was sent.
  public var attempts = 0
  /// The number of bytes of its body.
  public var bytesSent = 0
  /// The number of decompressed bytes read of the response's body.
  public var bytesReceived = 0
  /// The origin of the response's bytes; `nil` if there was no response.
  public var source: Reply.Source?

  /// Creates metrics with zero values.
  public init() {}
}

extension RequestMetrics: CustomStringConvertible {
  /// The metrics in one line.
  public var description: String {
    "\(attempts) \(attempts == 1 ? "attempt" : "attempts"), \(bytesReceived) bytes, \(duration)"
  }
}
#endif
