/// Parses the header field `Retry-After`: a number of seconds, or a date.
///
/// Source: RFC 9110, section 10.2.3.
enum RetryAfter {
  /// The requested delay; `nil` if the header field isn't valid.
  ///
  /// - Parameter date: The current time, in seconds since the beginning of 1970 UTC.
  static func delay(_ field: String, at date: Double) -> Duration? {
    if !field.isEmpty, field.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      return .seconds(Int64(field) ?? Int64(Int32.max))
    }
    // The local clock may be wrong by any amount; the year of a header field has at most four digits.
    return HTTPDate(field).map { .seconds(min(max(0, Double($0.seconds) - date), 0x1p62)) }
  }
}
