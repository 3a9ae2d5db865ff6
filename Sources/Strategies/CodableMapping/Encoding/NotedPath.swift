internal import JSONCore

/// The location where user code threw an error that doesn't include it.
struct NotedPath {
  private var error: (any Error)?
  /// The coding path; empty if no such error was thrown.
  private(set) var path: [any CodingKey] = []

  /// Returns this note if the error includes its path, or if a nested call noted it; otherwise a note of
  /// `path`.
  @inline(never)
  func noting(_ error: any Error, path: @autoclosure () -> [any CodingKey]) -> NotedPath {
    if error is EncodeRestart || error is EncodingError || error is JSONError { return self }
    if let noted = self.error, String(describing: noted) == String(describing: error) { return self }
    return NotedPath(error: error, path: path())
  }
}
