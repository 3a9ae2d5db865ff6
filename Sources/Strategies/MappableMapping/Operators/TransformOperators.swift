public import JSONCore
import JSONFoundation
public import JSONMapping

// Single values that a `TransformType` converts.

/// Connects a property that a transform converts.
public func <- <Transform: TransformType>(property: inout Transform.Object, right: (Map, Transform)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.0.made(json, right.1) }
}

/// Connects an optional property that a transform converts.
public func <- <Transform: TransformType>(property: inout Transform.Object?, right: (Map, Transform)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  // Null too is converted, because the transform can accept it.
  let map = right.0
  if let current = map.current, current.isNull { return property = right.1.object(from: current) }
  map.read(&property) { (json) throws(JSONError) in try right.0.made(json, right.1) }
}

/// Writes an optional value that a transform converts.
public func >>> <Transform: TransformType>(value: Transform.Object?, right: (Map, Transform)) {
  right.0.write(ifPresent: right.1.transformToJSON(value)) { (value, writer) throws(JSONError) in
    try writer.write(foundationObject: value)
  }
}

/// Connects a property that a transform converts, with a default for a key that is missing or null.
public func <- <Transform: TransformType>(
  property: inout Transform.Object, right: (Map, Transform, default: Transform.Object)
) {
  guard right.0.mappingType == .fromJSON else { return property >>> (right.0, right.1) }
  right.0.read(&property, or: right.default) { (json) throws(JSONError) in try right.0.made(json, right.1) }
}

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

// Members that can be absent, null or have a value, which is mapped as that of an optional property. Null is
// written regardless of `shouldIncludeNilValues`.

/// Connects a property that can be absent or null.
public func <- <Value: JSONReadable & JSONWritable>(property: inout Presence<Value>, map: Map) {
  map.connect(&property) { (value) in value <- map }
}

/// Writes a value that can be absent or null.
@_disfavoredOverload
public func >>> <Value: JSONWritable>(presence: Presence<Value>, map: Map) {
  map.write(presence) { (value) in value >>> map }
}

/// Connects a property that holds models, and can be absent or null.
public func <- <Value: MappableValue>(property: inout Presence<Value>, map: Map) {
  map.connect(&property) { (value) in value <- map }
}

/// Writes models that can be absent or null.
public func >>> <Value: MappableValue>(presence: Presence<Value>, map: Map) {
  map.write(presence) { (value) in value >>> map }
}

/// Connects a property that is represented by a raw value, and can be absent or null.
public func <- <Value: RawRepresentable>(property: inout Presence<Value>, map: Map)
where Value.RawValue: JSONReadable & JSONWritable { map.connect(&property) { (value) in value <- map } }

/// Writes a value that is represented by a raw value, and can be absent or null.
public func >>> <Value: RawRepresentable>(presence: Presence<Value>, map: Map)
where Value.RawValue: JSONReadable & JSONWritable { map.write(presence) { (value) in value >>> map } }

/// Connects an array, a set or a dictionary of values that are represented by raw values, and that can be
/// absent or null.
public func <- <Values: MappableContainer>(property: inout Presence<Values>, map: Map)
where Values.Contents: RawRepresentable, Values.Contents.RawValue: JSONReadable & JSONWritable {
  map.connect(&property) { (values) in values <- map }
}

/// Writes an array, a set or a dictionary of values that are represented by raw values, and that can be
/// absent or null.
public func >>> <Values: MappableContainer>(presence: Presence<Values>, map: Map)
where Values.Contents: RawRepresentable, Values.Contents.RawValue: JSONReadable & JSONWritable {
  map.write(presence) { (values) in values >>> map }
}

/// Connects a property of any type that can be absent or null: decodes values that can be cast to it.
@_disfavoredOverload
public func <- <Value>(property: inout Presence<Value>, map: Map) {
  map.connect(&property) { (value) in value <- map }
}

/// Writes a value of any type that JSON can express, and that can be absent or null.
@_disfavoredOverload
public func >>> <Value>(presence: Presence<Value>, map: Map) {
  map.write(presence) { (value) in value >>> map }
}

/// Connects a property that a transform converts, and that can be absent or null.
public func <- <Transform: TransformType>(
  property: inout Presence<Transform.Object>, right: (Map, Transform)
) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.connect(&property) { (value) in value <- right }
}

