public import Foundation

/// Values of JSON at the limits of the types that properties have.
public enum CornerValue {
  public static let integers = [
    "0", "-0", "1", "-1", "2", "1.0", "1e2", "127", "128", "-128", "-129", "255", "256", "32768", "65536",
    "-32769", "2147483648", "-2147483649", "4294967296", "16777217", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "1e19", "1e20", "-1e20",
  ]
  public static let fractions = [
    "1.5", "-1.5", "0.1", "-0.0", "1e-300", "1e300", "-1e300", "3.5e38", "1e400",
  ]
  public static let others = [
    "true", "false", "null", #""""#, #""1""#, #""+1""#, #"" 1""#, #""-1""#, #""1.0""#, #""1.5""#, #""true""#,
    #""9223372036854775808""#, #""a""#, #""http://a b""#, "[]", "{}", "[1]", #"{"a":1}"#, "[1,2.5]",
    "[1,\"a\"]", "[true]", "[null]", "[1,null]", #"["a"]"#, #"{"a":1,"b":"c"}"#, #"{"a":true}"#,
    #"{"a":null}"#, "[300,-1]",
  ]
  public static let all = integers + fractions + others

  /// Texts around the formats of dates that the originals read.
  public static let dates = [
    "2016-06-17T12:00:00Z", "2016-06-17T12:00:00+0000", "2016-06-17T12:00:00-07:30", "2016-06-17T12:00:00+02",
    "2016-06-17T12:00:00-24:00", "2016-06-17T12:00:00", "2016-06-17T12:00Z", "2016-06-17", "", "x",
    "2016-02-30T12:00:00Z", "2016-06-17T24:00:00Z", "2016-13-17T12:00:00Z", "1582-10-15T00:00:00Z",
  ]

  /// The object of `JSONSerialization` for a text; nil if it accepts none.
  public static func object(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// The integer for the text of a number without a fraction, if the type can hold it.
  public static func exact<Integer: FixedWidthInteger>(_ text: String) -> Integer? {
    Decimal(string: text).flatMap { Integer("\($0)") }
  }

  /// The number for a text, rounded, if the type can hold it.
  public static func rounded<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String
  ) -> Number? {
    Number(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The formatter of ObjectMapper and Decodable for a format.
  public static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    return formatter
  }
}

extension JSONDecoder {
  /// A decoder of Foundation for the days of the catalog's films: `yyyy-MM-dd`, in UTC.
  public static func readingCalendarDays() -> JSONDecoder {
    let formatter = CornerValue.formatter("yyyy-MM-dd")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    return decoder
  }
}
