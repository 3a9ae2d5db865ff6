// Inlined by force: each integer type has one requirement that consists of it.

internal import JSONCore

/// A type that containers have methods of their own for: a boolean, a string or a number.
protocol ScalarDecodable: TapeDecodable, Decodable {
  /// Reads a value as the options of a session say.
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Self
}

extension ScalarDecodable {
  static func read(at value: DocumentPosition, depth: Int, in session: DecodingSession) throws -> Self {
    try session.leaf(at: value, depth: depth) { (json) throws(JSONError) in try read(json, in: session) }
  }
}

extension Bool: ScalarDecodable {
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Bool {
    try json.bool()
  }
}

extension String: ScalarDecodable {
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> String {
    try json.string()
  }
}

extension Double: ScalarDecodable {
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Double {
    try session.double(json)
  }
}

extension Float: ScalarDecodable {
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Float {
    try session.float(json)
  }
}

extension FixedWidthInteger where Self: Sendable {
  @inline(__always)
  static func read(_ json: JSONValue, in session: DecodingSession) throws(JSONError) -> Self {
    try json.integer()
  }
}