/// Writes a value that a transform converts, and that can be absent or null.
///
/// A value that the transform doesn't convert is the error `transform-failed`, because neither an absent
/// member nor null has that meaning.
public func >>> <Transform: TransformType>(presence: Presence<Transform.Object>, right: (Map, Transform)) {
  right.0.write(presence) { (value) in
    right.0.write { (writer) throws(JSONError) in
      guard let made = right.1.transformToJSON(value) else {
        let type = typeName(Transform.Object.self)
        throw writer.error(.transformFailed("the transform returns no value for \(type)"))
      }
      try writer.write(foundationObject: made)
    }
  }
}

/// Connects a property that can be absent or null, and that a field maps.
public func <- <Value, Field: Mapping<Value>>(property: inout Presence<Value>, right: (Map, Field)) {
  right.0.connect(&property) { (value) in value <- right }
}

/// Writes a value that can be absent or null, and that a field maps.
public func >>> <Value, Field: Encoding<Value>>(presence: Presence<Value>, right: (Map, Field)) {
  right.0.write(presence) { (value) in value >>> right }
}

/// Connects an array, a set or a dictionary whose values a transform converts, and that can be absent or
/// null.
public func <- <Values: MappableContainer, Transform: TransformType>(
  property: inout Presence<Values>, right: (Map, Transform)
) where Values.Contents == Transform.Object { right.0.connect(&property) { (values) in values <- right } }

/// Writes an array, a set or a dictionary whose values a transform converts, and that can be absent or null.
public func >>> <Values: MappableContainer, Transform: TransformType>(
  presence: Presence<Values>, right: (Map, Transform)
) where Values.Contents == Transform.Object { right.0.write(presence) { (values) in values >>> right } }

/// Connects a container of arrays, sets or dictionaries whose values a transform converts, and that can be
/// absent or null.
public func <- <Values: MappableContainer, Transform: TransformType>(
  property: inout Presence<Values>, right: (Map, Transform)
) where Values.Contents: MappableContainer, Values.Contents.Contents == Transform.Object {
  right.0.connect(&property) { (values) in values <- right }
}

/// Writes a container of arrays, sets or dictionaries whose values a transform converts, and that can be
/// absent or null.
public func >>> <Values: MappableContainer, Transform: TransformType>(
  presence: Presence<Values>, right: (Map, Transform)
) where Values.Contents: MappableContainer, Values.Contents.Contents == Transform.Object {
  right.0.write(presence) { (values) in values >>> right }
}

/// Connects an array, a set or a dictionary whose values a field maps, and that can be absent or null.
public func <- <Values: MappableContainer, Field: Mapping<Values.Contents>>(
  property: inout Presence<Values>, right: (Map, Field)
) { right.0.connect(&property) { (values) in values <- right } }

/// Writes an array, a set or a dictionary whose values a field maps, and that can be absent or null.
public func >>> <Values: MappableContainer, Field: Encoding<Values.Contents>>(
  presence: Presence<Values>, right: (Map, Field)
) { right.0.write(presence) { (values) in values >>> right } }

extension Map {
  /// Sets a property from the member, or writes it, with the operator for an optional.
  ///
  /// A missing key sets the property to `.absent` where it sets an optional to `nil`; a lenient mapping
  /// leaves it unchanged. A value that doesn't decode leaves it unchanged too.
  fileprivate func connect<Value>(_ property: inout Presence<Value>, _ connect: (inout Value?) -> Void) {
    guard mappingType == .fromJSON else {
      return write(property) { (present) in
        var value = Optional(present)
        connect(&value)
      }
    }
    guard let current = current else {
      if isAbsenceNil(of: Value.self) { property = .absent }
      return
    }
    guard !current.isNull else { return property = .null }
    // A model that exists is mapped onto.
    var value = property.valueIfPresent
    connect(&value)
    if let value { property = .value(value) }
  }

  fileprivate func write<Value>(_ presence: Presence<Value>, _ write: (Value) -> Void) {
    switch presence {
    case .absent: break
    case .null: self.write { (writer) in writer.writeNull() }
    case .value(let value): write(value)
    }
  }
}
