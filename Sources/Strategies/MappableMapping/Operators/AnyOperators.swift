import JSONCore
import JSONFoundation

// Values of any other type: `Any`, `[String: Any]`, `NSNumber` and whatever else `JSONSerialization` returns
// or takes.

/// Connects a property of any type: reads what can be cast to it.
@_disfavoredOverload
public func <- <Value>(property: inout Value, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  guard map.options.mode == .lenient, let integers = Value.self as? any FixedWidthInteger.Type,
    let json = map.current
  else {
    return map.read(&property) { (json) throws(JSONError) in try json.castOrThrow(to: Value.self) }
  }
  let value = json.lenientInteger(integers) ?? integers.init(truncatingIfNeeded: 0)
  property = value as? Value ?? property
}

/// Connects an optional property of any type: reads what can be cast to it.
@_disfavoredOverload
public func <- <Value>(property: inout Value?, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  map.read(&property) { (json) throws(JSONError) -> Value in
    if map.options.mode == .lenient, let integers = Value.self as? any FixedWidthInteger.Type,
      let value = json.lenientInteger(integers) as? Value
    {
      return value
    }
    return try json.castOrThrow(to: Value.self)
  }
}

/// Writes a value of any type that JSON can express.
@_disfavoredOverload
public func >>> <Value>(value: Value, map: Map) {
  map.write { (writer) throws(JSONError) in try writer.write(any: value) }
}

/// Writes an optional value of any type that JSON can express.
@_disfavoredOverload
public func >>> <Value>(value: Value?, map: Map) {
  map.write(ifPresent: value) { (value, writer) throws(JSONError) in try writer.write(any: value) }
}

extension JSONValue {
  fileprivate func castOrThrow<Value>(to type: Value.Type) throws(JSONError) -> Value {
    if !isNull {
      if let value = cast(to: type) { return value }
      if let raw = type as? any RawRepresentable.Type, let value = self.value(withRaw: raw) as? Value {
        return value
      }
    }
    throw mismatch(expected: typeName(type))
  }

  private func value<Raw: RawRepresentable>(withRaw type: Raw.Type) -> Raw? {
    cast(to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
  }
}

extension JSONWriter {
  fileprivate mutating func write(any value: Any) throws(JSONError) {
    guard let raw = value as? any RawRepresentable else { return try write(foundationObject: value) }
    try write(foundationObject: raw.rawValue)
  }
}
