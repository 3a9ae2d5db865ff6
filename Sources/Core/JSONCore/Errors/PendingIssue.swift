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
