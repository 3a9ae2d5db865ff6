import Foundation
public import JSONCore
import JSONFoundation

extension JSONValue {
  /// The value as `JSONSerialization` would return it, `nil` for null: the argument of casts and of
  /// transforms.
  public var legacyValue: Any? { isNull ? nil : legacyObject }

  var legacyObject: Any {
    (anyContext as? LegacyContext)?.foreignValues?.object(at: self) ?? foundationObject()
  }

  /// The value cast as in ObjectMapper: by the rules of `NSNumber` for numbers and booleans.
  @inline(never) @usableFromInline
  func cast<Value>(to type: Value.Type) -> Value? {
    guard let object = legacyValue else { return (nil as Any?) as? Value }
    if let value = object as? Value { return value }
    // A number that `Float` can't hold exactly doesn't cast to `Float`, and none casts to `CGFloat` on Linux.
    switch type {
    case is CGFloat.Type, is CGFloat?.Type:
      return (object as? NSNumber).map { CGFloat($0.doubleValue) } as? Value
    case is Float.Type, is Float?.Type: return (object as? NSNumber)?.floatValue as? Value
    case is [Float].Type, is [Float]?.Type:
      return (object as? [NSNumber])?.map(\.floatValue) as? Value
    case is [String: Float].Type, is [String: Float]?.Type:
      return (object as? [String: NSNumber])?.mapValues(\.floatValue) as? Value
    default: return nil
    }
  }
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
