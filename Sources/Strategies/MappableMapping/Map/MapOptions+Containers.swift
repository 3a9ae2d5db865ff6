public import JSONCore

extension MapOptions {
  /// The elements of an array; one that throws ends the reading, or is dropped if lenient.
  @inlinable @inline(__always)
  func array<Element>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    let array = try json.array()
    guard mode == .lenient else { return try array.mapModels(read) }
    var elements: [Element] = []
    elements.reserveCapacity(array.count)
    array.forEach { (element) in
      do throws(JSONError) {
        elements.append(try read(element))
      } catch {
        element.swallow(error)
      }
    }
    return elements
  }

  /// The members of an object; a key or a value that does not fit ends the reading, or is dropped if lenient.
  @inlinable
  func dictionary<Key: JSONObjectKey, Value>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> [Key: Value] {
    let object = try json.object()
    guard mode == .lenient else { return try object.dictionary(keys: Key.self, read) }
    let values = object.dictionary(
      key: { (member) -> Key? in
        do throws(JSONError) {
          return try member.key(as: Key.self)
        } catch {
          member.keyValue.swallow(error)
          return nil
        }
      },
      value: { (value) -> Value? in
        do throws(JSONError) {
          return try read(value)
        } catch {
          value.swallow(error)
          return nil
        }
      }, duplicate: { _ in })
    return values.compactMapValues { $0 }
  }
}
