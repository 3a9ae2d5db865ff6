/// What is noted at the moment of a failure: the kind, the place on the tape and the model being mapped.
struct PendingIssue {
  var pendingKind: PendingKind
  /// The index of the node that the issue is about.
  var node: Int
  /// The node of the model's object and its type, once known.
  var modelNode: Int?
  var model: Any.Type?
  /// Tells the document apart from others; only compared, never followed.
  var document: UnsafeRawPointer
  /// Why each alternative failed, where there were several.
  var alternatives: [JSONError] = []

  init(_ kind: PendingKind, at node: Int, in document: UnsafeRawPointer) {
    pendingKind = kind
    self.node = node
    self.document = document
  }

  /// What is wrong. Makes its texts: not to be asked for before somebody looks at the error.
  var kind: IssueKind { pendingKind.kind }
}
