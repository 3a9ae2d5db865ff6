public import JSONCore
public import JSONMapping

// Enums and other types with a raw value, and arrays, sets and dictionaries of them.

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

/// Connects a property that is represented by a raw value.
@inlinable @inline(__always)
public func <- <Value: RawRepresentable>(property: inout Value, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, CastRawValueField(map.options, for: Value.self))
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
  property <- (map, CastRawValueField(map.options, for: Value.self))
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
  property <- (map, CastRawValueField(map.options, for: Values.Contents.self))
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
  property <- (map, CastRawValueField(map.options, for: Values.Contents.self))
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
  property <- (right.map, CastRawValueField(right.map.options, for: Value.self), default: right.default)
}

/// A raw value by ObjectMapper's rules: a lenient mapping casts, so that a boolean is also 1 or 0, and these
/// numbers are also booleans.
@frozen @usableFromInline
struct CastRawValueField<Value: RawRepresentable>: Mapping
where Value.RawValue: JSONReadable & JSONWritable {
  @usableFromInline let options: MapOptions

  @inlinable
  init(_ options: MapOptions, for type: Value.Type) { self.options = options }

  @inlinable @inline(__always)
  func decode(_ json: JSONValue) throws(JSONError) -> Value {
    do throws(JSONError) { return try RawValueField(usedAtOnceWith: Value.self).decode(json) } catch {
      return try json.castRawValue(options, orThrow: error)
    }
  }

  @inlinable @inline(__always)
  func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    try RawValueField(usedAtOnceWith: Value.self).encode(value, into: &writer)
  }
}

extension JSONValue {
  @inline(never) @usableFromInline
  func castRawValue<Value: RawRepresentable>(
    _ options: MapOptions, orThrow error: JSONError
  ) throws(JSONError) -> Value {
    guard options.mode == .lenient, error.code == .typeMismatch, let raw = cast(to: Value.RawValue.self),
      let value = Value(rawValue: raw)
    else { throw error }
    return value
  }
}
