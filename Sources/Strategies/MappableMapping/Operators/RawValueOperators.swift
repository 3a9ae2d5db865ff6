public import JSONCore
public import JSONMapping

// Enums and other types with a raw value, and arrays and dictionaries of them.

// Inlined by force: a part of what a member is inlined as; FieldOperators.swift tells why.

/// Connects a property with a raw value.
@inlinable @inline(__always)
public func <- <Value: RawRepresentable>(property: inout Value, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes a value with a raw value.
@inlinable @inline(__always)
public func >>> <Value: RawRepresentable>(value: Value, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects an optional property with a raw value.
@inlinable @inline(__always)
public func <- <Value: RawRepresentable>(property: inout Value?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes an optional value with a raw value.
@inlinable @inline(__always)
public func >>> <Value: RawRepresentable>(value: Value?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects an array of values with a raw value.
@inlinable
public func <- <Value: RawRepresentable>(property: inout [Value], map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes an array of values with a raw value.
@inlinable
public func >>> <Value: RawRepresentable>(value: [Value], map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects an optional array of values with a raw value.
@inlinable
public func <- <Value: RawRepresentable>(property: inout [Value]?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes an optional array of values with a raw value.
@inlinable
public func >>> <Value: RawRepresentable>(value: [Value]?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects a dictionary of values with a raw value.
@inlinable
public func <- <Key: JSONObjectKey, Value: RawRepresentable>(property: inout [Key: Value], map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes a dictionary of values with a raw value.
@inlinable
public func >>> <Key: JSONObjectKey, Value: RawRepresentable>(value: [Key: Value], map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects an optional dictionary of values with a raw value.
@inlinable
public func <- <Key: JSONObjectKey, Value: RawRepresentable>(property: inout [Key: Value]?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes an optional dictionary of values with a raw value.
@inlinable
public func >>> <Key: JSONObjectKey, Value: RawRepresentable>(value: [Key: Value]?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects a property with a raw value, with a value for a key that is missing or null.
@inlinable
public func <- <Value: RawRepresentable>(property: inout Value, right: (map: Map, default: Value))
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (right.map, RawValueField(usedAtOnceWith: Value.self), default: right.default)
}
