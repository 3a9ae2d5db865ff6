extension JSONError {
  /// Whether the issue is about this very value, as long as the error is unresolved.
  package func isAbout(_ json: JSONValue) -> Bool {
    storage.pending.map { $0.node == Int(json.position.index) } ?? false
  }

  /// What the first issue is about; unlike ``issue``, this makes nothing of an unresolved error.
  package var kind: Issue.Kind { storage.pending?.kind ?? issue.kind }

  /// Whether the error knows its place on the tape, and is still unresolved.
  package var isPlaced: Bool { storage.pending != nil }

  /// Whether the error names the model that was being mapped.
  package var namesModel: Bool {
    storage.pending.map { $0.model != nil } ?? (issue.model != nil)
  }
}
