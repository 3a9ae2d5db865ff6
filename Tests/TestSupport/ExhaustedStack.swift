import JSONCore

/// Calls `body` where the stack of the thread has no room left for models.
package func onExhaustedStack<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard StackRoom.isLeft else { return try body() }
  return try withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
    (_) throws(Failure) in try onExhaustedStack(body)
  }
}
