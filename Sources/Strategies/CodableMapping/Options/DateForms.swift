// All of Foundation: `DateFormatter`.
internal import Foundation
internal import JSONCore
internal import JSONMapping

/// How a decode reads dates: the strategies of ``CodableDecoder``, and those of its static members that the
/// fast way knows. As strategies these are closures, for a case that `JSONDecoder` lacks would make every
/// `switch` over its cases incomplete.
enum DateReading: Sendable {
  case deferredToDate
  case secondsSince1970
  case millisecondsSince1970
  case iso8601
  case formatted(DateFormatter)
  case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
  case field(any JSONMapping.Decoding<Date>)

  init(_ strategy: CodableDecoder.DateDecodingStrategy) {
    switch strategy {
    case .deferredToDate: self = .deferredToDate
    case .secondsSince1970: self = .secondsSince1970
    case .millisecondsSince1970: self = .millisecondsSince1970
    case .iso8601: self = .iso8601
    #if canImport(Darwin)
      case .formatted(let formatter): self = .formatted(formatter)
    #endif
    case .custom(let read): self = .custom(read)
    }
  }

  var strategy: CodableDecoder.DateDecodingStrategy {
    switch self {
    case .deferredToDate: .deferredToDate
    case .secondsSince1970: .secondsSince1970
    case .millisecondsSince1970: .millisecondsSince1970
    case .iso8601: .iso8601
    case .formatted(let formatter):
      #if canImport(Darwin)
        .formatted(formatter)
      #else
        .custom { decoder in try formatter.decodeDate(from: decoder) }
      #endif
    case .custom(let read): .custom(read)
    case .field(let field): .custom { decoder in try decodeDate(from: decoder, as: field) }
    }
  }
}

/// How an encode writes dates, as ``DateReading`` reads them.
enum DateWriting: Sendable {
  case deferredToDate
  case secondsSince1970
  case millisecondsSince1970
  case iso8601
  case formatted(DateFormatter)
  case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)
  case field(any JSONMapping.Encoding<Date>)

  init(_ strategy: CodableEncoder.DateEncodingStrategy) {
    switch strategy {
    case .deferredToDate: self = .deferredToDate
    case .secondsSince1970: self = .secondsSince1970
    case .millisecondsSince1970: self = .millisecondsSince1970
    case .iso8601: self = .iso8601
    #if canImport(Darwin)
      case .formatted(let formatter): self = .formatted(formatter)
    #endif
    case .custom(let write): self = .custom(write)
    }
  }

  var strategy: CodableEncoder.DateEncodingStrategy {
    switch self {
    case .deferredToDate: .deferredToDate
    case .secondsSince1970: .secondsSince1970
    case .millisecondsSince1970: .millisecondsSince1970
    case .iso8601: .iso8601
    case .formatted(let formatter):
      #if canImport(Darwin)
        .formatted(formatter)
      #else
        .custom { date, encoder in
          var container = encoder.singleValueContainer()
          try container.encode(formatter.encodeDate(date))
        }
      #endif
    case .custom(let write): .custom(write)
    case .field(let field): .custom { date, encoder in try encoder.encode(date, with: field) }
    }
  }
}

private func decodeDate(from decoder: any Decoder, as field: any JSONMapping.Decoding<Date>) throws -> Date {
  guard let own = decoder as? ValueDecoder else { return try decoder.decode(with: field) }
  return try own.session.leaf(at: own.value, depth: Int(own.depth)) { (json) throws(JSONError) in
    try field.decode(json)
  }
}

extension DateFormatter {
  func decodeDate(_ json: JSONValue) throws(JSONError) -> Date {
    guard let date = date(from: try json.string()) else {
      throw json.error(.invalidFormat(expected: "a date (\(dateFormat ?? "formatter's style"))", reason: ""))
    }
    return date
  }

  func encodeDate(_ date: Date) -> String { string(from: date) }

  #if !canImport(Darwin)
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
  #endif
}
