public import JSONCore

/// What a mapping knows how to map by its type alone: models, and arrays, dictionaries and sets of such values.
///
/// Not to be conformed to directly; conform models to ``Mappable``.
public protocol MappableValue {
  /// Makes the value from JSON.
  static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self

  /// Writes the value as JSON.
  func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError)
}

extension Array: MappableValue where Element: MappableValue {
  /// Makes an array; throws the issue of the first element that does not fit, or drops it if lenient.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> [Element] {
    try options.array(json) { (element) throws(JSONError) in try .mapped(from: element, options: options) }
  }

  /// Writes an array.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try writer.writeArray(self) { (element, writer) throws(JSONError) in
      try element.writeMapped(to: &writer, options: options)
    }
  }
}

extension Set: MappableValue where Element: MappableValue {
  /// Makes a set from an array; throws the issue of the first element that does not fit, or drops it if lenient.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Set<Element> {
    Set(try [Element].mapped(from: json, options: options))
  }

  /// Writes an array in the order of the set.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try writer.writeArray(Array(self)) { (element, writer) throws(JSONError) in
      try element.writeMapped(to: &writer, options: options)
    }
  }
}

extension Dictionary: MappableValue where Key == String, Value: MappableValue {
  /// Makes a dictionary from an object; throws the issue of the first value that does not fit, or drops it if
  /// lenient.
  @inlinable
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> [String: Value] {
    try options.dictionary(json) { (value) throws(JSONError) in try .mapped(from: value, options: options) }
  }

  /// Writes an object in the order of the dictionary.
  @inlinable
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in
      try value.writeMapped(to: &writer, options: options)
    }
  }
}
