internal import JSONCore

/// A type for which containers have methods: a boolean, a string or a number.
protocol ScalarDecodable: TapeDecodable, Decodable, JSONReadable {
  /// Reads a value in accordance with the options of a session.
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Self
}

extension ScalarDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Self {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in try read(json, in: session) }
  }

  // `@inline(__always)`: each integer type has one requirement that consists of it.
  @inline(__always)
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Self {
    try read(json)
  }
}

extension ScalarDecodable where Self: BinaryFloatingPoint {
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Self {
    try session.number(json)
  }
}

extension Bool: ScalarDecodable {}
extension String: ScalarDecodable {}
extension Double: ScalarDecodable {}
extension Float: ScalarDecodable {}
