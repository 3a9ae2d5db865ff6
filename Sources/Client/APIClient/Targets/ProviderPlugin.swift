#if Client
/// Takes part in what a ``Provider`` does: changes requests, looks at them, changes results.
public protocol ProviderPlugin: Sendable {
  /// Changes a request before it is sent.
  ///
  /// - Throws: ``ClientError`` if the request may not be sent; it is not sent then.
  func prepare(_ exchange: inout Exchange, for target: any Target) throws(ClientError)

  /// Is told of a request that is about to be sent, or to wait for the answer of an equal one.
  func willSend(_ exchange: Exchange, for target: any Target)

  /// Is told of a result.
  func didReceive(_ result: Result<TargetReply, ClientError>, for target: any Target)

  /// Changes a result before the caller gets it.
  func process(
    _ result: Result<TargetReply, ClientError>, for target: any Target
  ) -> Result<TargetReply, ClientError>
}

extension ProviderPlugin {
  /// Changes nothing.
  ///
  /// - Throws: Nothing. Other implementations may throw a ``ClientError``.
  public func prepare(_ exchange: inout Exchange, for target: any Target) throws(ClientError) {}

  /// Does nothing.
  public func willSend(_ exchange: Exchange, for target: any Target) {}

  /// Does nothing.
  public func didReceive(_ result: Result<TargetReply, ClientError>, for target: any Target) {}

  /// Changes nothing.
  public func process(
    _ result: Result<TargetReply, ClientError>, for target: any Target
  ) -> Result<TargetReply, ClientError> {
    result
  }
}
#endif
