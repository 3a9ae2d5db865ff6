internal import Foundation
internal import JSONCore
internal import JSONMapping

extension Date: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    switch options.dates {
    case .field(let field): try field.encode(self, into: &writer)
    case .formatted(let formatter): writer.write(formatter.string(from: self))
    case .strategy(.deferredToDate): try options.floats.write(timeIntervalSinceReferenceDate, into: &writer)
    case .strategy(.secondsSince1970):
      try options.floats.write(number(unitsPerSecond: 1, options), into: &writer)
    case .strategy(.millisecondsSince1970):
      try options.floats.write(number(unitsPerSecond: 1000, options), into: &writer)
    case .strategy(.iso8601): try ISO8601.encode(self, into: &writer)
    #if canImport(Darwin)
    case .strategy(.formatted(let formatter)): writer.write(formatter.string(from: self))
    #endif
    case .strategy(.custom): return false
    }
    return true
  }

  private func number(unitsPerSecond: Double, _ options: EncodingOptions) -> Double {
    options.usesStrategyRules
      ? DateField.number(for: self, unitsPerSecond: unitsPerSecond) : timeIntervalSince1970 * unitsPerSecond
  }

  func encodeCustom(to encoder: any Encoder, options: EncodingOptions) throws {
    guard case .strategy(.custom(let write)) = options.dates else { return try encode(to: encoder) }
    try write(self, encoder)
  }
}

extension Data: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    guard case .base64 = options.data else { return false }
    DataField().encode(self, into: &writer)
    return true
  }

  func encodeCustom(to encoder: any Encoder, options: EncodingOptions) throws {
    if case .custom(let write) = options.data { try write(self, encoder) } else { try encode(to: encoder) }
  }
}

extension URL: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) -> Bool {
    URLField().encode(self, into: &writer)
    return true
  }
}

extension UUID: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) -> Bool {
    UUIDField().encode(self, into: &writer)
    return true
  }
}

extension Decimal: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    try DecimalField().encode(self, into: &writer)
    return true
  }
}
