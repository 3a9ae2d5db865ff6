// All of Foundation: `DateFormatter`, which the `formatted` strategies of `JSONDecoder` and `JSONEncoder`
// take.
public import Foundation
internal import JSONCore
internal import JSONMapping

/// How dates are decoded.
public enum DateDecodingStrategy: Sendable {
  /// `Date`'s own `Codable` form: a number of seconds since 2001-01-01. The default.
  case deferredToDate
  /// A number of seconds since 1970.
  case secondsSince1970
  /// A number of milliseconds since 1970.
  case millisecondsSince1970
  /// An ISO 8601 string, with or without fractions of a second: RFC 3339, and the other forms that
  /// `JSONDecoder` accepts.
  case iso8601
  #if canImport(Darwin)
  /// A string that the formatter parses.
  case formatted(DateFormatter)
  #endif
  /// The result of the closure for the decoder.
  @preconcurrency case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
}

/// How dates are encoded.
public enum DateEncodingStrategy: Sendable {
  /// `Date`'s own `Codable` form: a number of seconds since 2001-01-01. The default.
  case deferredToDate
  /// A number of seconds since 1970.
  case secondsSince1970
  /// A number of milliseconds since 1970.
  case millisecondsSince1970
  /// An RFC 3339 string in UTC, without fractions of a second.
  case iso8601
  #if canImport(Darwin)
  /// The string that the formatter produces.
  case formatted(DateFormatter)
  #endif
  /// The value that the closure encodes.
  @preconcurrency case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)
}

/// How a decode reads dates: by a strategy of ``CodableDecoder``, or by the fast implementation of one of its
/// static members. These members aren't cases of the strategy, because a case that `JSONDecoder` lacks would
/// make every `switch` over its cases incomplete.
enum DateReading: Sendable {
  case strategy(DateDecodingStrategy)
  case formatted(DateFormatter)
  case field(any JSONMapping.Decoding<Date>)
}

/// How an encode writes dates, corresponding to ``DateReading``.
enum DateWriting: Sendable {
  case strategy(DateEncodingStrategy)
  case formatted(DateFormatter)
  case field(any JSONMapping.Encoding<Date>)
}

extension DateFormatter {
  func decodeDate(_ json: JSONValue) throws(JSONError) -> Date {
    guard let date = date(from: try json.string()) else {
      throw json.error(.invalidFormat(expected: .date(format: dateFormat ?? "formatter's style"), reason: ""))
    }
    return date
  }
}
