import Foundation
public import JSONCore
import JSONFoundation

extension JSONValue {
  /// The value as `JSONSerialization` would return it, `nil` for null: what a cast or a user's transform
  /// gets.
  public var legacyValue: Any? { isNull ? nil : legacyObject }

  var legacyObject: Any {
    (anyContext as? LegacyContext)?.foreignValues?.object(at: self) ?? foundationObject()
  }

  /// The value as ObjectMapper casts it: by the rules of `NSNumber` for numbers and booleans.
  @inline(never) @usableFromInline
  func cast<Value>(to type: Value.Type) -> Value? {
    guard let object = legacyValue else { return (nil as Any?) as? Value }
    if let value = object as? Value { return value }
    // A number that a `Float` holds only in part is no `Float` to the cast, and none is a `CGFloat` on Linux.
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
