internal import JSONCore

/// The place where user code threw an error that does not tell it.
struct NotedPath {
  private var error: (any Error)?
  /// The coding path; empty if no such error was thrown.
  private(set) var path: [any CodingKey] = []

  /// With the place where an error comes from, unless it tells so itself or was noted further inside.
  @inline(never)
  func noting(_ error: any Error, path: @autoclosure () -> [any CodingKey]) -> NotedPath {
    if error is EncodeRestart || error is EncodingError || error is JSONError { return self }
    if let noted = self.error, String(describing: noted) == String(describing: error) { return self }
    return NotedPath(error: error, path: path())
  }
}
