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
  /// What a transform makes of a value; throws if that is nothing, and unless lenient for a value that it
  /// can't read, although it makes an object of it.
  func made<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> Transform.Object {
    if let made = try object(from: json, by: transform, { $1.object(from: $0) }) {
      try checkReading(of: json, by: transform)
      return made
    }
    if json.isNull { throw json.mismatch(expected: typeName(Transform.Object.self)) }
    throw json.error(.unconverted, of: Transform.self)
  }

  /// Reports a value that a transform could not read, although it made an object of it; throws that unless
  /// lenient.
  func checkReading<Transform: TransformType>(
    of json: JSONValue, by transform: Transform
  ) throws(JSONError) {
    if options.mode == .lenient {
      if json.hasRoomForNotes { noteMisreading(of: json, by: transform) }
    } else if json.kind != .number, Transform.isLax {
      try rejectMisreading(of: json, by: transform)
    }
  }

  @inline(never)
  private func noteMisreading(of json: JSONValue, by transform: some TransformType) {
    guard let lax = transform as? any LaxTransform else { return }
    if let kind = lax.misreading(of: json) { swallow(json.error(kind), at: json) }
  }

  @inline(never)
  private func rejectMisreading(of json: JSONValue, by transform: some TransformType) throws(JSONError) {
    guard let lax = transform as? any LaxTransform else { return }
    if let kind = lax.misreading(of: json) { throw json.error(kind) }
  }

  /// What a transform makes of a value: unless lenient, of a whole object, and of a boolean that is to be a
  /// number or the other way round, what it makes of no value.
  func object<Transform: TransformType>(
    from json: JSONValue, by transform: Transform, _ read: (JSONValue, Transform) -> Transform.Object?
  ) throws(JSONError) -> Transform.Object? {
    if options.mode == .strict, isMiscast(json, by: transform) { return transform.transformFromJSON(nil) }
    return try wholeObject(from: json, by: transform) ?? read(json, transform)
  }

  /// Whether a transform would take a boolean for a number, or the other way round.
  private func isMiscast<Transform: TransformType>(_ json: JSONValue, by transform: Transform) -> Bool {
    switch json.kind {
    case .bool: Transform.JSON.self != Bool.self && isMiscast(byCasting: transform)
    case .number: Transform.JSON.self == Bool.self && isMiscast(byCasting: transform)
    case .null, .string, .array, .object: false
    }
  }

  @inline(never)
  private func isMiscast<Transform: TransformType>(byCasting transform: Transform) -> Bool {
    guard let casting = transform as? any CastingTransform, casting.isCastItsOwn else { return false }
    return Transform.JSON.self == Bool.self || Transform.JSON.self is any Numeric.Type
  }

  /// What a transform that leaves out what it can't read makes of an object, unless lenient; `nil` for
  /// others.
  private func wholeObject<Transform: TransformType>(
    from json: JSONValue, by transform: Transform
  ) throws(JSONError) -> Transform.Object? {
    guard options.mode == .strict, json.isObject else { return nil }
    return try wholeObject(from: json, byLossy: transform)
  }

  @inline(never)
  private func wholeObject<Transform: TransformType>(
    from json: JSONValue, byLossy transform: Transform
  ) throws(JSONError) -> Transform.Object? {
    guard let lossy = transform as? any LossyTransform else { return nil }
    return try lossy.wholeObject(from: json) as? Transform.Object
  }

  private func madeElement<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> Transform.Object {
    guard json.isNull else { return try made(json, transform) }
    if let made = transform.element(from: json) { return made }
    throw json.mismatch(expected: typeName(Transform.Object.self))
  }

  func madeValues<Values: MappableContainer, Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> Values where Values.Contents == Transform.Object {
    try .mapped(from: json, options: options) { (value) throws(JSONError) in
      try madeElement(value, transform)
    }
  }

  func madeContainers<Values: MappableContainer, Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> Values
  where Values.Contents: MappableContainer, Values.Contents.Contents == Transform.Object {
    try .mapped(from: json, options: options) { (values) throws(JSONError) in
      try madeValues(values, transform)
    }
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

  /// Writes what a transform makes of each value; what it makes nothing of is left out.
  func writeMade<Values: MappableContainer, Transform: TransformType>(
    _ values: Values, _ transform: Transform, to writer: inout JSONWriter
  ) throws(JSONError) where Values.Contents == Transform.Object {
    try values.writeMapped(to: &writer, as: { transform.transformToJSON($0) }) {
      (made, writer) throws(JSONError) in try writer.write(foundationObject: made)
    }
  }
}
