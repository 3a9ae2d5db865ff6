internal import Foundation
public import JSONCore

extension JSONValue {
  /// Returns the value as `JSONSerialization` would return it.
  ///
  /// | JSON | Swift |
  /// |---|---|
  /// | `null` | `NSNull` |
  /// | `true`, `false` | `NSNumber` of a boolean |
  /// | integral number within 64 bits | `NSNumber` of an `Int64` or, above its range, of a `UInt64` |
  /// | other number of up to 15 digits, or with a `Double`'s shortest digits | `NSNumber` of a `Double` |
  /// | other number with more digits | `NSDecimalNumber`; beyond its range the nearest `Double` |
  /// | string | `String` |
  /// | array | `[Any]` |
  /// | object | `[String: Any]`, of duplicate keys the one that the document's options choose |
  ///
  /// Numbers are objects because `as? Int`, `as? Double`, `as? Bool` and `as? NSNumber` then all convert the
  /// value, so that `8` can be cast to `Double`. A boxed `Int` can't be cast to `Double`.
  ///
  /// - Throws: `number-out-of-range` for a number beyond `Double` and `NSDecimalNumber`, and for JSON5's
  ///   `Infinity` and `NaN`.
  /// - Complexity: O(*n*); does not recurse. Releasing the result recurses to its nesting depth.
  public func foundationObject() throws(JSONError) -> Any {
    try foundationForm()
  }

  /// Returns a scalar as ``foundationObject()`` does; null for a container.
  func foundationScalar(withSwiftBooleans hasSwiftBooleans: Bool) throws(JSONError) -> Any {
    switch kind {
    case .string:
      if let value = try? string() { return value }
    case .number:
      return try foundationNumber()
    case .bool:
      let value = (try? bool()) == true
      if hasSwiftBooleans { return value }
      return value ? FoundationBoolean.true : FoundationBoolean.false
    case .null, .object, .array:
      break
    }
    return NSNull()
  }

  /// Returns an object as a dictionary of the values that ``foundationObject()`` returns; empty for another
  /// kind of value.
  ///
  /// - Throws: `number-out-of-range` for a number beyond `Double` and `NSDecimalNumber`, and for JSON5's
  ///   `Infinity` and `NaN`.
  /// - Complexity: O(*n*); does not recurse. Releasing the result recurses to its nesting depth.
  public func dictionary() throws(JSONError) -> [String: Any] {
    kind == .object ? try foundationForm() as? [String: Any] ?? [:] : [:]
  }

  private func foundationNumber() throws(JSONError) -> NSNumber {
    let number = try number()
    switch number.form {
    case .integer(let value): return NSNumber(value: value)
    case .unsigned(let value): return NSNumber(value: value)
    case .double(let value): return NSNumber(value: value)
    case .digits(let digits):
      let decimal = NSDecimalNumber(string: digits)
      return decimal == .notANumber ? NSNumber(value: try double()) : decimal
    }
  }
}

/// The two boxed booleans, of which there is one instance each.
enum FoundationBoolean {
  static let `true` = NSNumber(value: true)
  static let `false` = NSNumber(value: false)
}
