public import JSONCore

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
      do throws(JSONError) {
        elements.append(try read(element))
      } catch {
        try leaveOut(element, error)
      }
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
        do throws(JSONError) {
          return try key(member)
        } catch {
          // If the last of duplicate keys is used, each key is decoded twice.
          if reported < member.keyValue.position { member.keyValue.swallow(error) }
          reported = max(reported, member.keyValue.position)
          return nil
        }
      },
      value: { (value) throws(JSONError) -> Value? in
        do throws(JSONError) {
          return try read(value)
        } catch {
          try leaveOut(value, error)
          return nil
        }
      }, duplicate: { _ throws(JSONError) in })
    return values.compactMapValues { $0 }
  }
}
