internal import JSONCore

/// The location where user code threw an error that doesn't include it.
struct NotedPath {
  private var error: (any Error)?
  /// The coding path; empty if no such error was thrown.
  private(set) var path: [any CodingKey] = []

  /// The path of an error: this path, unless the error includes one, or a nested call recorded one.
  @inline(never)
  func noting(_ error: any Error, path: @autoclosure () -> [any CodingKey]) -> NotedPath {
    if error is EncodeRestart || error is EncodingError || error is JSONError { return self }
    if let noted = self.error, String(describing: noted) == String(describing: error) { return self }
    return NotedPath(error: error, path: path())
  }
}
