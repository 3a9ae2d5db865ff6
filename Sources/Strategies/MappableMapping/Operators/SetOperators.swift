public import JSONCore
public import JSONMapping

// Sets whose elements a field transform maps, and sets of values with a raw value. Those of models and of
// values with a natural JSON form need no operators of their own.

/// Connects a set whose elements a transform maps.
@inlinable
public func <- <Value, Field: Mapping<Value>>(property: inout Set<Value>, right: (Map, Field)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in
    Set(try right.0.options.array(json) { (element) throws(JSONError) in try right.1.decode(element) })
  }
}

/// Writes a set whose elements a transform maps.
@inlinable
public func >>> <Value, Field: Encoding<Value>>(value: Set<Value>, right: (Map, Field)) {
  right.0.write { (writer) throws(JSONError) in
    try writer.writeSet(value) { (element, writer) throws(JSONError) in
      try right.1.encode(element, into: &writer)
    }
  }
}

/// Connects an optional set whose elements a transform maps.
@inlinable
public func <- <Value, Field: Mapping<Value>>(property: inout Set<Value>?, right: (Map, Field)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in
    Set(try right.0.options.array(json) { (element) throws(JSONError) in try right.1.decode(element) })
  }
}

/// Writes an optional set whose elements a transform maps.
@inlinable
public func >>> <Value, Field: Encoding<Value>>(value: Set<Value>?, right: (Map, Field)) {
  right.0.write(ifPresent: value) { (value, writer) throws(JSONError) in
    try writer.writeSet(value) { (element, writer) throws(JSONError) in
      try right.1.encode(element, into: &writer)
    }
  }
}

/// Connects a set of values with a raw value.
@inlinable
public func <- <Value: RawRepresentable>(property: inout Set<Value>, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes a set of values with a raw value.
@inlinable
public func >>> <Value: RawRepresentable>(value: Set<Value>, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Connects an optional set of values with a raw value.
@inlinable
public func <- <Value: RawRepresentable>(property: inout Set<Value>?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  property <- (map, RawValueField(usedAtOnceWith: Value.self))
}

/// Writes an optional set of values with a raw value.
@inlinable
public func >>> <Value: RawRepresentable>(value: Set<Value>?, map: Map)
where Value.RawValue: JSONReadable & JSONWritable {
  value >>> (map, RawValueField(usedAtOnceWith: Value.self))
}
