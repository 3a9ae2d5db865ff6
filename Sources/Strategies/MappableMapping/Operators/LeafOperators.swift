public import JSONCore

// Booleans, numbers, strings, and arrays and dictionaries of them.

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

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
