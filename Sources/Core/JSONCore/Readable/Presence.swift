/// A member that is absent, null or has a value, as in the body of a PATCH request: an absent member leaves
/// the stored value unchanged, and null removes it.
///
///     struct MovieChange {
///       var title: Presence<String>
///       var note: Presence<String>
///
///       func apply(to note: inout String?) { self.note.apply(to: &note) }
///     }
///
/// Outside of objects, such as in an array, an absent value is written as null.
public enum Presence<Value> {
  /// The object doesn't have the key.
  case absent
  /// The member is null.
  case null
  /// The member has a value.
  case value(Value)
}

extension Presence: Sendable where Value: Sendable {}
extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}

extension Presence {
  /// Whether the object doesn't have the key.
  @inlinable public var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// The value, if there is one.
  @inlinable package var valueIfPresent: Value? { if case .value(let value) = self { value } else { nil } }

  /// Changes a property to the value, or to `nil` for null; an absent member changes nothing.
  public func apply(to property: inout Value?) {
    if !isAbsent { property = valueIfPresent }
  }
}

extension Presence: JSONReadable where Value: JSONReadable {
  /// Reads null or a value.
  ///
  /// - Throws: What reading the value throws, such as `type-mismatch`.
  public static func read(_ json: JSONValue) throws(JSONError) -> Presence {
    json.isNull ? .null : .value(try Value.read(json))
  }
}

extension Presence: JSONWritable where Value: JSONWritable {
  /// Writes the value, or null.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    if let value = valueIfPresent { try value.write(to: &writer) } else { writer.writeNull() }
  }
}

extension Presence: PlainlyCreated {
  package static var plainValue: Presence { .absent }
}

extension JSONWriter {
  /// Writes a member that can be null; nothing for an absent one.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public mutating func put<Value: JSONWritable>(
    _ key: JSONKey, _ presence: Presence<Value>
  ) throws(JSONError) {
    if !presence.isAbsent { try put(key, orNull: presence.valueIfPresent) }
  }

  /// Writes a member that can be null, whose key may be computed at run time; nothing for an absent one.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Value: JSONWritable>(
    _ key: some DynamicKey, _ presence: Presence<Value>
  ) throws(JSONError) {
    if !presence.isAbsent { try put(key, orNull: presence.valueIfPresent) }
  }
}

extension JSONValue {
  /// The presence of the member at the end of a path, if it has no value: null if it exists, otherwise
  /// absent.
  package func presenceWithoutValue<Value>(at keys: [String]) -> Presence<Value> {
    var current = self
    for key in keys {
      guard let member = current.unguardedObject?[key] else { return .absent }
      current = member
    }
    return current.isNull ? .null : .absent
  }
}
