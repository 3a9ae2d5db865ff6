#if Client
/// The header field `Retry-After`: seconds, or a date.
///
/// Source: RFC 9110, section 10.2.3.
enum RetryAfter {
  /// The delay that a field asks for; `nil` for a field that says nothing valid.
  ///
  /// - Parameter date: Now, in seconds since the beginning of 1970 UTC.
  static func delay(_ field: String, at date: Double) -> Duration? {
    if !field.isEmpty, field.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      return .seconds(Int64(field) ?? Int64(Int32.max))
    }
    // A clock may be wrong without bounds; a header field has no more than four digits for the year.
    return HTTPDate(field).map { .seconds(min(max(0, Double($0.seconds) - date), 0x1p62)) }
  }
}
#endif
