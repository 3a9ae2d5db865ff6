public import APIClient

/// An error that declares whether the service was reached.
public protocol ReachabilityFailure: Error {
  /// Whether no response arrived, so that the stored value may be used. A status, or a response that can't be
  /// decoded, counts as a response.
  var isUnreachable: Bool { get }
}

extension ClientError: ReachabilityFailure {
  /// Whether the service couldn't be reached: `isOffline`.
  public var isUnreachable: Bool { isOffline }
}
