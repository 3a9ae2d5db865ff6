import Foundation
public import JSONCore
import JSONFoundation

extension Map {
  /// The decoded object, or the members written so far.
  ///
  /// - Complexity: O(*n*); each call computes it.
  public var JSON: [String: Any] {
    if let object = member.object { return object.value.legacyObject as? [String: Any] ?? [:] }
    return writtenText.flatMap { WrittenObject.read($0) } as? [String: Any] ?? [:]
  }

  /// The text of the members written so far, with nested keys as nested objects.
  private var writtenText: [UInt8]? {
    guard let text = member.writtenObject(), let nestedKeys = member.state.notes?.nestedKeys,
      !nestedKeys.isEmpty
    else { return member.writtenObject() }
    return JSONWriter.text { (writer) throws(JSONError) in try writer.write(object: text, along: nestedKeys) }
  }

  /// The key of the member that this map represents.
  public var currentKey: String? { memberKey?.text }

  /// The separator of nested keys of this map; a dot by default.
  public var nestedKeyDelimiter: String { memberKey?.delimiter ?? "." }

  /// The member's value as Foundation's object; `nil` for null, for a missing key, and while encoding.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  public var currentValue: Any? { member.value?.legacyValue }

  /// Whether the member exists, even if it is null. False while encoding.
  @inlinable
  public var isKeyPresent: Bool { member.value != nil }

  /// Decodes the member; `nil` if it is missing or of another type, which isn't recorded as an error.
  @inlinable
  public func value<Value: JSONReadable>(_ type: Value.Type = Value.self) -> Value? {
    guard let current = member.value else { return nil }
    if let value = try? Value.read(current) { return value }
    return current.cast(to: Value.self)
  }

  /// Casts the member's value; `nil` if it is missing or of another type.
  @_disfavoredOverload
  public func value<Value>() -> Value? {
    guard let current = member.value else { return nil }
    return current.cast(to: Value.self)
  }
}
