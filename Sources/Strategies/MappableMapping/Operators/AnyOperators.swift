import JSONCore
import JSONFoundation

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
