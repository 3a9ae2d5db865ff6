// All of Foundation: `DateFormatter`.
public import Foundation
internal import JSONCore
public import JSONMapping

extension DateDecodingStrategy {
  // These aren't cases, so that a `switch` over the cases of `JSONDecoder` is exhaustive here too.

  #if !canImport(Darwin)
  /// A string that the formatter parses; 20 µs per date on Linux.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    .custom { decoder in try formatter.decodeDate(from: decoder) }
  }
  #endif
  /// Any field for dates, such as `DateField`.
  public static func field(_ field: any JSONMapping.Decoding<Date>) -> Self {
    .custom { decoder in try decodeDate(from: decoder, as: field) }
  }
  /// `"2016-06-17"`, midnight UTC.
  public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  /// The same as ``iso8601``, under the name that date fields have.
  public static var rfc3339: Self { .iso8601 }
}

extension DateEncodingStrategy {
  // These aren't cases, so that a `switch` over the cases of `JSONEncoder` is exhaustive here too.

  #if !canImport(Darwin)
  /// The string that the formatter produces; 20 µs per date on Linux.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(formatter.string(from: date))
    }
  }
  #endif
  /// Any field for dates, such as `DateField`.
  public static func field(_ field: any JSONMapping.Encoding<Date>) -> Self {
    .custom { date, encoder in try encoder.encode(date, with: field) }
  }
  /// `"2016-06-17"`, the day in UTC.
  public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  /// The same as ``iso8601``, under the name that date fields have.
  public static var rfc3339: Self { .iso8601 }
}

private func decodeDate(from decoder: any Decoder, as field: any JSONMapping.Decoding<Date>) throws -> Date {
  guard let own = decoder as? ValueDecoder else { return try decoder.decode(with: field) }
  return try own.session.leaf(at: own.value, depth: Int(own.depth)) { (json) throws(JSONError) in
    try field.decode(json)
  }
}

#if !canImport(Darwin)
extension DateFormatter {
  fileprivate func decodeDate(from decoder: any Decoder) throws -> Date {
    if let own = decoder as? ValueDecoder {
      return try own.session.formattedDate(self, at: own.value, depth: Int(own.depth))
    }
    let container = try decoder.singleValueContainer()
    guard let date = date(from: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: FoundationWords.formatted)
    }
    return date
  }
}
#endif
