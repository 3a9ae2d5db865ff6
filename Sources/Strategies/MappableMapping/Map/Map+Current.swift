import Foundation
public import JSONCore
import JSONFoundation

extension Map {
  /// The decoded object, or the members written so far. A member with a number that Foundation can't hold
  /// is missing, and is an error.
  ///
  /// - Complexity: O(*n*); each call computes it.
  public var JSON: [String: Any] {
    guard let object = member.object?.value else {
      return writtenText.flatMap { WrittenObject.read($0) } as? [String: Any] ?? [:]
    }
    do throws(JSONError) { return try object.legacyObject() as? [String: Any] ?? [:] } catch {
      reject(error, at: object)
      let positions = object.unguardedObject?.positions { $0.key } ?? [:]
      return positions.compactMapValues { try? object.document[$0].legacyObject() }
    }
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

  /// The member's value as Foundation's object; `nil` for null, for a missing key, and while encoding. A
  /// value with a number that Foundation can't hold is also `nil`, and is an error.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  public var currentValue: Any? {
    guard let json = member.value, !json.isNull else { return nil }
    do throws(JSONError) { return try json.legacyObject() } catch {
      reject(error, at: json)
      return nil
    }
  }

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
