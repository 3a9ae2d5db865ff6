import JSONCore
import JSONFoundation

extension TransformType {
  /// The transform's result for a value. A null element of an array or dictionary is passed as `NSNull`.
  ///
  /// In strict mode, a lossy transform converts an object without skipping any part. A boolean instead of a
  /// number, or a number instead of a boolean, counts as `nil`.
  fileprivate func object(
    from json: JSONValue, isElement: Bool, isStrict: Bool
  ) throws(JSONError) -> Object? {
    switch json.kind {
    case .bool where isStrict && JSON.self != Bool.self, .number where isStrict && JSON.self == Bool.self:
      if isMiscasting { return transformFromJSON(nil) }
    case .object where isStrict:
      if let lossy = self as? any LossyTransform { return try lossy.wholeObject(from: json) as? Object }
    case .null where isElement: return transformFromJSON(try json.legacyObject())
    case .null, .bool, .number, .string, .array, .object: break
    }
    return object(from: json)
  }

  /// Whether the transform treats a boolean as a number, or a number as a boolean.
  private var isMiscasting: Bool {
    guard let casting = self as? any CastingTransform, casting.isCastItsOwn else { return false }
    return JSON.self == Bool.self || JSON.self is any Numeric.Type
  }
}

extension Map {
  /// The transform's result for a value; throws `kind` if it is `nil`.
  ///
  /// A value that the transform can't interpret but converts nevertheless is also an error, which a lenient
  /// mapping only reports.
  func made<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform, isElement: Bool = false,
    orThrow kind: AdvisedKind = .unconverted
  ) throws(JSONError) -> Transform.Object {
    let isStrict = options.mode == .strict
    guard let made = try transform.object(from: json, isElement: isElement, isStrict: isStrict) else {
      if json.isNull { throw json.mismatch(expecting: Transform.Object.self) }
      if !isStrict, transform is any RawValueTransform { json.logFallback() }
      if let error = json.rangeError { throw error }
      if let kind = (transform as? any LaxTransform)?.misreading(of: json) { throw json.error(kind) }
      throw json.error(kind, of: Transform.self)
    }
    if isStrict ? json.kind != .number && Transform.isLax : json.logs(.swallowed) {
      try checkReading(of: json, by: transform)
    }
    return made
  }

  @inline(never)
  private func checkReading(of json: JSONValue, by transform: some TransformType) throws(JSONError) {
    guard let kind = (transform as? any LaxTransform)?.misreading(of: json) else { return }
    if options.mode == .strict { throw json.error(kind) }
    swallow(json.error(kind), at: json)
  }

  func madeValues<Values: MappableContainer, Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform
  ) throws(JSONError) -> Values where Values.Contents == Transform.Object {
    try .mapped(from: json, options: options) { (value) throws(JSONError) in
      try made(value, transform, isElement: true)
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

  /// Writes the transform's result for each value; omits values for which it is `nil`.
  func writeMade<Values: MappableContainer, Transform: TransformType>(
    _ values: Values, _ transform: Transform, to writer: inout JSONWriter
  ) throws(JSONError) where Values.Contents == Transform.Object {
    try values.writeMapped(to: &writer, as: { transform.transformToJSON($0) }) {
      (made, writer) throws(JSONError) in try writer.write(foundationObject: made)
    }
  }
}
