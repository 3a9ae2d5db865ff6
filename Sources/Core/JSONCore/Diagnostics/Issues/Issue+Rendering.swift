extension Issue: CustomStringConvertible {
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
    var remarks = related.map {
      "\($0.message) at line \($0.location.line), column \($0.location.column)"
    }
    if isIncomplete, kind != .emptyInput, kind != .unterminatedString {
      remarks.append("resumable, more input may complete it")
    }
    for (index, alternative) in alternatives.enumerated() {
      remarks.append("alternative \(index + 1): \(alternative.message)\(alternative.placeInWords)")
    }
    return (remarks.map { IssueNote(.note, $0, about: .value) } + notes).map { note in
      let label = note.label.map { paint("\($0.rawValue):", $0 == .note ? .note : .help) + " " } ?? ""
      return "\(indent)\(paint("=", .frame)) \(label)\(onOneLine(note.text))"
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
    isOn ? "\(color.rawValue)\(text)\u{1B}[0m" : String(text)
  }
}
