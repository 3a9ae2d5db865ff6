extension Issue {
  /// The issue without anything that stood in the document as a value: types, keys, paths and places remain.
  ///
  /// Values are hidden in the kind's texts too, so the result equals only issues without values. What user
  /// code says in its own words (`custom`, `transform-failed`, the reason of `invalid-format`) is hidden as a
  /// whole, for it may quote the value.
  public var withoutValues: Issue {
    var issue = self
    issue.kind = kind.withoutValues
    issue.preview = actual == .null ? preview : nil
    issue.notes = notes.filter { $0.subject == .shape }
    issue.excerpt = excerpt?.withoutValues
    issue.alternatives = alternatives.map(\.withoutValues)
    return issue
  }

  /// The issue as it may be shown: without values if its path leads through a key that looks like a secret.
  var shown: Issue { path.isSecret ? withoutSecrets : self }

  /// The issue without values, and without the keys that stand within a secret value.
  var withoutSecrets: Issue {
    var issue = withoutValues
    issue.notes = []
    // Those of a text that is no JSON quote nothing; others name keys.
    if code.category != .syntax && code.category != .incomplete { issue.related = [] }
    return issue
  }
}

extension IssueKind {
  /// The kind with the texts hidden that quote the document or a value.
  var withoutValues: IssueKind {
    let hidden = Excerpt.hidden
    return switch self {
    case .unexpectedCharacter(_, let expected): .unexpectedCharacter(found: hidden, expected: expected)
    case .invalidEscape: .invalidEscape(hidden)
    case .invalidUnicodeEscape: .invalidUnicodeEscape(hidden)
    case .loneSurrogate(_, let isHigh): .loneSurrogate(hidden, isHigh: isHigh)
    case .invalidNumber: .invalidNumber(hidden)
    case .invalidLiteral: .invalidLiteral(hidden)
    case .nonFiniteLiteral: .nonFiniteLiteral(hidden)
    case .nonFiniteNumber: .nonFiniteNumber(hidden)
    case .invalidJSON: .invalidJSON("the text is not JSON")
    case .invalidFormat(let expected, let reason):
      .invalidFormat(expected: expected, reason: reason.isEmpty ? "" : hidden)
    case .unknownReference(let type, let key, _): .unknownReference(type: type, key: key, value: hidden)
    case .transformFailed, .conversionFailed: .transformFailed(hidden)
    case .custom: .custom(hidden)
    case .trailingComma, .controlCharacter, .invalidUTF8, .leadingZero, .trailingContent, .duplicateKey,
      .emptyInput, .unexpectedEnd, .unterminatedString, .depthLimit, .sizeLimit, .missingKey, .unexpectedNull,
      .typeMismatch, .numberOutOfRange, .fractionalNumber, .invalidRawValue, .unknownKey, .wrongCount,
      .indexOutOfBounds, .noAlternative, .keyCollision:
      self
    }
  }
}

extension JSONError {
  /// What is shown in the place of a hidden value.
  package static var hiddenValue: String { Excerpt.hidden }

  /// Whether the path of the first issue leads through a key that looks like a secret.
  package var isSecret: Bool { issue.path.isSecret }

  /// The error without anything that stood in the document as a value; see ``Issue/withoutValues``.
  ///
  ///     logger.error("\(error.withoutValues)")
  ///
  /// The values of keys that look like secrets (`password`, `apiKey`, `Authorization`…) are hidden even
  /// without this.
  public var withoutValues: JSONError { mapIssues(\.withoutValues) }

  /// The error of another parser without its own words, if these may quote the value of a key that looks like
  /// a secret: if such a word stands shortly before the place. Where there is no place, it may stand
  /// anywhere, and in a text of more than a few thousand bytes it is not looked for but taken to be there.
  public func withoutSecrets(of source: RawSpan) -> JSONError {
    let place = min(issue.location?.offset ?? source.byteCount, source.byteCount)
    let isPlaced = issue.location != nil
    let start = isPlaced ? max(0, place - 256) : 0
    if place - start <= 4096 {
      let isNearSecret = source.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: UInt8.self) { SecretName.end(in: $0[start..<place]) != nil }
      }
      guard isNearSecret else { return self }
    }
    return mapIssues(\.withoutSecrets)
  }
}
