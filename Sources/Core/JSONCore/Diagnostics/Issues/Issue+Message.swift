extension Issue: CustomStringConvertible {
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
    "AEIO".utf8.contains(name.utf8.first ?? 0) ? "an" : "a"
  }

  /// " for Movie.year", " for Movie" or nothing.
  private var target: String { model.map { " for \($0)" + (property.map(shownMember) ?? "") } ?? "" }

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

  /// The issue in one line: path, message, location and code. Path and location are omitted if they are not
  /// known, as in an unresolved issue.
  public var description: String {
    let place = places { " (line \($0.line), column \($0.column))" }
    let path = isPathKnown ? onOneLine(path.description) + ": " : ""
    return "\(path)\(message)\(place) [\(code.rawValue)]"
  }

  /// Renders the issue with the affected line of the text and a mark below the location.
  ///
  /// - Parameters:
  ///   - color: Whether to color the text with ANSI escape sequences.
  ///   - hidesValues: Whether to hide the values of the document; see ``withoutValues``.
  public func rendered(color: Bool = false, hidesValues: Bool = false) -> String {
    let issue = hidesValues ? withoutValues : shown
    return issue.lines(Paint(isOn: color)).joined(separator: "\n")
  }

  private func lines(_ paint: Paint) -> [String] {
    let path = isPathKnown ? " " + onOneLine(path.description) : ""
    var lines = [paint("error[\(code.rawValue)]", .error) + paint(": \(message)", .strong)]
    let place = path + places { " (line \($0.line), column \($0.column), byte \($0.offset))" }
    if !place.isEmpty { lines.append("  " + paint("-->", .frame) + place) }
    guard let shown = innerLocation ?? location else { return lines + remarks(indent: "  ", paint) }
    let number = " \(shown.line) | "
    let margin = String(repeating: " ", count: number.count - 2)
    if let excerpt {
      let hint = hint.map { " " + onOneLine($0) } ?? ""
      let indent = excerpt.mark.prefix { $0 == " " }
      let mark = excerpt.mark.dropFirst(indent.count)
      if let earlier = excerpt.earlier {
        let padding = String(repeating: " ", count: max(0, margin.count - 2 - "\(earlier.number)".count))
        lines.append(paint(" \(padding)\(earlier.number) |", .frame) + " " + onOneLine(earlier.text))
      }
      lines.append(paint(" \(shown.line) |", .frame) + " " + onOneLine(excerpt.text))
      lines.append(margin + paint("|", .frame) + " " + indent + paint(mark + hint, .error))
    }
    return lines + remarks(indent: margin, paint)
  }

  private func remarks(indent: String, _ paint: Paint) -> [String] {
    var remarks = related.map { "\($0.message) at line \($0.location.line), column \($0.location.column)" }
    if isIncomplete, kind != .emptyInput, kind != .unterminatedString {
      remarks.append("resumable, more input may complete it")
    }
    for (index, alternative) in alternatives.enumerated() {
      remarks.append("alternative \(index + 1): \(alternative.message)\(alternative.placeInWords)")
    }
    return (remarks.map { "note: " + $0 } + notes.map(\.line)).map(onOneLine).map { line in
      let label = ["note:", "help:"].first { line.hasPrefix($0 + " ") } ?? ""
      let text = paint(label, label == "note:" ? .note : .help) + line.dropFirst(label.count)
      return "\(indent)\(paint("=", .frame)) \(text)"
    }
  }

  /// The location, and the one in the JSON in a string, in words.
  private func places(_ words: (SourceLocation) -> String) -> String {
    [location, innerLocation].compactMap { $0.map(words) }.joined(separator: ", in the string")
  }

  private var placeInWords: String {
    let place = places { " at line \($0.line), column \($0.column)" }
    return place.isEmpty && isPathKnown ? " at \(path)" : place
  }

  /// A short hint beside the mark.
  private var hint: String? {
    switch kind {
    case .trailingComma: "remove this comma"
    case .unterminatedString: "opened here"
    case .unexpectedEnd(_, let expected): "expected \(expected) here"
    case .depthLimit(let limit): "level \(limit + 1)"
    case .fractionalNumber: "has a fractional part"
    case .numberOutOfRange(_, let range): range.isEmpty ? nil : "allowed range is \(range)"
    case .invalidFormat(_, let reason): reason.isEmpty ? nil : reason
    default: nil
    }
  }
}

extension IssueKind {
  /// What is wrong in one sentence and on one line, as far as it follows from the kind alone.
  package var message: String {
    guard case .unknownReference(let type, let key, let value) = self else { return Issue(self).message }
    return onOneLine(referenceText(type, key, value, ""))
  }

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

private func referenceText(_ type: String, _ key: String, _ value: String, _ target: String) -> String {
  "no \(type) with \(shownText(key)) \(shownText(value))\(target)"
}

/// Upper-case hexadecimal digits, padded with zeros.
func hexadecimal(_ value: Int, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// The colors of a rendering, or none.
private struct Paint {
  var isOn: Bool

  enum Color: String {
    case error = "\u{1B}[1;31m"
    case strong = "\u{1B}[1m"
    case frame = "\u{1B}[34m"
    case note = "\u{1B}[36m"
    case help = "\u{1B}[32m"
  }

  func callAsFunction(_ text: some StringProtocol, _ color: Color) -> String {
    isOn && !text.isEmpty ? "\(color.rawValue)\(text)\u{1B}[0m" : String(text)
  }
}
