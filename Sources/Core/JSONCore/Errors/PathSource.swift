/// What is known of an issue about what is written or built, besides its kind.
final class PathSource: Sendable {
  let path: JSONPath
  /// The kind of the value there, and its text.
  let actual: JSONKind?
  let preview: String?

  init(path: JSONPath, actual: JSONKind?, preview: String?) {
    self.path = path
    self.actual = actual
    self.preview = preview
  }
}
