public import JSONCore
public import JSONMapping

/// Connects a property with a key of a map, in both directions.
infix operator <-

/// Writes a value for a key of a map; has no effect when decoding.
infix operator >>>

// Values mapped by a field, such as `DateField`. A field for one value also maps arrays, sets and
// dictionaries of such values.

// `@inline(__always)`: a mapping is a sequence of these operators, run once for decoding and once for
// encoding, and a closure that isn't inlined is a call. If only the operators on arrays of fields weren't
// inlined, objects with such an array would take 1.03 times the instructions to decode and 1.15 times to
// encode.

/// Connects a property that a field maps.
@inlinable @inline(__always)
public func <- <Value, Field: Mapping<Value>>(property: inout Value, right: (Map, Field)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.1.decode(json) }
}

/// Writes a value that a field maps.
@inlinable @inline(__always)
public func >>> <Value, Field: Encoding<Value>>(value: Value, right: (Map, Field)) {
  right.0.write { (writer) throws(JSONError) in try right.1.encode(value, into: &writer) }
}

/// Connects an optional property that a field maps.
@inlinable @inline(__always)
public func <- <Value, Field: Mapping<Value>>(property: inout Value?, right: (Map, Field)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.1.decode(json) }
}

/// Writes an optional value that a field maps.
@inlinable @inline(__always)
public func >>> <Value, Field: Encoding<Value>>(value: Value?, right: (Map, Field)) {
  guard let value else { return right.0.writeNil() }
  value >>> right
}

/// Connects an array, a set or a dictionary whose values a field maps.
@inlinable @inline(__always)
public func <- <Values: MappableContainer, Field: Mapping<Values.Contents>>(
  property: inout Values, right: (Map, Field)
) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in
    try .mapped(from: json, options: right.0.options) { (value) throws(JSONError) in try right.1.decode(value)
    }
  }
}

/// Writes an array, a set or a dictionary whose values a field maps.
@inlinable @inline(__always)
public func >>> <Values: MappableContainer, Field: Encoding<Values.Contents>>(
  values: Values, right: (Map, Field)
) {
  right.0.write { (writer) throws(JSONError) in
    try values.writeMapped(to: &writer, as: { $0 }) { (value, writer) throws(JSONError) in
      try right.1.encode(value, into: &writer)
    }
  }
}

/// Connects an optional array, set or dictionary whose values a field maps.
@inlinable @inline(__always)
public func <- <Values: MappableContainer, Field: Mapping<Values.Contents>>(
  property: inout Values?, right: (Map, Field)
) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in
    try .mapped(from: json, options: right.0.options) { (value) throws(JSONError) in try right.1.decode(value)
    }
  }
}

/// Writes an optional array, set or dictionary whose values a field maps.
@inlinable @inline(__always)
public func >>> <Values: MappableContainer, Field: Encoding<Values.Contents>>(
  values: Values?, right: (Map, Field)
) {
  guard let values else { return right.0.writeNil() }
  values >>> right
}

/// Connects a property that a field maps, with a default for a key that is missing or null.
@inlinable
public func <- <Value, Field: Mapping<Value>>(property: inout Value, right: (Map, Field, default: Value)) {
  guard right.0.mappingType == .fromJSON else { return property >>> (right.0, right.1) }
  right.0.read(&property, or: right.default) { (json) throws(JSONError) in try right.1.decode(json) }
}

// Booleans, numbers, strings, and arrays and dictionaries of them.

/// Connects a property that has a natural JSON form.
@inlinable @inline(__always)
public func <- <Value: JSONReadable & JSONWritable>(property: inout Value, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  map.read(&property, isAdapted: true) { (json) throws(JSONError) in try Value.read(json) }
}

/// Connects an optional property that has a natural JSON form.
@inlinable @inline(__always)
public func <- <Value: JSONReadable & JSONWritable>(property: inout Value?, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  map.read(&property, isAdapted: true) { (json) throws(JSONError) in try Value.read(json) }
}

/// Connects a property that has a natural JSON form, with a default for a key that is missing or null.
@inlinable
public func <- <Value: JSONReadable & JSONWritable>(property: inout Value, right: (map: Map, default: Value))
{
  guard right.map.mappingType == .fromJSON else { return property >>> right.map }
  right.map.read(&property, or: right.default) { (json) throws(JSONError) in try Value.read(json) }
}

