public import JSONCore

/// How a mapping treats values that don't fit their property.
@frozen
public enum MappingMode: Sendable, Hashable {
  /// Every mismatch is an error: a missing key or null for a property that isn't optional, a value of another
  /// type, an element that fails. A missing key sets an optional property to `nil`.
  case strict
  /// ObjectMapper's rules: a missing key leaves a property unchanged, and so does a value of another type.
  /// Such a value sets an optional property to `nil`, as null does, and an integer to 0. Elements that fail
  /// are skipped.
  case lenient
}

/// How the models of one call are mapped.
@frozen
public struct MapOptions: Sendable, Hashable {
  // One byte, because it is passed to every model.
  @usableFromInline var bits: UInt8

  /// Creates options; without arguments, strict ones that omit `nil`.
  @inlinable
  public init(mode: MappingMode = .strict, shouldIncludeNilValues: Bool = false) {
    bits = (mode == .lenient ? 1 : 0) | (shouldIncludeNilValues ? 2 : 0)
  }

  /// How a mapping treats values that don't fit.
  @inlinable
  public var mode: MappingMode {
    get { bits & 1 == 0 ? .strict : .lenient }
    set { bits = bits & ~1 | (newValue == .lenient ? 1 : 0) }
  }

  /// Whether `nil` is written as null; it is omitted by default.
  @inlinable
  public var shouldIncludeNilValues: Bool {
    get { bits & 2 != 0 }
    set { bits = bits & ~2 | (newValue ? 2 : 0) }
  }

  /// Whether members that can't be written are omitted, as by the legacy entry points.
  @inlinable
  var dropsUnwritable: Bool {
    get { bits & 4 != 0 }
    set { bits = bits & ~4 | (newValue ? 4 : 0) }
  }
}

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

extension MapOptions {
  /// The elements of an array; the first error ends decoding. If lenient, the element is skipped, unless
  /// `leaveOut` throws.
  @inlinable @inline(__always)
  func array<Element>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Element,
    leaveOut: (JSONValue, JSONError) throws(JSONError) -> Void = { (element, error) in element.swallow(error)
    }
  ) throws(JSONError) -> [Element] {
    let array = try json.array()
    guard mode == .lenient else { return try array.mapModels(read) }
    var elements: [Element] = []
    elements.reserveCapacity(array.count)
    try array.forEach { (element) throws(JSONError) in
      do throws(JSONError) { elements.append(try read(element)) } catch { try leaveOut(element, error) }
    }
    return elements
  }

  /// The members of an object; the first error of a key or a value ends decoding. If lenient, the member is
  /// skipped, unless `leaveOut` throws for a value.
  @inlinable
  func dictionary<Key: JSONObjectKey, Value>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Value,
    leaveOut: (JSONValue, JSONError) throws(JSONError) -> Void = { (value, error) in value.swallow(error) }
  ) throws(JSONError) -> [Key: Value] {
    try dictionary(
      json, key: { (member) throws(JSONError) in try member.key(as: Key.self) }, read, leaveOut: leaveOut)
  }

  @inlinable
  func dictionary<Key: Hashable, Value>(
    _ json: JSONValue, key: (JSONMember) throws(JSONError) -> Key,
    _ read: (JSONValue) throws(JSONError) -> Value,
    leaveOut: (JSONValue, JSONError) throws(JSONError) -> Void = { (value, error) in value.swallow(error) }
  ) throws(JSONError) -> [Key: Value] {
    let object = try json.object()
    guard mode == .lenient else {
      return try object.dictionary(
        key: key, value: read,
        duplicate: { (member) throws(JSONError) in try member.refuseAsDuplicate() })
    }
    var reported = DocumentPosition.root
    let values = try object.dictionary(
      key: { (member) throws(JSONError) -> Key? in
        do throws(JSONError) { return try key(member) } catch {
          // If the last of duplicate keys is used, each key is decoded twice.
          if reported < member.keyValue.position { member.keyValue.swallow(error) }
          reported = max(reported, member.keyValue.position)
          return nil
        }
      },
      value: { (value) throws(JSONError) -> Value? in
        do throws(JSONError) { return try read(value) } catch {
          try leaveOut(value, error)
          return nil
        }
      }, duplicate: { _ throws(JSONError) in })
    return values.compactMapValues { $0 }
  }
}
