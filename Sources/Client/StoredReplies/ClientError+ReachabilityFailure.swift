#if Client
public import APIClient
public import OfflineStore

extension ClientError: ReachabilityFailure {
  /// Whether the service could not be asked at all: `isOffline`.
  public var isUnreachable: Bool { isOffline }
}
#endif
