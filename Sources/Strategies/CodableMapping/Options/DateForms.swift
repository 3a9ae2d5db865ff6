// All of Foundation: `DateFormatter`.
internal import Foundation
internal import JSONCore
internal import JSONMapping

/// How a decode reads dates: by a strategy of ``CodableDecoder``, or by a static member of these with a fast
/// implementation. As strategies those are closures, because a case that `JSONDecoder` lacks would make every
/// `switch` over its cases incomplete.
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
