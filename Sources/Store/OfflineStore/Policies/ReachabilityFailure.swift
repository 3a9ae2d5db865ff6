/// An error that says whether the service could be reached at all.
public protocol ReachabilityFailure: Error {
  /// True if no answer came: then what is stored is the best there is. A status, or an answer that can't be decoded,
  /// is an answer.
  var isUnreachable: Bool { get }
}
