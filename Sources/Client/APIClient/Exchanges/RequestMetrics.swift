#if Client
/// What a request took.
public struct RequestMetrics: Sendable, Hashable {
  /// The time from the call to the result, delays between attempts included.
  public var duration = Duration.zero
  /// How often it was sent.
  public var attempts = 0
  /// The bytes of its body.
  public var bytesSent = 0
  /// The bytes of the reply's body, unpacked, as far as they were read.
  public var bytesReceived = 0
  /// Where the bytes of the reply came from; `nil` if there was none.
  public var source: Reply.Source?

  /// Creates metrics of a request that took nothing.
  public init() {}
}

extension RequestMetrics: CustomStringConvertible {
  /// The metrics in one line.
  public var description: String {
    "\(attempts) \(attempts == 1 ? "attempt" : "attempts"), \(bytesReceived) bytes, \(duration)"
  }
}
#endif
