internal import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Date: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Date {
    switch session.options.dates {
    case .field(let field):
      try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in try field.decode(json) }
    case .deferredToDate:
      try session.leaf(at: value, depth: depth, for: Double.self) { (json) throws(JSONError) in
        Date(timeIntervalSinceReferenceDate: try session.options.floats.double(json))
      }
    case .secondsSince1970:
      try session.leaf(at: value, depth: depth, for: Double.self) { (json) throws(JSONError) in
        Date(timeIntervalSince1970: try session.options.floats.double(json))
      }
    case .millisecondsSince1970:
      try session.leaf(at: value, depth: depth, for: Double.self) { (json) throws(JSONError) in
        Date(timeIntervalSince1970: try session.options.floats.double(json) / 1000)
      }
    case .iso8601:
      try session.leaf(at: value, depth: depth, for: String.self) { (json) throws(JSONError) in
        try ISO8601.decode(json)
      }
    case .formatted(let formatter):
      try session.leaf(at: value, depth: depth, for: String.self) { (json) throws(JSONError) in
        try formatter.decodeDate(json)
      }
    case .custom(let read):
      try session.decodeCustom(at: value, depth: depth, read)
    }
  }
}

extension Data: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Data {
    switch session.options.data {
    case .base64:
      return try session.leaf(at: value, depth: depth, for: String.self) { (json) throws(JSONError) in
        try DataField().decode(json)
      }
    case .deferredToData:
      if case let json = session[value], json.isNull {
        throw session.failure(json.mismatch(expected: "an array"), at: value, depth: depth, for: Data.self)
      }
      return try session.decodeModel(Data.self, at: value, depth: depth)
    case .custom(let read): return try session.decodeCustom(at: value, depth: depth, read)
    }
  }
}

extension URL: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> URL {
    try session.leaf(at: value, depth: depth, for: String.self) { (json) throws(JSONError) in
      try URLField().decode(json)
    }
  }
}

extension Decimal: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Decimal {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in
      do throws(JSONError) {
        return try DecimalField().decode(json)
      } catch {
        // The infinities of JSON5 as well, as in `JSONDecoder`.
        guard let number = try? json.double(), !number.isFinite else { throw error }
        return .nan
      }
    }
  }
}
