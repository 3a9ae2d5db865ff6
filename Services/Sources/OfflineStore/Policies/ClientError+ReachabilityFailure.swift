public import APIClient

extension ClientError: ReachabilityFailure {
  /// Whether the service couldn't be reached: `isOffline`.
  public var isUnreachable: Bool { isOffline }
}
