public import JSONCore
import JSONFoundation
public import JSONMapping

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
where Value.RawValue: JSONReadable & JSONWritable {
  map.connect(&property) { (value) in value <- map }
}

/// Writes a value that is represented by a raw value, and can be absent or null.
public func >>> <Value: RawRepresentable>(presence: Presence<Value>, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  map.write(presence) { (value) in value >>> map }
}

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
) where Values.Contents == Transform.Object {
  right.0.connect(&property) { (values) in values <- right }
}

/// Writes an array, a set or a dictionary whose values a transform converts, and that can be absent or null.
public func >>> <Values: MappableContainer, Transform: TransformType>(
  presence: Presence<Values>, right: (Map, Transform)
) where Values.Contents == Transform.Object {
  right.0.write(presence) { (values) in values >>> right }
}

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
) {
  right.0.connect(&property) { (values) in values <- right }
}

/// Writes an array, a set or a dictionary whose values a field maps, and that can be absent or null.
public func >>> <Values: MappableContainer, Field: Encoding<Values.Contents>>(
  presence: Presence<Values>, right: (Map, Field)
) {
  right.0.write(presence) { (values) in values >>> right }
}

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
