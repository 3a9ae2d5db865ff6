public import JSONCore

/// An ISO 8601 duration, such as `"PT1H30M"` or `"P1DT0.5S"`.
///
/// A duration has weeks, days, hours, minutes and seconds, in this order. The last one present may have a
/// fraction, after a point or a comma. A day is 24 hours. A leading minus sign makes the duration negative.
/// Years and months are errors, as their length depends on the date. All values are exact, down to the
/// attosecond.
public struct DurationField: Mapping, Hashable {
  /// The longest duration that a count of seconds can express.
  static let longest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)

  /// Creates the field.
  public init() {}

  /// Decodes a duration.
  ///
  /// - Throws: `invalid-format` with the reason for a string that isn't a duration, `number-out-of-range` for
  ///   2^63 seconds or more, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Duration {
    try json.scanned(as: .duration) { (scanner, text) throws(JSONError) in
      try scanner.duration(text)
    }
  }

  /// Decodes a duration without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Duration {
    try cursor.withUTF8 { (text) throws(CursorFailure) in
      var scanner = FormatScanner(form: .duration)
      guard let duration = try? scanner.duration(text) else { throw CursorFailure() }
      return duration
    }
  }

  /// Writes days, hours, minutes and seconds, without parts that are zero and without trailing zeros of the
  /// fraction; `"PT0S"` if all parts are zero.
  ///
  /// - Throws: `transform-failed` for a duration of 2^63 seconds or more.
  public func encode(_ duration: Duration, into writer: inout JSONWriter) throws(JSONError) {
    guard (.zero - DurationField.longest...DurationField.longest).contains(duration) else {
      throw writer.error(.transformFailed("the duration is longer than 9223372036854775807 seconds"))
    }
    writer.write(text(of: duration))
  }

  private func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = (duration < .zero ? .zero - duration : duration).components
    let (days, hours) = (seconds / 86_400, seconds / 3600 % 24)
    let (minutes, rest) = (seconds / 60 % 60, seconds % 60)
    var text = duration < .zero ? "-P" : "P"
    if days > 0 { text += "\(days)D" }
    guard days == 0 || hours > 0 || minutes > 0 || rest > 0 || attoseconds > 0 else { return text }
    text += "T"
    if hours > 0 { text += "\(hours)H" }
    if minutes > 0 { text += "\(minutes)M" }
    guard rest > 0 || attoseconds > 0 || seconds == 0 else { return text }
    text += "\(rest)"
    if attoseconds > 0 {
      let digits = String(attoseconds)
      let fraction = String(repeating: "0", count: 18 - digits.utf8.count) + digits
      text += "." + fraction.prefix(through: fraction.lastIndex { $0 != "0" } ?? fraction.startIndex)
    }
    return text + "S"
  }
}

extension MappingConfigured where Self == DurationField {
  /// An ISO 8601 duration: `"PT1H30M"`.
  public static var iso8601Duration: DurationField { DurationField() }
}
