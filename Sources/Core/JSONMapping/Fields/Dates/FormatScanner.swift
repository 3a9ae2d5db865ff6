internal import JSONCore

/// Scans the bytes of a string that must have a specific form, such as that of a date. Its errors have no
/// location yet.
///
/// Each call passes the bytes, because a scanner can't store a span.
struct FormatScanner {
  let form: Form
  private(set) var position = 0
}

extension FormatScanner {
  /// The form of a string. Unlike an expectation it isn't reference counted, so a scanner costs nothing.
  enum Form {
    case day
    case timestamp
    case duration

    var expectation: IssueExpectation {
      switch self {
      case .day: .date(format: "yyyy-MM-dd")
      case .timestamp: .date(format: "RFC 3339")
      case .duration: .duration
      }
    }
  }

  /// Returns the error for a string that doesn't have the form.
  func error(_ reason: String) -> JSONError {
    JSONError(.invalidFormat(expected: form.expectation, reason: reason))
  }

  func isAtEnd(of text: Span<UInt8>) -> Bool { position == text.count }

  /// Reads a digit, if it is next.
  mutating func digit(_ text: Span<UInt8>) -> Int? {
    guard position < text.count else { return nil }
    let value = text[position] &- UInt8(ascii: "0")
    guard value < 10 else { return nil }
    position += 1
    return Int(value)
  }

  /// Reads a character, if it is next.
  mutating func skip(_ character: Unicode.Scalar, _ text: Span<UInt8>) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}

extension JSONValue {
  /// Reads a string that must have a form. Errors thrown by `read` get the location of this value.
  func scanned<Value>(
    as form: FormatScanner.Form,
    _ read: (inout FormatScanner, Span<UInt8>) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try withUTF8(expecting: form.expectation) { (text) throws(JSONError) in
      var scanner = FormatScanner(form: form)
      do throws(JSONError) {
        return try read(&scanner, text)
      } catch {
        throw error.placed(at: self)
      }
    }
  }
}
