import Foundation
public import JSONCore
import JSONFoundation

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
