/// Extends a ``Provider``: changes requests and results, and observes them.
public protocol ProviderPlugin: Sendable {
  /// Changes a request before it is sent.
  ///
  /// - Throws: ``ClientError`` to stop the request; it is then not sent.
  func prepare(_ exchange: inout Exchange, for target: any Target) throws(ClientError)

  /// Called before a request is sent, or before it waits for the response to an equal request.
  func willSend(_ exchange: Exchange, for target: any Target)

  /// Called with the result of a request.
  func didReceive(_ result: Result<TargetReply, ClientError>, for target: any Target)

  /// Changes a result before it is returned to the caller.
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
