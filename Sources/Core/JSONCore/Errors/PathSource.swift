/// The path and the value of an issue about a value that is written or built.
final class PathSource: Sendable {
  let path: JSONPath
  /// The kind of the value at the path, and its text.
  let actual: JSONKind?
  let preview: String?

  init(path: JSONPath, actual: JSONKind?, preview: String?) {
    self.path = path
    self.actual = actual
    self.preview = preview
  }
}
