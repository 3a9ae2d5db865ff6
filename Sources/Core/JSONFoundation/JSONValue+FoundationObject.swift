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
  public func foundationObject() throws(JSONError) -> Any { try foundationForm() }

  /// Returns a scalar as ``foundationObject()`` does; null for a container.
  private func foundationScalar(withSwiftBooleans hasSwiftBooleans: Bool) throws(JSONError) -> Any {
    switch kind {
    case .string: return try string()
    case .number: return try foundationNumber()
    case .bool where hasSwiftBooleans: return try bool()
    case .bool: return try bool() ? FoundationBoolean.true : FoundationBoolean.false
    case .null, .object, .array: return NSNull()
    }
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

  /// Returns an array or object as `[Any]` or `[String: Any]`, and another value as its Foundation form. The
  /// open containers are on an explicit stack, because a document may be nested deeper than the thread's
  /// stack allows.
  ///
  /// - Parameter hasSwiftBooleans: Whether `true` and `false` are a `Bool`, which prints as such and can't be
  ///   cast to a number.
  /// - Throws: `number-out-of-range`.
  package func foundationForm(withSwiftBooleans hasSwiftBooleans: Bool = false) throws(JSONError) -> Any {
    guard isContainer else { return try foundationScalar(withSwiftBooleans: hasSwiftBooleans) }
    let document = document
    var open = [FoundationContainer(self)]
    while true {
      let innermost = open.count - 1
      if let position = open[innermost].nextValue(in: document) {
        let value = document[position]
        if value.isContainer {
          open.append(FoundationContainer(value))
        } else {
          open[innermost].append(try value.foundationScalar(withSwiftBooleans: hasSwiftBooleans))
        }
      } else {
        let finished = open.removeLast().object
        guard !open.isEmpty else { return finished }
        open[innermost - 1].append(finished)
      }
    }
  }

  private var isContainer: Bool { kind == .array || kind == .object }
}

/// The two boxed booleans, of which there is one instance each.
enum FoundationBoolean {
  static let `true` = NSNumber(value: true)
  static let `false` = NSNumber(value: false)
}

/// An array or object that is being filled.
private struct FoundationContainer {
  private let isObject: Bool
  private var next: DocumentPosition
  private var remaining: Int
  private var elements: [Any] = []
  private var members: [String: Any] = [:]
  /// The key of the member whose value comes next.
  private var key = ""

  init(_ value: JSONValue) {
    isObject = value.kind == .object
    next = value.firstChild
    remaining = value.childCount
    if isObject { members.reserveCapacity(remaining) } else { elements.reserveCapacity(remaining) }
  }

  /// Returns the position of the next value to append; `nil` after the last. Skips duplicates that the
  /// options ignore.
  mutating func nextValue(in document: Document) -> DocumentPosition? {
    while remaining > 0 {
      let position = next
      remaining -= 1
      if remaining > 0 { next = isObject ? document[position].nextMember : document[position].nextElement }
      guard isObject else { return position }
      key = (try? document[position.ofKey].string()) ?? ""
      if document.options.duplicateKeys == .useLast || members[key] == nil { return position }
    }
    return nil
  }

  mutating func append(_ value: Any) { if isObject { members[key] = value } else { elements.append(value) } }

  var object: Any { isObject ? members as Any : elements as Any }
}
