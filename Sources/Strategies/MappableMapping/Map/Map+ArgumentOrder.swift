public import JSONMapping

// The methods that take a transform or a mapping after the options of the key: `map.value("a->b", nested:
// true, delimiter: "->", using: transform)`.

extension Map {
  /// Decodes a value with a transform.
  ///
  /// - Throws: A ``MapError`` if the transform returns `nil`.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Transform.Object {
    try made(MapPlace(key, nested, delimiter, file, function, line), transform)
  }

  /// Decodes an array whose elements a transform converts.
  ///
  /// - Throws: A ``MapError`` for another value, and for an element for which the transform returns `nil`.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [Transform.Object] {
    try madeArray(MapPlace(key, nested, delimiter, file, function, line), transform)
  }

  /// Decodes an object as a dictionary whose values a transform converts.
  ///
  /// - Throws: A ``MapError`` for another value, and for a member for which the transform returns `nil`.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [String: Transform.Object] {
    try value(
      key, using: transform, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
  }

  /// Decodes arrays in an array with a transform for the elements.
  ///
  /// - Throws: A ``MapError`` if the value or an element of it isn't an array, and if the transform returns
  ///   `nil` for a value in these arrays.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [[Transform.Object]] {
    try value(
      key, using: transform, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
  }

  /// Decodes a value with another mapping.
  ///
  /// - Throws: A ``MapError`` for a missing key, and for a value that doesn't decode.
  @_disfavoredOverload
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model {
    try value(
      key, using: field, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
  }

  /// Decodes a value with another mapping; `nil` for null and for a missing key.
  ///
  /// - Throws: A ``MapError`` for a value that doesn't decode.
  @_disfavoredOverload
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model? {
    try value(
      key, using: field, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
  }

  /// Decodes a value with a transform; `standard` if the transform returns `nil`.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    default standard: Transform.Object
  ) -> Transform.Object {
    value(key, using: transform, nested: nested, delimiter: delimiter, default: standard)
  }

  /// Decodes a value with a transform; `standard` if the transform returns `nil`.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: Transform.Object,
    using transform: Transform
  ) -> Transform.Object {
    value(key, using: transform, nested: nested, delimiter: delimiter, default: standard)
  }
}
