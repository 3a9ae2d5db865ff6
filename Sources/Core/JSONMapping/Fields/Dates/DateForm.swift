/// The form of a date in a text, for a hint in the error of a strategy that expects another form.
package enum DateForm: Sendable, Equatable {
  /// `2016-06-17`
  case yearMonthDay
  /// `2016-06-17T12:00:00+02:00`, optionally with a fraction of a second.
  case iso8601(hasFraction: Bool)
  /// Digits that may be a number of seconds: at least nine, because a smaller number is a date before 1973.
  case number

  /// Recognizes the form of a text; `nil` if it has none of them.
  package init?(of text: String) {
    if DateField.yearMonthDay.date(from: text) != nil {
      self = .yearMonthDay
    } else if DateField.iso8601.date(from: text) != nil {
      self = .iso8601(hasFraction: text.utf8.contains(UInt8(ascii: ".")))
    } else if text.utf8.count >= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .number
    } else {
      return nil
    }
  }
}
