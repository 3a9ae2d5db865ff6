extension Issue: CustomStringConvertible {
  /// The issue in one line: path, message, place and code.
  public var description: String {
    let place = location.map { " (line \($0.line), column \($0.column))" } ?? ""
    return "\(path): \(message)\(place) [\(code.rawValue)]"
  }

  /// The issue with the line of the text that it is about and a mark below the place.
  public func rendered() -> String {
    var lines = ["error[\(code.rawValue)]: \(message)"]
    guard let location else {
      lines.append("  --> \(path)")
      return (lines + remarks(indent: "  ")).joined(separator: "\n")
    }
    lines.append("  --> \(path) (line \(location.line), column \(location.column), byte \(location.offset))")
    let number = " \(location.line) | "
    let margin = String(repeating: " ", count: number.count - 2)
    if let excerpt {
      let hint = hint.map { " " + $0 } ?? ""
      lines.append(number + excerpt.text)
      lines.append("\(margin)| " + excerpt.mark + hint)
    }
    return (lines + remarks(indent: margin)).joined(separator: "\n")
  }

  private func remarks(indent: String) -> [String] {
    var remarks = related.map {
      "note: \($0.message) at line \($0.location.line), column \($0.location.column)"
    }
    switch kind {
    case .emptyInput, .unterminatedString: break
    default: if isIncomplete { remarks.append("note: resumable, more input may complete it") }
    }
    return (remarks + notes).map { "\(indent)= \($0)" }
  }

  /// A few words beside the mark.
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
