// All of Foundation: `DateFormatter`.

public import Foundation
internal import JSONCore
public import JSONMapping

/// How dates are decoded and encoded, for ``CodableMapper``.
public struct DateCoding: Sendable {
  var reading: DateReading
  var writing: DateWriting

  /// How dates are decoded.
  public var decoding: DateDecodingStrategy {
    get { reading.strategy }
    set { reading = .strategy(newValue) }
  }
  /// How dates are encoded.
  public var encoding: DateEncodingStrategy {
    get { writing.strategy }
    set { writing = .strategy(newValue) }
  }
}

extension DateCoding {
  /// Creates a pair of strategies.
  public init(decoding: DateDecodingStrategy, encoding: DateEncodingStrategy) {
    self.init(reading: .strategy(decoding), writing: .strategy(encoding))
  }

  /// A field, in both directions.
  public static func field(_ field: any Mapping<Date>) -> Self {
    Self(reading: .field(field), writing: .field(field))
  }

  /// A number of seconds since 2001-01-01.
  public static var deferredToDate: Self { Self(decoding: .deferredToDate, encoding: .deferredToDate) }
  /// A number of seconds since 1970.
  public static var secondsSince1970: Self { Self(decoding: .secondsSince1970, encoding: .secondsSince1970) }
  /// A number of milliseconds since 1970.
  public static var millisecondsSince1970: Self {
    Self(decoding: .millisecondsSince1970, encoding: .millisecondsSince1970)
  }
  /// An RFC 3339 string; written without fractions of a second.
  public static var iso8601: Self { Self(decoding: .iso8601, encoding: .iso8601) }
  /// The same as ``iso8601``, under the name that date fields have.
  public static var rfc3339: Self { .iso8601 }
  /// `"2016-06-17"`, midnight UTC.
  public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  /// A string in the formatter's format.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    Self(reading: .formatted(formatter), writing: .formatted(formatter))
  }
}

extension DateReading {
  /// The same as a strategy of the coder.
  var strategy: DateDecodingStrategy {
    switch self {
    case .strategy(let strategy): strategy
    case .formatted(let formatter): .formatted(formatter)
    case .field(let field): .field(field)
    }
  }
}

extension DateWriting {
  /// The same as a strategy of the coder.
  var strategy: DateEncodingStrategy {
    switch self {
    case .strategy(let strategy): strategy
    case .formatted(let formatter): .formatted(formatter)
    case .field(let field): .field(field)
    }
  }
}

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
