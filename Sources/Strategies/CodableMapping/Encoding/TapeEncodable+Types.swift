internal import Foundation
internal import JSONCore
internal import JSONMapping

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

/// A boolean, a string, a number, or JSON as it is. Custom strategies don't apply.
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

extension Optional: TapeEncodable where Wrapped: Encodable {
  static func write(_ value: Wrapped?, in session: EncodingSession) throws {
    if let value { try session.encode(value) } else { session.writer.writeNull() }
  }
}

extension Array: TapeEncodable where Element: Encodable {
  static func write(_ value: [Element], in session: EncodingSession) throws {
    if try writePlain(value, in: session) { return }
    let (depth, outer) = try session.begin(.array)
    let handler = session.handler(for: Element.self)
    try value.span.forEachInPlace { (index, element) throws in
      session.note(index: index, depth: depth + 1)
      do {
        try session.encode(element, by: handler)
      } catch {
        throw session.encodingError(error, of: copy element, path: session.path(depth: depth + 1))
      }
    }
    session.close(to: depth, owner: outer)
  }

  /// Writes an array of one of the most frequent types by specialized code.
  private static func writePlain(_ value: [Element], in session: EncodingSession) throws(JSONError) -> Bool {
    if Element.self == Int.self {
      try recast(value, as: [Int].self).write(to: &session.writer)
      return true
    }
    if Element.self == String.self {
      try recast(value, as: [String].self).write(to: &session.writer)
      return true
    }
    return false
  }
}

extension Set: TapeEncodable where Element: Encodable {
  static func write(_ value: Set<Element>, in session: EncodingSession) throws {
    try [Element].write([Element](value), in: session)
  }
}

extension Dictionary: TapeEncodable where Key: TextKey, Value: Encodable {
  static func write(_ value: [Key: Value], in session: EncodingSession) throws {
    if Key.self == String.self {
      return try session.encode(members: recast(value, as: [String: Value].self)) { $0 }
    }
    // Foundation writes them as an array of keys and values.
    guard session.options.usesStrategyRules else { return try session.encodeModel(value) }
    try session.encode(members: value) { $0.jsonKey }
  }
}

extension EncodingSession {
  // `@inline(__always)`: its callers determine how keys are written, and one of them has only strings.
  @inline(__always)
  fileprivate func encode<Key, Value: Encodable>(members: [Key: Value], key text: (Key) -> String) throws {
    let (depth, outer) = try begin(.object)
    for (key, element) in members {
      let key = text(key)
      note(key: key, of: nil, depth: depth + 1)
      writer.key(key)
      do {
        try encode(element)
      } catch {
        throw encodingError(error, of: element, path: path(depth: depth + 1))
      }
      if let pendingError { throw pendingError }
    }
    close(to: depth, owner: outer)
  }

  /// Begins an array or object in the innermost slot; returns the slot's depth and its previous owner.
  func begin(_ content: Slot.Content) throws -> (depth: Int, outer: UInt32) {
    let depth = openCount
    let outer = slots[depth].serial
    open(content, serial: nextSerial())
    if let pendingError { throw pendingError }
    return (depth, outer)
  }
}

extension Span where Element: ~Copyable {
  /// Calls `body` with each element in place. Where elements are copyable, the compiler copies each one
  /// instead.
  // `@inline(__always)`: `body` would be called as a closure for each element.
  @inline(__always)
  fileprivate func forEachInPlace(_ body: (Int, borrowing Element) throws -> Void) rethrows {
    for index in indices { try body(index, self[index]) }
  }
}
