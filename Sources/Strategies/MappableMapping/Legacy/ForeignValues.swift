import Foundation
public import JSONCore
import JSONFoundation

/// Values of a dictionary that its document can't represent: those that JSON can't express, such as dates,
/// and decimals, whose casts differ from those of JSON numbers.
struct ForeignValues {
  private let document: Document
  /// The values and the containers around them, by the positions of their substitutes.
  private var objects: [DocumentPosition: Any] = [:]
  /// The names of the types of those that JSON can't express, by the same positions.
  private(set) var types: [DocumentPosition: String] = [:]

  /// Finds the values in a tree. The document must have been created from the result of ``replace(in:)`` for
  /// this tree.
  init(of tree: Any, in document: Document) {
    self.document = document
    _ = find(in: tree, at: document.root)
  }

  /// The original object of a value, if it is a foreign value or contains one.
  func object(at json: JSONValue) -> Any? { json.isValue(of: document) ? objects[json.position] : nil }

  private mutating func find(in object: Any, at json: JSONValue) -> Bool {
    var isForeign = false
    switch object {
    case let members as [String: Any]:
      try? json.object().forEach { member in
        if let object = members[member.key], find(in: object, at: member.value) { isForeign = true }
      }
    case let elements as [Any]:
      var index = 0
      try? json.array().forEach { element in
        if find(in: elements[index], at: element) { isForeign = true }
        index += 1
      }
    default:
      isForeign =
        type(of: object) == Decimal.self || object is NSDecimalNumber || !ForeignValues.hasJSON(object)
      if isForeign, !(object is NSNumber) { types[json.position] = "\(type(of: object))" }
    }
    if isForeign { objects[json.position] = object }
    return isForeign
  }

  /// Whether JSON can express a value that isn't a container.
  private static func hasJSON(_ object: Any) -> Bool {
    switch object {
    case let number as NSNumber: number.doubleValue.isFinite
    case is String, is NSNull: true
    case let object as Any?: object == nil
    }
  }

  /// The tree with numbers in place of values that JSON can't express, down to the depth limit of documents.
  static func replace(in object: Any, depth: Int = 0) -> Any {
    guard depth <= JSONParseOptions().depthLimit else { return object }
    switch object {
    case let object as [String: Any]: return object.mapValues { replace(in: $0, depth: depth + 1) }
    case let object as [Any]: return object.map { replace(in: $0, depth: depth + 1) }
    // A number that no type can hold doesn't decode, so the original value is cast instead.
    default: return hasJSON(object) ? object : NumberDigits("1e99999")
    }
  }
}

extension JSONValue {
  /// The value as `JSONSerialization` would return it, `nil` for null: the argument of casts and of
  /// transforms. Also `nil` for a number beyond `Double` and `NSDecimalNumber`, which Foundation can't hold,
  /// and for a container of one.
  public var legacyValue: Any? { isNull ? nil : try? legacyObject() }

  /// - Throws: `number-out-of-range`.
  func legacyObject() throws(JSONError) -> Any {
    if let object = (anyContext as? LegacyContext)?.foreignValues?.object(at: self) { return object }
    return try foundationObject()
  }

  /// The error of a number that Foundation can't hold; `nil` if it can.
  var rangeError: JSONError? {
    do throws(JSONError) { _ = try legacyObject() } catch { return error }
    return nil
  }

  /// The value cast as in ObjectMapper: by the rules of `NSNumber` for numbers and booleans.
  @inline(never) @usableFromInline
  func cast<Value>(to type: Value.Type) -> Value? {
    guard !isNull else { return (nil as Any?) as? Value }
    guard let object = legacyValue else { return nil }
    if let value = object as? Value { return value }
    // A number that `Float` can't hold exactly doesn't cast to `Float`, and none casts to `CGFloat` on Linux.
    switch type {
    case is CGFloat.Type, is CGFloat?.Type:
      return (object as? NSNumber).map { CGFloat($0.doubleValue) } as? Value
    case is Float.Type, is Float?.Type: return (object as? NSNumber)?.float as? Value
    case is [Float].Type, is [Float]?.Type:
      guard let numbers = object as? [NSNumber] else { return nil }
      let floats = numbers.compactMap(\.float)
      return floats.count == numbers.count ? floats as? Value : nil
    case is [String: Float].Type, is [String: Float]?.Type:
      guard let numbers = object as? [String: NSNumber] else { return nil }
      let floats = numbers.compactMapValues(\.float)
      return floats.count == numbers.count ? floats as? Value : nil
    default: return nil
    }
  }
}

extension NSNumber {
  /// The nearest `Float`; `nil` beyond the largest.
  fileprivate var float: Float? { floatValue.isFinite || !doubleValue.isFinite ? floatValue : nil }
}

extension JSONWriter {
  /// The text that `write` produces; `nil` if it throws.
  static func text(
    _ layout: JSONWriteOptions = JSONWriteOptions(),
    _ write: (inout JSONWriter) throws(JSONError) -> Void
  ) -> [UInt8]? {
    var writer = JSONWriter(options: layout)
    guard (try? write(&writer)) != nil else { return nil }
    return try? writer.finish()
  }
}
