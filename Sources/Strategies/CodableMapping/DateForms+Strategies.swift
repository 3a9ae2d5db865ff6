// All of Foundation: `DateFormatter`.
internal import Foundation
internal import JSONCore
internal import JSONMapping

extension DateReading {
  var strategy: DateDecodingStrategy {
    switch self {
    case .strategy(let strategy): strategy
    case .formatted(let formatter):
      #if canImport(Darwin)
      .formatted(formatter)
      #else
      .custom { decoder in try formatter.decodeDate(from: decoder) }
      #endif
    case .field(let field): .custom { decoder in try decodeDate(from: decoder, as: field) }
    }
  }
}

extension DateWriting {
  var strategy: DateEncodingStrategy {
    switch self {
    case .strategy(let strategy): strategy
    case .formatted(let formatter):
      #if canImport(Darwin)
      .formatted(formatter)
      #else
      .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(formatter.string(from: date))
      }
      #endif
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
