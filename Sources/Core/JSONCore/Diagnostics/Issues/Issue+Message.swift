extension Issue {
  /// What is wrong in one sentence and on one line, without the location.
  public var message: String { onOneLine(shown.sentence) }

  private var sentence: String {
    switch kind {
    case .unexpectedCharacter(let found, let expected): "unexpected \(found), expected \(expected)"
    case .trailingComma(let closer): "trailing comma before \"\(closer)\""
    case .invalidEscape(let text): "invalid escape sequence \(quoted(text)) in string"
    case .invalidUnicodeEscape(let text):
      "invalid Unicode escape \(quoted(text)), expected four hexadecimal digits"
    case .loneSurrogate(let text, isHigh: true): "high surrogate \(text) is not followed by a low surrogate"
    case .loneSurrogate(let text, isHigh: false): "low surrogate \(text) does not follow a high surrogate"
    case .controlCharacter(let code): "control character U+\(hexadecimal(code, digits: 4)) must be escaped"
    case .invalidUTF8(let byte): "byte 0x\(hexadecimal(byte, digits: 2)) is not valid UTF-8"
    case .leadingZero: "number has a leading zero"
    case .invalidNumber(let text): "\(quoted(text)) is not a JSON number"
    case .invalidLiteral(let text): "unknown literal \(quoted(text)), expected \(expectedLiteral(text))"
    case .nonFiniteLiteral(let text): "\(text) is not a JSON number"
    case .trailingContent: "unexpected content after the document"
    case .invalidJSON(let reason): reason
    case .duplicateKey(let key): "duplicate key \(shownName(key))"
    case .emptyInput: "the input is empty; expected a JSON value"
    case .unexpectedEnd(let inside, _): "the document ends inside \(inside)"
    case .unterminatedString: "string is never closed"
    case .depthLimit(let limit): "nesting is deeper than the limit of \(limit)"
    case .sizeLimit(let limit, let actual):
      "\(actual) \(actual == 1 ? "byte is" : "bytes are") more than the limit of \(limit)"
    case .missingKey(let key, let expected):
      "missing key \(shownName(key))"
        + (model.map { " required by \($0) (\(expected))" } ?? ", expected \(expected)")
    case .unexpectedNull(let expected): "expected \(expected)\(target), found \(found ?? "null")"
    case .typeMismatch(let expected): "expected \(expected)\(target)" + (found.map { ", found \($0)" } ?? "")
    case .fractionalNumber(let expected):
      "expected \(expected)\(target), found \(found ?? "a number with a fractional part")"
    case .numberOutOfRange(let type, _): "\(preview ?? "the number") does not fit in \(type)\(target)"
    case .invalidRawValue(let type, _): "\(preview ?? "the value") is not \(article(of: type)) \(type)"
    case .invalidFormat(let expected, _): "expected \(expected)\(target), found \(preview ?? misfit)"
    case .unknownKey(let key): "unknown key \(shownName(key))" + (model.map { " for \($0)" } ?? "")
    case .unknownReference(let type, let key, let value): referenceText(type, key, value, target)
    case .wrongCount(let expected, let found): "expected \(expected) elements\(target), found \(found)"
    case .indexOutOfBounds(let index, let count): "no element \(index) in an array of \(count)\(target)"
    case .noAlternative(let type): "no alternative of \(type) fits" + (model == type ? "" : target)
    case .transformFailed(let reason), .invalidValue(let reason), .custom(let reason): reason + requirement
    case .conversionFailed(let type):
      "\(preview ?? found ?? "the value") can't be converted to \(type)\(target)"
    case .nonFiniteNumber(let text): "\(text) can't be written as a JSON number"
    case .keyCollision(let key): "key \(shownName(key)) is written twice"
    }
  }

  /// What is expected instead of a word: usually a literal. Any value, if the document begins with the word
  /// and the word resembles no literal, because such a text was probably not meant to be JSON.
  private func expectedLiteral(_ text: String) -> String {
    let isDocument = isPathKnown && path.components.isEmpty && location != nil
    return isDocument && !JSONLiteral.resembles(text) ? "a JSON value" : "true, false or null"
  }

  /// The indefinite article of a type's name. Most names that begin with U, such as User, begin with a
  /// consonant when spoken.
  private func article(of name: String) -> String {
    switch name.utf8.first {
    case UInt8(ascii: "A"), UInt8(ascii: "E"), UInt8(ascii: "I"), UInt8(ascii: "O"): "an"
    default: "a"
    }
  }

  /// " for Movie.year", " for Movie" or nothing.
  private var target: String {
    guard let model else { return "" }
    return " for \(model)" + (property.map(shownMember) ?? "")
  }

  /// The suffix for a text supplied by user code, which may be a sentence: " (required by Movie.year)" or
  /// nothing.
  private var requirement: String {
    guard let model, let property else { return "" }
    return " (required by \(model)\(shownMember(property)))"
  }

  /// The value found instead of a text in a certain format, if its own text is not known.
  private var misfit: String { actual == .string ? "another string" : found ?? "another string" }

  /// The value found, if it is known: its kind, and its text if that is more specific.
  private var found: String? {
    switch actual {
    case .string: preview.map { "string \($0)" } ?? "a string"
    case .number: preview ?? "a number"
    case .bool: preview ?? "a boolean"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    // For a value that JSON can't express, only the type is known.
    case nil: preview
    }
  }
}

extension IssueKind {
  /// What is wrong in one sentence and on one line, as far as it follows from the kind alone.
  package var message: String {
    guard case .unknownReference(let type, let key, let value) = self else { return Issue(self).message }
    return onOneLine(referenceText(type, key, value, ""))
  }
}

private func referenceText(_ type: String, _ key: String, _ value: String, _ target: String) -> String {
  "no \(type) with \(shownText(key)) \(shownText(value))\(target)"
}

/// Upper-case hexadecimal digits, padded with zeros.
func hexadecimal(_ value: Int, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
