internal import JSONCore

/// The place where user code threw an error that does not tell it.
struct NotedPath {
  private var error: (any Error)?
  /// The coding path; empty if no such error was thrown.
  private(set) var path: [any CodingKey] = []

  init() {}

  /// Notes where an error comes from, unless it tells so itself or was noted further inside.
  @inline(never)
  mutating func note(_ error: any Error, path: @autoclosure () -> [any CodingKey]) {
    if error is EncodeRestart || error is EncodingError || error is JSONError { return }
    if let noted = self.error, String(describing: noted) == String(describing: error) { return }
    self.error = error
    self.path = path()
  }
}
