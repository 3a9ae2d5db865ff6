public import JSONCore
public import Testing

/// The `JSONError` that a body throws. If it throws none or another one, an issue is recorded.
///
/// For tests of many documents, because `#expect(throws:)` describes every error by reflection, which renders
/// it.
public func thrown<Result: ~Copyable>(
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation,
  by body: () throws -> Result
) -> JSONError? {
  do {
    _ = try body()
    Issue.record("No error was thrown. \(comment()?.rawValue ?? "")", sourceLocation: sourceLocation)
  } catch let error as JSONError {
    return error
  } catch {
    Issue.record(
      "Another error was thrown: \(error). \(comment()?.rawValue ?? "")", sourceLocation: sourceLocation)
  }
  return nil
}

/// Calls `body` on a thread whose stack has no space left for models.
public func onExhaustedStack<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard StackRoom.isLeft else { return try body() }
  return try withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) {
    (_) throws(Failure) in try onExhaustedStack(body)
  }
}