// Disfavored because models and raw values can be `JSONWritable` too: here they are written by the rules of
// this strategy.

/// Writes a value that has a natural JSON form.
@_disfavoredOverload
@inlinable @inline(__always)
public func >>> <Value: JSONWritable>(value: Value, map: Map) {
  map.write { (writer) throws(JSONError) in try value.write(to: &writer) }
}

/// Writes an optional value that has a natural JSON form.
@_disfavoredOverload
@inlinable @inline(__always)
public func >>> <Value: JSONWritable>(value: Value?, map: Map) {
  map.write(ifPresent: value) { (value, writer) throws(JSONError) in try value.write(to: &writer) }
}

// Models, and arrays, dictionaries and sets of them, nested to any depth.

/// Connects a property that holds models.
@inlinable @inline(__always)
public func <- <Value: MappableValue>(property: inout Value, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  if map.hasNotes, map.toObject { return map.remap(&property) }
  map.read(&property) { (json) throws(JSONError) in try Value.mapped(from: json, options: map.options) }
}

/// Connects an optional property that holds models.
@inlinable @inline(__always)
public func <- <Value: MappableValue>(property: inout Value?, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  if map.hasNotes, map.toObject { return map.remap(&property) }
  map.read(&property) { (json) throws(JSONError) in try Value.mapped(from: json, options: map.options) }
}

/// Connects a property that holds models, with a default for a key that is missing or null.
@inlinable
public func <- <Value: MappableValue>(property: inout Value, right: (map: Map, default: Value)) {
  guard right.map.mappingType == .fromJSON else { return property >>> right.map }
  right.map.read(&property, or: right.default) { (json) throws(JSONError) in
    try Value.mapped(from: json, options: right.map.options)
  }
}

/// Writes models.
@inlinable @inline(__always)
public func >>> <Value: MappableValue>(value: Value, map: Map) {
  map.write { (writer) throws(JSONError) in try value.writeMapped(to: &writer, options: map.options) }
}

/// Writes optional models.
///
/// If `nil` is written as null, ObjectMapper's rules do so only for a single model: collections of models
/// that are `nil` are omitted, unless the key is `map[orNull:]`.
@inlinable @inline(__always)
public func >>> <Value: MappableValue>(value: Value?, map: Map) {
  guard let value else { return map.writeNil(isSingle: Value.form.isSingle) }
  value >>> map
}

/// The members of an object that a mapping doesn't name, which the operators connect with a property:
/// `others <- map.rest(besides: "theme", "size")`.
public struct MapRest: ~Escapable {
  let map: Map
  let keys: [JSONKey]

  @_lifetime(copy map)
  init(_ map: Map, besides keys: [JSONKey]) {
    self.map = map
    self.keys = keys
  }

  /// Decodes the members, for the initializers of `ImmutableMappable` models.
  ///
  /// - Throws: `number-out-of-range` for JSON5's `Infinity` and `NaN`.
  public func value() throws(JSONError) -> OwnedJSON.Members {
    guard let object = map.member.object else { return [:] }
    return try object.rest(besides: keys)
  }
}

extension Map {
  /// The members of the object whose keys are not among these. A dot in a key is part of the key: for a
  /// nested key, pass its first component.
  @_lifetime(borrow self)
  public func rest(besides keys: JSONKey...) -> MapRest { MapRest(self, besides: keys) }
}

/// Connects the members that a mapping doesn't name. Write it after the other members.
public func <- (property: inout OwnedJSON.Members, rest: MapRest) {
  guard let object = rest.map.member.object else { return property >>> rest }
  do throws(JSONError) { property = try rest.value() } catch { rest.map.reject(error, at: object.value) }
}

/// Writes the members that a mapping doesn't name, unless the object already has their keys.
public func >>> (members: OwnedJSON.Members, rest: MapRest) {
  do throws(JSONError) {
    try rest.map.member.withWriter { (writer) throws(JSONError) in
      try writer.put(members: members, besides: rest.keys)
    }
  } catch {
    rest.map.noteUnwritable(error)
  }
}
