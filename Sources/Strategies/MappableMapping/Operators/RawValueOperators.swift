public import JSONCore
import JSONFoundation
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

// Values of any other type: `Any`, `[String: Any]`, `NSNumber` and other types that `JSONSerialization`
// returns or accepts.

/// Connects a property of any type: decodes values that can be cast to it.
@_disfavoredOverload
public func <- <Value>(property: inout Value, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  map.read(&property, isAdapted: true) { (json) throws(JSONError) in
    try json.castOrThrow(to: Value.self, map.options)
  }
}

/// Connects an optional property of any type: decodes values that can be cast to it.
@_disfavoredOverload
public func <- <Value>(property: inout Value?, map: Map) {
  guard map.mappingType == .fromJSON else { return property >>> map }
  map.read(&property, isAdapted: true) { (json) throws(JSONError) in
    try json.castOrThrow(to: Value.self, map.options)
  }
}

/// Writes an optional value of any type that JSON can express.
@_disfavoredOverload
public func >>> <Value>(value: Value?, map: Map) {
  map.write(ifPresent: value) { (value, writer) throws(JSONError) in try writer.write(any: value) }
}

extension JSONValue {
  fileprivate func castOrThrow<Value>(
    to type: Value.Type, _ options: MapOptions
  ) throws(JSONError) -> Value {
    guard !isNull else { throw mismatch(expecting: type) }
    if let value = cast(to: type) { return value }
    if let raw = type as? any RawRepresentable.Type, let value = self.value(withRaw: raw) as? Value {
      return value
    }
    if let raws = type as? any RawValueContainer.Type, let value = try raws.read(self, options) as? Value {
      return value
    }
    throw rangeError ?? error(.unreadable, of: type)
  }

  private func value<Raw: RawRepresentable>(withRaw type: Raw.Type) -> Raw? {
    cast(to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
  }
}

extension JSONWriter {
  fileprivate mutating func write(any value: Any) throws(JSONError) {
    switch value {
    case let raw as any RawRepresentable: try write(foundationObject: raw.rawValue)
    case let raws as any RawValueContainer: try write(foundationObject: raws.rawValues)
    default: try write(foundationObject: value)
    }
  }
}

/// An array or dictionary of values whose raw values can be without a natural JSON form, such as `NSNumber`.
private protocol RawValueContainer {
  static func read(_ json: JSONValue, _ options: MapOptions) throws(JSONError) -> Self

  /// The raw values as an array or dictionary of Foundation objects.
  var rawValues: Any { get }
}

extension Array: RawValueContainer where Element: RawRepresentable {
  static func read(_ json: JSONValue, _ options: MapOptions) throws(JSONError) -> [Element] {
    try options.array(json) { (json) throws(JSONError) in try json.castOrThrow(to: Element.self, options) }
  }

  var rawValues: Any { map { $0.rawValue as Any } }
}

extension Dictionary: RawValueContainer where Key == String, Value: RawRepresentable {
  static func read(_ json: JSONValue, _ options: MapOptions) throws(JSONError) -> [String: Value] {
    try options.dictionary(json) { (json) throws(JSONError) in try json.castOrThrow(to: Value.self, options) }
  }

  var rawValues: Any { mapValues { $0.rawValue as Any } }
}
