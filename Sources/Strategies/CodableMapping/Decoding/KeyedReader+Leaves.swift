internal import JSONCore

extension KeyedReader {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try leaf(key) { (json) throws(JSONError) in try json.bool() }
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.bool() }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try leaf(key) { (json) throws(JSONError) in try json.string() }
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.string() }
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try leaf(key) { (json) throws(JSONError) in try state.session.double(json) }
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try leafIfPresent(key) { (json) throws(JSONError) in try state.session.double(json) }
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    try leaf(key) { (json) throws(JSONError) in try state.session.float(json) }
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try leafIfPresent(key) { (json) throws(JSONError) in try state.session.float(json) }
  }
}

extension KeyedReader {
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }
}

extension KeyedReader {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try leaf(key) { (json) throws(JSONError) in try json.integer() }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
    try leafIfPresent(key) { (json) throws(JSONError) in try json.integer() }
  }
}
