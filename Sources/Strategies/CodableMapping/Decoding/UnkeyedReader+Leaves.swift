internal import JSONCore

extension UnkeyedReader {
  mutating func decode(_ type: Bool.Type) throws -> Bool {
    try leaf { (json, _) throws(JSONError) in try json.bool() }
  }

  mutating func decode(_ type: String.Type) throws -> String {
    try leaf { (json, _) throws(JSONError) in try json.string() }
  }

  mutating func decode(_ type: Double.Type) throws -> Double {
    try leaf { (json, session) throws(JSONError) in try session.double(json) }
  }

  mutating func decode(_ type: Float.Type) throws -> Float {
    try leaf { (json, session) throws(JSONError) in try session.float(json) }
  }

  mutating func decode(_ type: Int.Type) throws -> Int {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: Int8.Type) throws -> Int8 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: Int16.Type) throws -> Int16 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: Int32.Type) throws -> Int32 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: Int64.Type) throws -> Int64 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: UInt.Type) throws -> UInt {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: UInt8.Type) throws -> UInt8 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: UInt16.Type) throws -> UInt16 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: UInt32.Type) throws -> UInt32 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  mutating func decode(_ type: UInt64.Type) throws -> UInt64 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    try leaf { (json, _) throws(JSONError) in try json.integer() }
  }
}
