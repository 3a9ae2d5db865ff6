import JSONCore

/// Calls `body` on a thread whose stack has no space left for models.
public func onExhaustedStack<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard StackRoom.isLeft else { return try body() }
  return try withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
    (_) throws(Failure) in try onExhaustedStack(body)
  }
}
