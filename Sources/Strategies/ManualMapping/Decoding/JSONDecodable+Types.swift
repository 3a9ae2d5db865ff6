public import JSONCore
public import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// `@inline(__always)`: each of these is a single call.

extension Bool: JSONDecodable {
  /// Decodes `true` or `false`.
  ///
  /// - Throws: `CursorFailure` for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Bool { try cursor.bool() }
}

extension String: JSONDecodable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> String {
    try cursor.string()
  }
}

extension Double: JSONDecodable {
  /// Decodes a number.
  ///
  /// - Throws: `CursorFailure` for another value, or a number beyond the largest one.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Double {
    try cursor.double()
  }
}

extension Float: JSONDecodable {
  /// Decodes a number.
  ///
  /// - Throws: `CursorFailure` for another value, or a number beyond the largest one.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Float {
    try cursor.float()
  }
}

extension Int: JSONDecodable {
  /// Decodes an integer.
  ///
  /// - Throws: `CursorFailure` for a fraction, for a number that the type can't hold, and for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Int { try cursor.int() }
}

extension JSONDecodable where Self: FixedWidthInteger & Sendable {
  /// Decodes an integer.
  ///
  /// - Throws: `CursorFailure` for a fraction, for a number that the type can't hold, and for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.integer()
  }
}

extension Int8: JSONDecodable {}
extension Int16: JSONDecodable {}
extension Int32: JSONDecodable {}
extension Int64: JSONDecodable {}
extension UInt: JSONDecodable {}
extension UInt8: JSONDecodable {}
extension UInt16: JSONDecodable {}
extension UInt32: JSONDecodable {}
extension UInt64: JSONDecodable {}

// Integers beyond 64 bits are rare, and are decoded from a document.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: JSONDecodable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: JSONDecodable {}

extension JSONNumber: JSONDecodable {
  /// Decodes a number without losing digits.
  ///
  /// - Throws: `CursorFailure` for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> JSONNumber {
    guard let number = JSONNumber(try cursor.numberLiteral()) else { throw CursorFailure() }
    return number
  }
}

extension OwnedJSON: JSONDecodable {}

// Documents are decoded with the natural form of JSONMapping, which is a string.

extension UUID: JSONDecodable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for a string that isn't a UUID, and for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> UUID {
    try UUIDField().decode(from: &cursor)
  }
}

extension URL: JSONDecodable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for a string that isn't a URL, and for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> URL {
    try URLField().decode(from: &cursor)
  }
}

// Dates have several forms, so a field must name one. Without this declaration the compiler would only report
// that `Date` doesn't conform.

/// Unavailable: `try json["day", as: .yearMonthDay]` names the form of a date.
@available(
  *, unavailable,
  message:
    "name the form of the date: try json[\"day\", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds"
)
extension Date: JSONDecodable {
  /// Decodes an ISO 8601 date.
  ///
  /// - Throws: `invalid-format`, `type-mismatch` or `unexpected-null`.
  public static func decode(value json: JSONValue) throws(JSONError) -> Date {
    try DateField.iso8601.decode(json)
  }
}

// `@inline(__always)`: a single comparison before the code for the value.

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  /// Decodes `null` as `nil`.
  ///
  /// - Throws: What decoding the wrapped value throws, such as `type-mismatch` or `missing-key`.
  @inlinable @inline(__always)
  public static func decode(value json: JSONValue) throws(JSONError) -> Wrapped? {
    json.isNull ? nil : try Wrapped.decode(value: json)
  }

  /// Decodes `null` as `nil`.
  ///
  /// - Throws: `CursorFailure` if decoding the wrapped value throws.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Wrapped? {
    cursor.consumeNull() ? nil : try Wrapped.decode(from: &cursor)
  }

  /// Whether the wrapped type is decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { Wrapped.readsInOnePass(&search) }

  /// `nil`.
  @inlinable
  public static var missingValue: Wrapped?? { .some(nil) }
}

extension Presence: JSONDecodable where Value: JSONDecodable {
  /// Decodes null or a value: `title = try json["title"]`.
  ///
  /// - Throws: What decoding the value throws, such as `type-mismatch`.
  @inlinable
  public static func decode(value json: JSONValue) throws(JSONError) -> Presence {
    json.isNull ? .null : .value(try Value.decode(value: json))
  }

  /// Decodes null or a value.
  ///
  /// - Throws: `CursorFailure` if decoding the value throws.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Presence {
    cursor.consumeNull() ? .null : .value(try Value.decode(from: &cursor))
  }

  /// Whether the value is decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { Value.readsInOnePass(&search) }

  /// Absent.
  @inlinable
  public static var missingValue: Presence? { .absent }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  /// Decodes an array.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  @inlinable
  public static func decode(value json: JSONValue) throws(JSONError) -> [Element] {
    try json.array().mapModels { (element) throws(JSONError) in try Element.decode(value: element) }
  }

  /// Decodes an array.
  ///
  /// - Throws: `CursorFailure` for another value, and if an element doesn't fit.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Element] {
    try cursor.array { (cursor) throws(CursorFailure) in try Element.decode(from: &cursor) }
  }

  /// Whether the elements are decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { Element.readsInOnePass(&search) }
}

extension LossyArray: JSONDecodable where Element: JSONDecodable {
  /// Decodes an array, skipping elements that don't decode.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it isn't an array, or `depth-limit`.
  public static func decode(value json: JSONValue) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in try Element.decode(value: element) }
  }

  /// Decodes an array without skipping any element.
  ///
  /// - Throws: `CursorFailure` for another value, and if an element doesn't fit, because the report of a
  ///   skipped element needs the location, which only a document has.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> LossyArray {
    LossyArray(try [Element].decode(from: &cursor))
  }

  /// Whether the elements are decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { Element.readsInOnePass(&search) }
}

extension Set: JSONDecodable where Element: JSONDecodable {
  /// Decodes an array as a set; of equal elements, the first counts.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  @inlinable
  public static func decode(value json: JSONValue) throws(JSONError) -> Set<Element> {
    Set(try [Element].decode(value: json))
  }

  /// Decodes an array as a set; of equal elements, the first counts.
  ///
  /// - Throws: `CursorFailure` for another value, and if an element doesn't fit.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Set<Element> {
    Set(try [Element].decode(from: &cursor))
  }

  /// Whether the elements are decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { Element.readsInOnePass(&search) }
}

extension Dictionary: JSONDecodable where Key: JSONObjectKey, Value: JSONDecodable {
  /// Decodes an object as a dictionary.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, `invalid-format` or `invalid-raw-value` for
  ///   a key that doesn't convert to the key type, `duplicate-key` for one that equals another if the
  ///   document's options reject that, and what a value throws.
  @inlinable
  public static func decode(value json: JSONValue) throws(JSONError) -> [Key: Value] {
    try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in
      try Value.decode(value: value)
    }
  }

  /// Decodes an object as a dictionary.
  ///
  /// - Throws: `CursorFailure` for another value, and if a key or a value doesn't fit.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Key: Value] {
    try cursor.dictionary(keys: Key.self) { (cursor) throws(CursorFailure) in
      try Value.decode(from: &cursor)
    }
  }

  /// Whether the values are decoded in one pass.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { Value.readsInOnePass(&search) }
}
