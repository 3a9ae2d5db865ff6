public import JSONCore
public import JSONMapping

// Enums and other types with a raw value, and arrays, sets and dictionaries of them.

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

/// Connects a property that is represented by a raw value.
@inlinable @inline(__always)
public func <- <Value: RawRepresentable>(property: inout Value, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes a value that is represented by a raw value.
@inlinable @inline(__always)
public func >>> <Value: RawRepresentable>(value: Value, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects an optional property that is represented by a raw value.
@inlinable @inline(__always)
public func <- <Value: RawRepresentable>(property: inout Value?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes an optional value that is represented by a raw value.
@inlinable @inline(__always)
public func >>> <Value: RawRepresentable>(value: Value?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects an array, a set or a dictionary of values that are represented by raw values.
@inlinable
public func <- <Values: MappableContainer>(property: inout Values, map: Map)
where Values.Contents: RawRepresentable, Values.Contents.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Values.Contents.self))
}

/// Writes an array, a set or a dictionary of values that are represented by raw values.
@inlinable
public func >>> <Values: MappableContainer>(values: Values, map: Map)
where Values.Contents: RawRepresentable, Values.Contents.RawValue: JSONReadable & JSONWritable {
  values >>> (map, RawValueField(usedAtOnceWith: Values.Contents.self))
}

/// Connects an optional array, set or dictionary of values that are represented by raw values.
@inlinable
public func <- <Values: MappableContainer>(property: inout Values?, map: Map)
where Values.Contents: RawRepresentable, Values.Contents.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Values.Contents.self))
}

/// Writes an optional array, set or dictionary of values that are represented by raw values.
@inlinable
public func >>> <Values: MappableContainer>(values: Values?, map: Map)
where Values.Contents: RawRepresentable, Values.Contents.RawValue: JSONReadable & JSONWritable {
  values >>> (map, RawValueField(usedAtOnceWith: Values.Contents.self))
}

/// Connects a property that is represented by a raw value, with a default for a key that is missing or null.
@inlinable
public func <- <Value: RawRepresentable>(property: inout Value, right: (map: Map, default: Value))
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (right.map, RawValueField(usedAtOnceWith: Value.self), default: right.default)
}
