import JSONCore
import JSONFoundation

extension TransformType {
  /// What the transform makes of an element, or of a value in a dictionary: null comes as `NSNull`, as it
  /// stands in there.
  func element(from json: JSONValue) -> Object? {
    json.isNull ? transformFromJSON(json.legacyObject) : object(from: json)
  }
}

extension Map {
  /// What a transform makes of a value; throws if that is nothing.
  func made<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> Transform.Object {
    if let made = transform.object(from: json) {
      if json.sink != nil { noteMisreading(of: json, by: transform) }
      return made
    }
    if json.isNull { throw json.mismatch(expected: typeName(Transform.Object.self)) }
    throw json.error(.transformFailed("the value can't be converted to \(Transform.Object.self)"))
  }

  /// Reports a value that a transform could not read, although it made an object of it.
  @inline(never)
  func noteMisreading(of json: JSONValue, by transform: some TransformType) {
    guard options.mode == .lenient, let lax = transform as? any LaxTransform else { return }
    if let kind = lax.misreading(of: json) { swallow(json.error(kind), at: json) }
  }

  private func madeElement<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> Transform.Object {
    guard json.isNull else { return try made(json, transform) }
    if let made = transform.element(from: json) { return made }
    throw json.mismatch(expected: typeName(Transform.Object.self))
  }

  func madeArray<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> [Transform.Object] {
    try options.array(json) { (element) throws(JSONError) in try madeElement(element, transform) }
  }

  func madeSet<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> Set<Transform.Object> {
    Set(try madeArray(json, transform))
  }

  func madeArrays<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> [[Transform.Object]] {
    try options.array(json) { (element) throws(JSONError) in try madeArray(element, transform) }
  }

  func madeDictionary<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> [String: Transform.Object] {
    try options.dictionary(json) { (value) throws(JSONError) in try madeElement(value, transform) }
  }

  func madeDictionaryOfArrays<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> [String: [Transform.Object]] {
    try options.dictionary(json) { (value) throws(JSONError) in try madeArray(value, transform) }
  }

  /// Sets an optional property to what a transform makes, also of null.
  func readMade<Transform: TransformType>(_ property: inout Transform.Object?, _ transform: Transform) {
    if let current = current, current.isNull {
      property = transform.object(from: current)
    } else {
      read(&property) { (json) throws(JSONError) in try made(json, transform) }
    }
  }
}

extension Map {
  /// Writes what a transform makes of a property.
  func writeMade<Transform: TransformType>(_ value: Transform.Object?, _ transform: Transform) {
    write(ifPresent: transform.transformToJSON(value)) { (value, writer) throws(JSONError) in
      try writer.write(foundationObject: value)
    }
  }

  func writeArray<Transform: TransformType>(
    _ values: some Sequence<Transform.Object>, _ transform: Transform, to writer: inout JSONWriter
  ) throws(JSONError) {
    try writer.beginArray()
    for value in values {
      if let made = transform.transformToJSON(value) { try writer.write(foundationObject: made) }
    }
    writer.endArray()
  }

  func writeSet<Transform: TransformType>(
    _ values: Set<Transform.Object>, _ transform: Transform, to writer: inout JSONWriter
  ) throws(JSONError) {
    try writeArray(values, transform, to: &writer)
  }

  func writeArrays<Transform: TransformType>(
    _ values: [[Transform.Object]], _ transform: Transform, to writer: inout JSONWriter
  ) throws(JSONError) {
    try writer.writeArray(values) { (values, writer) throws(JSONError) in
      try writeArray(values, transform, to: &writer)
    }
  }

  func writeDictionary<Transform: TransformType>(
    _ values: [String: Transform.Object], _ transform: Transform, to writer: inout JSONWriter
  ) throws(JSONError) {
    try writer.beginObject()
    for (key, value) in values {
      guard let made = transform.transformToJSON(value) else { continue }
      writer.key(key)
      try writer.write(foundationObject: made)
    }
    writer.endObject()
  }

  func writeDictionaryOfArrays<Transform: TransformType>(
    _ values: [String: [Transform.Object]], _ transform: Transform, to writer: inout JSONWriter
  ) throws(JSONError) {
    try writer.writeDictionary(values) { (values, writer) throws(JSONError) in
      try writeArray(values, transform, to: &writer)
    }
  }
}
