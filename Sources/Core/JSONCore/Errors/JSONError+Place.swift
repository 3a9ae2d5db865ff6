extension JSONError {
  /// Whether the issue is about this very value, as long as the error is unresolved.
  public func isAbout(_ json: JSONValue) -> Bool {
    storage.pending.map { $0.node == Int(json.position.index) } ?? false
  }

  /// Whether the error names the model that was being mapped.
  public var namesModel: Bool {
    storage.pending.map { $0.model != nil } ?? (issue.model != nil)
  }
}
