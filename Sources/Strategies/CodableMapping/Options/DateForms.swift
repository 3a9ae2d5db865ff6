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

  init(_ strategy: DateDecodingStrategy) {
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

  init(_ strategy: DateEncodingStrategy) {
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
}

extension DateFormatter {
  func decodeDate(_ json: JSONValue) throws(JSONError) -> Date {
    guard let date = date(from: try json.string()) else {
      throw json.error(.invalidFormat(expected: "a date (\(dateFormat ?? "formatter's style"))", reason: ""))
    }
    return date
  }

  func encodeDate(_ date: Date) -> String { string(from: date) }
}
