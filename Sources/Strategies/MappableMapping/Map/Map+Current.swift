import Foundation
public import JSONCore
import JSONFoundation

extension Map {
  /// The object that is read, or what has been written of it so far.
  ///
  /// - Complexity: O(*n*); made anew by every call.
  public var JSON: [String: Any] {
    if let object = cursor.object { return object.value.legacyObject as? [String: Any] ?? [:] }
    return writtenText.flatMap { WrittenObject.read($0) } as? [String: Any] ?? [:]
  }

  /// The text of what has been written so far, with the members below nested keys where they belong.
  private var writtenText: [UInt8]? {
    guard let text = cursor.writtenObject(), let nestedKeys = cursor.state.notes?.nestedKeys,
      !nestedKeys.isEmpty
    else { return cursor.writtenObject() }
    return JSONWriter.text { (writer) throws(JSONError) in try writer.write(object: text, along: nestedKeys) }
  }

  /// The key of the member that this map stands for.
  public var currentKey: String? { memberKey?.text }

  /// What divides the key of this map if it is nested; a dot unless another was given.
  public var nestedKeyDelimiter: String { memberKey?.delimiter ?? "." }

  /// The member's value as Foundation's object; `nil` for null and for a missing key. Only while reading.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  public var currentValue: Any? { cursor.value?.legacyValue }

  /// Whether the member that this map stands for is there, if only as null. False when writing.
  @inlinable
  public var isKeyPresent: Bool { cursor.value != nil }

  /// Reads the member; `nil` if it is missing or of another type, which is not noted as an error.
  @inlinable
  public func value<Value: JSONReadable>(_ type: Value.Type = Value.self) -> Value? {
    guard let current = cursor.value else { return nil }
    if let value = try? Value.read(current) { return value }
    return current.cast(to: Value.self)
  }

  /// Casts the member's value; `nil` if it is missing or of another type.
  @_disfavoredOverload
  public func value<Value>() -> Value? {
    guard let current = cursor.value else { return nil }
    return current.cast(to: Value.self)
  }
}
