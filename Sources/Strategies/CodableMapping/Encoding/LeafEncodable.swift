internal import JSONCore

/// A type whose values are written as one scalar, unless a custom strategy encodes them.
protocol LeafEncodable: TapeEncodable {
  /// Writes the value; false if a custom strategy encodes it.
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool

  /// Encodes the value by its custom strategy, or by its own `encode(to:)`.
  func encodeCustom(to encoder: any Encoder, options: EncodingOptions) throws
}

extension LeafEncodable {
  static func write(_ value: Self, in session: EncodingSession) throws {
    let isWritten = try session.withWriter { (writer, options) throws(JSONError) in
      try value.writeLeaf(into: &writer, options: options)
    }
    if isWritten { return }
    try session.encodeCustom { try value.encodeCustom(to: $0, options: session.options) }
  }

  func encodeCustom(to encoder: any Encoder, options: EncodingOptions) throws {}
}

/// A type for which containers have methods: a boolean, a string or a number. Custom strategies don't apply.
protocol ScalarEncodable: LeafEncodable, Encodable, JSONWritable {}

extension ScalarEncodable {
  static func write(_ value: Self, in session: EncodingSession) throws {
    _ = try value.writeLeaf(into: &session.writer, options: session.options)
  }

  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    try write(to: &writer)
    return true
  }
}

extension ScalarEncodable where Self: BinaryFloatingPoint {
  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    try options.floats.write(self, into: &writer)
    return true
  }
}

extension Bool: ScalarEncodable {}
extension String: ScalarEncodable {}
extension Double: ScalarEncodable {}
extension Float: ScalarEncodable {}

// Integers decode and encode as in all strategies.

extension Int: ScalarDecodable, ScalarEncodable {}
extension Int8: ScalarDecodable, ScalarEncodable {}
extension Int16: ScalarDecodable, ScalarEncodable {}
extension Int32: ScalarDecodable, ScalarEncodable {}
extension Int64: ScalarDecodable, ScalarEncodable {}
extension UInt: ScalarDecodable, ScalarEncodable {}
extension UInt8: ScalarDecodable, ScalarEncodable {}
extension UInt16: ScalarDecodable, ScalarEncodable {}
extension UInt32: ScalarDecodable, ScalarEncodable {}
extension UInt64: ScalarDecodable, ScalarEncodable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ScalarDecodable, ScalarEncodable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ScalarDecodable, ScalarEncodable {}
