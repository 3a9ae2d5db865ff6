extension Issue {
  /// The issue without any values of the document: types, keys, paths and locations remain.
  ///
  /// Values are hidden in the kind's texts too, so the result equals only issues without values. Texts
  /// supplied by user code (`custom`, `invalid-value`, `transform-failed`) are hidden as a whole, because they
  /// may quote the value; for the same reason, the reason of `invalid-format` and the underlying error are
  /// removed.
  public var withoutValues: Issue {
    var issue = self
    issue.kind = kind.withoutValues
    issue.preview = actual == .null ? preview : nil
    issue.notes = notes.filter { $0.subject != .value }
    issue.underlyingError = nil
    issue.excerpt = excerpt?.withoutValues
    issue.alternatives = alternatives.map(\.withoutValues)
    return issue
  }

  /// The issue as it may be shown: without values if its path contains a key that looks like a secret.
  var shown: Issue { path.isSecret ? withoutSecrets : self }

  /// The issue without values, and without the keys within a secret value.
  var withoutSecrets: Issue {
    var issue = withoutValues
    issue.notes = []
    // The related locations of a text that isn't JSON quote nothing; others name keys.
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
    case .invalidFormat(let expected, _): .invalidFormat(expected: expected, reason: "")
    case .unknownReference(let type, let key, _): .unknownReference(type: type, key: key, value: hidden)
    case .transformFailed, .conversionFailed: .transformFailed(hidden)
    case .invalidValue: .invalidValue(hidden)
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
  /// The text shown instead of a hidden value.
  package static var hiddenValue: String { Excerpt.hidden }

  /// Whether the path of the first issue contains a key that looks like a secret.
  package var isSecret: Bool { issue.path.isSecret }

  /// The error without any values of the document; see ``Issue/withoutValues``.
  ///
  ///     logger.error("\(error.withoutValues)")
  ///
  /// The values of keys that look like secrets (`password`, `apiKey`, `Authorization`…) are hidden even
  /// without this.
  public var withoutValues: JSONError { mapIssues(\.withoutValues) }

  /// The error of another parser. The parser's own message is hidden if it may quote the value of a key that
  /// looks like a secret: if `source` has a word that looks like a secret shortly before the location.
  /// Without a location, the whole of `source` is searched; if it has more than a few thousand bytes, it is
  /// not searched but assumed to contain such a word.
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
