internal import JSONCore

extension Bool: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Bool {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in try json.bool() }
  }
}

extension String: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> String {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in try json.string() }
  }
}

extension Double: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Double {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in
      try session.double(json)
    }
  }
}

extension Float: TapeDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Float {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in
      try session.float(json)
    }
  }
}

extension FixedWidthInteger where Self: Sendable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Self {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in try json.integer() }
  }
}

extension Int: TapeDecodable {}
extension Int8: TapeDecodable {}
extension Int16: TapeDecodable {}
extension Int32: TapeDecodable {}
extension Int64: TapeDecodable {}
extension UInt: TapeDecodable {}
extension UInt8: TapeDecodable {}
extension UInt16: TapeDecodable {}
extension UInt32: TapeDecodable {}
extension UInt64: TapeDecodable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: TapeDecodable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: TapeDecodable {}
