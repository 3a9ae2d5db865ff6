public import JSONCore

// Models, and arrays, dictionaries and sets of them, nested to any depth.

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

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
