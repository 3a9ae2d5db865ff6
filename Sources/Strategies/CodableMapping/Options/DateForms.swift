// All of Foundation: `DateFormatter`.
internal import Foundation
internal import JSONCore
internal import JSONMapping

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
