import ArgumentParser

/// The error of a command without a result, in one sentence; the exit code is 1.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
}

extension ParsableArguments {
  /// Reports the error of a check as one of the arguments, so that the exit code is 64.
  func validating(_ check: () throws -> Void) throws {
    do { try check() } catch { throw ValidationError(String(describing: error)) }
  }
}
