public import JSONCore

extension MapOptions {
  /// The elements of an array; one that throws ends the reading, or is dropped if lenient.
  @inlinable @inline(__always)
  func array<Element>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    let array = try json.array()
    guard mode == .lenient else { return try array.map(read) }
    var elements: [Element] = []
    array.forEach { (element) in
      if let element = try? read(element) { elements.append(element) }
    }
    return elements
  }

  /// The members of an object; a value that throws ends the reading, or is dropped if lenient.
  @inlinable
  func dictionary<Value>(
    _ json: JSONValue, _ read: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> [String: Value] {
    let object = try json.object()
    guard mode == .lenient else { return try object.dictionary(read) }
    let values = try object.dictionary { (value) throws(JSONError) in try? read(value) }
    return values.compactMapValues { $0 }
  }
}
