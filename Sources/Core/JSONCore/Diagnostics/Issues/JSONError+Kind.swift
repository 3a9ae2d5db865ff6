extension JSONError {
  /// What the first issue is about; unlike ``issue``, this doesn't resolve a pending error.
  package var kind: IssueKind { storage.kind?.kind ?? issue.kind }

  /// The code of the first issue; like ``kind``, but creates no text for an unresolved error.
  package var code: IssueCode { storage.kind?.code ?? issue.code }

  /// The key that is missing, if the first issue is about one; creates no other text.
  package var missingKey: String? {
    switch notedKind {
    case .missingKey(let key, _): key.description
    case .missingName(let key, _, _), .stated(.missingKey(let key, _)): key
    default: nil
    }
  }

  /// What was expected, if the kind of the first issue has it.
  package var expectation: IssueExpectation? { kind.expected }

  /// Whether this object itself was recorded, and not only a kind with the same text.
  package func isNoted(as kind: AdvisedKind) -> Bool {
    if case .advised(let noted, _) = storage.kind { noted === kind } else { false }
  }

  /// The kind of container that was expected instead of another value; `nil` if no container was expected.
  /// Creates no text.
  package var expectedContainer: JSONKind? { notedKind.expectedContainer }

  /// Whether the error names the model that was being mapped.
  package var namesModel: Bool {
    storage.model != nil || storage.document == nil && issue.model != nil
  }

  private var notedKind: PendingKind { storage.kind ?? .stated(issue.kind) }
}
