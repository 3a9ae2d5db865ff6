#if Client
public import APIClient
public import OfflineStore

extension ClientError: ReachabilityFailure {
  /// Whether the service couldn't be reached: `isOffline`.
  public var isUnreachable: Bool { isOffline }
}
#endif
