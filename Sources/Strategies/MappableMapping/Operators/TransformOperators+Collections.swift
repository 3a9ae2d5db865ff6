import JSONCore

// Values that a `TransformType` converts, in arrays, sets and dictionaries, and in containers nested in
// those.

/// Connects an array, a set or a dictionary whose values a transform converts.
public func <- <Values: MappableContainer, Transform: TransformType>(
  property: inout Values, right: (Map, Transform)
) where Values.Contents == Transform.Object {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeValues(json, right.1) }
}

/// Connects an optional array, set or dictionary whose values a transform converts.
public func <- <Values: MappableContainer, Transform: TransformType>(
  property: inout Values?, right: (Map, Transform)
) where Values.Contents == Transform.Object {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeValues(json, right.1) }
}

/// Writes an optional array, set or dictionary whose values a transform converts.
///
/// By ObjectMapper's rules a set that is `nil` is omitted, even if `nil` is written as null, unless the key
/// is `map[orNull:]`.
public func >>> <Values: MappableContainer, Transform: TransformType>(
  values: Values?, right: (Map, Transform)
) where Values.Contents == Transform.Object {
  if values == nil, Values.self is any NilledSet.Type { return right.0.writeNil(isSingle: false) }
  right.0.write(ifPresent: values) { (values, writer) throws(JSONError) in
    try right.0.writeMade(values, right.1, to: &writer)
  }
}

private protocol NilledSet {}
extension Set: NilledSet {}

/// Connects a container of arrays, sets or dictionaries whose values a transform converts.
public func <- <Values: MappableContainer, Transform: TransformType>(
  property: inout Values, right: (Map, Transform)
) where Values.Contents: MappableContainer, Values.Contents.Contents == Transform.Object {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeContainers(json, right.1) }
}

/// Connects an optional container of arrays, sets or dictionaries whose values a transform converts.
public func <- <Values: MappableContainer, Transform: TransformType>(
  property: inout Values?, right: (Map, Transform)
) where Values.Contents: MappableContainer, Values.Contents.Contents == Transform.Object {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.madeContainers(json, right.1) }
}

/// Writes an optional container of arrays, sets or dictionaries whose values a transform converts.
public func >>> <Values: MappableContainer, Transform: TransformType>(
  values: Values?, right: (Map, Transform)
) where Values.Contents: MappableContainer, Values.Contents.Contents == Transform.Object {
  right.0.write(ifPresent: values) { (values, writer) throws(JSONError) in
    try values.writeMapped(to: &writer, as: { $0 }) { (values, writer) throws(JSONError) in
      try right.0.writeMade(values, right.1, to: &writer)
    }
  }
}
