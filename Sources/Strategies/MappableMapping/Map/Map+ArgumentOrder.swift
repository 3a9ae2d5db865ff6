public import JSONMapping

// The methods that take a transform or a mapping, with the options of the key in front of it:
// `map.value("a->b", nested: true, delimiter: "->", using: transform)`.

extension Map {
  /// Reads a value that a transform makes.
  ///
  /// - Throws: A ``MapError`` if it makes none.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Transform.Object {
    try made(MapPlace(key, nested, delimiter, file, function, line), transform)
  }

  /// Reads an array whose elements a transform makes.
  ///
  /// - Throws: A ``MapError`` for another value, and for an element of which it makes none.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [Transform.Object] {
    try madeArray(MapPlace(key, nested, delimiter, file, function, line), transform)
  }

  /// Reads an object as a dictionary whose values a transform makes.
  ///
  /// - Throws: A ``MapError`` for another value, and for a member of which it makes none.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [String: Transform.Object] {
    try value(
      key, using: transform, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
  }

  /// Reads arrays in an array, whose elements a transform makes.
  ///
  /// - Throws: A ``MapError`` for another value, also within the array, and for an element of which it makes
  ///   none.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [[Transform.Object]] {
    try value(
      key, using: transform, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
  }

  /// Reads a value as another mapping does.
  ///
  /// - Throws: A ``MapError`` for a missing key, and for what does not fit.
  @_disfavoredOverload
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model {
    try value(
      key, using: field, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
  }

  /// Reads a value as another mapping does; nil for null and for a missing key.
  ///
  /// - Throws: A ``MapError`` for what does not fit.
  @_disfavoredOverload
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model? {
    try value(
      key, using: field, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
  }

  /// Reads a value that a transform makes; `standard` if it makes none.
  @_disfavoredOverload
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    default standard: Transform.Object
  ) -> Transform.Object {
    value(key, using: transform, nested: nested, delimiter: delimiter, default: standard)
  }

  /// Reads a value that a transform makes; `standard` if it makes none.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: Transform.Object,
    using transform: Transform
  ) -> Transform.Object {
    value(key, using: transform, nested: nested, delimiter: delimiter, default: standard)
  }
}
