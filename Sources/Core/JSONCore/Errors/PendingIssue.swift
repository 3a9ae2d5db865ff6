/// The record of a failure: the kind, the index of the node and the model being decoded.
struct PendingIssue {
  var pendingKind: PendingKind
  /// The index of the node that the issue is about.
  var node: Int
  /// The node of the model's object and its type, once known.
  var modelNode: Int?
  var model: Any.Type?
  /// The identity of the document; only compared, never dereferenced.
  var document: UnsafeRawPointer
  /// Why each alternative failed, if there were several.
  var alternatives: [JSONError] = []

  init(_ kind: PendingKind, at node: Int, in document: UnsafeRawPointer) {
    pendingKind = kind
    self.node = node
    self.document = document
  }

  /// What is wrong. Creates its texts, so it should only be read when the error is.
  var kind: IssueKind { pendingKind.kind }
}

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
