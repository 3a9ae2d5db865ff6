internal import JSONCore

/// A type that is written as one scalar, unless a custom strategy encodes it.
protocol LeafEncodable: TapeEncodable {
  /// Writes the value; false if a custom strategy is to encode it.
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool

  /// Encodes the value by its custom strategy, or by its own `encode(to:)`.
  func encodeCustom(to encoder: any Encoder, options: EncodingOptions) throws
}

extension LeafEncodable {
  static func write(_ value: Self, in session: EncodingSession) throws {
    if try value.writeLeaf(into: &session.writer, options: session.options) { return }
    try session.encodeCustom { try value.encodeCustom(to: $0, options: session.options) }
  }

  func encodeCustom(to encoder: any Encoder, options: EncodingOptions) throws {}
}

extension Bool: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) -> Bool {
    writer.write(self)
    return true
  }
}

extension String: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) -> Bool {
    writer.write(self)
    return true
  }
}

extension Double: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    try options.floats.write(self, into: &writer)
    return true
  }
}

extension Float: LeafEncodable {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    try options.floats.write(self, into: &writer)
    return true
  }
}

extension FixedWidthInteger {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) -> Bool {
    writer.write(self)
    return true
  }
}

extension Int: LeafEncodable {}
extension Int8: LeafEncodable {}
extension Int16: LeafEncodable {}
extension Int32: LeafEncodable {}
extension Int64: LeafEncodable {}
extension UInt: LeafEncodable {}
extension UInt8: LeafEncodable {}
extension UInt16: LeafEncodable {}
extension UInt32: LeafEncodable {}
extension UInt64: LeafEncodable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: LeafEncodable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: LeafEncodable {}
