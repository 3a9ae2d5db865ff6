public import JSONCore

// Inlined by force: a part of what a member is inlined as; FieldOperators.swift tells why.

extension MapOptions {
  /// The elements of an array; one that throws ends the reading, or is dropped if lenient.
  @inlinable @inline(__always)
  func array<Element>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    try array(json, read) { (element, error) throws(JSONError) in element.swallow(error) }
  }

  /// The models of an array; the first that fails ends the reading. If lenient, one that fails is dropped,
  /// and only an element that can't be a model ends it.
  @inlinable @inline(__always)
  func models<Element: MappableValue>(_ json: JSONValue) throws(JSONError) -> [Element] {
    try array(
      json, { (element) throws(JSONError) in try .mapped(from: element, options: self) },
      leaveOut: { (element, error) throws(JSONError) in try Element.leaveOut(element, for: error) })
  }

  @inlinable @inline(__always)
  func array<Element>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Element,
    leaveOut: (JSONValue, JSONError) throws(JSONError) -> Void
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

  /// The members of an object; a key or a value that does not fit ends the reading, or is dropped if lenient.
  @inlinable
  func dictionary<Key: JSONObjectKey, Value>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> [Key: Value] {
    try dictionary(json, read) { (value, error) throws(JSONError) in value.swallow(error) }
  }

  /// The models of an object; the first that fails ends the reading, as does a key that is none. If lenient,
  /// such a key and a model that fails are dropped, and only a value that can't be a model ends it.
  @inlinable
  func models<Key: JSONObjectKey, Value: MappableValue>(_ json: JSONValue) throws(JSONError) -> [Key: Value] {
    try dictionary(
      json, { (value) throws(JSONError) in try .mapped(from: value, options: self) },
      leaveOut: { (value, error) throws(JSONError) in try Value.leaveOut(value, for: error) })
  }

  @inlinable
  func dictionary<Key: JSONObjectKey, Value>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Value,
    leaveOut: (JSONValue, JSONError) throws(JSONError) -> Void
  ) throws(JSONError) -> [Key: Value] {
    let object = try json.object()
    guard mode == .lenient else { return try object.dictionary(keys: Key.self, read) }
    var reported = DocumentPosition.root
    let values = try object.dictionary(
      key: { (member) throws(JSONError) -> Key? in
        do throws(JSONError) {
          return try member.key(as: Key.self)
        } catch {
          // Where the last of duplicate keys counts, each is made twice.
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
