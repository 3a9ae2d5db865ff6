public import JSONCore
public import JSONMapping

// Members that can be absent, null or have a value. Null is written regardless of `shouldIncludeNilValues`.

/// Connects a property that can be absent or null.
public func <- <Value: JSONReadable & JSONWritable>(property: inout Presence<Value>, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  map.read(&property) { (json) throws(JSONError) in try Value.read(json) }
}

/// Writes a value that can be absent or null.
public func >>> <Value: JSONWritable>(presence: Presence<Value>, map: Map) {
  map.write(presence) { (value, writer) throws(JSONError) in try value.write(to: &writer) }
}

/// Connects a property that can be absent or null, and that a transform maps.
public func <- <Value, Field: Mapping<Value>>(property: inout Presence<Value>, right: (Map, Field)) {
  guard right.0.mappingType == .fromJSON else { return property >>> right }
  right.0.read(&property) { (json) throws(JSONError) in try right.1.decode(json) }
}

/// Writes a value that can be absent or null, and that a transform maps.
public func >>> <Value, Field: Encoding<Value>>(presence: Presence<Value>, right: (Map, Field)) {
  right.0.write(presence) { (value, writer) throws(JSONError) in try right.1.encode(value, into: &writer) }
}

extension Map {
  /// Sets a property from the member. A value that a lenient mapping doesn't decode changes nothing.
  fileprivate func read<Value>(
    _ property: inout Presence<Value>, _ read: (JSONValue) throws(JSONError) -> Value
  ) {
    var value: Value?
    self.read(&value, read)
    if let value {
      property = .value(value)
    } else if current?.isNull != false {
      property = current == nil ? .absent : .null
    }
  }

  fileprivate func write<Value>(
    _ presence: Presence<Value>, _ write: (Value, inout JSONWriter) throws(JSONError) -> Void
  ) {
    switch presence {
    case .absent: break
    case .null: self.write { (writer) in writer.writeNull() }
    case .value(let value): self.write { (writer) throws(JSONError) in try write(value, &writer) }
    }
  }
}
