public import JSONCore

// The functions for the initializers of `ImmutableMappable` models.

extension Map {
  /// Decodes a value that has a natural JSON form; an optional one is `nil` for null and for a missing key.
  ///
  /// - Throws: A ``MapError`` for a value of another type and, unless the type is an optional, for null and a
  ///   missing key.
  public func value<T: JSONReadable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    guard let json = value(at: place.key) else { return try absent(place) }
    do {
      return try T.read(json)
    } catch {
      if options.mode == .lenient, let value = json.cast(to: T.self) { return value }
      throw self.error(json, place, expecting: T.self, "Cannot cast to '\(T.self)'", error)
    }
  }

  /// Decodes a model, or an array, dictionary or set of models.
  ///
  /// - Throws: A ``MapError`` for a missing key, null, or a value of another type, and what the models throw.
  public func value<T: MappableValue>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    let json = value(at: place.key)
    guard let json, !json.isNull else {
      let reason = T.form.isSingle ? "Found unexpected nil value" : "Cannot cast to '\(T.castName)'"
      throw error(json, place, expecting: T.self, reason)
    }
    do {
      return try T.mappedOrThrown(from: json, options: options)
    } catch var error as MapError where error.key == nil {
      error.locate(place)
      throw error
    }
  }

  /// Decodes a value with a raw value, such as an enum's case.
  ///
  /// - Throws: A ``MapError`` if no value has this raw value, and for null or a missing key.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    try made(MapPlace(key, nested, delimiter, file, function, line), EnumTransform<T>())
  }

  /// Decodes a value with a raw value; `nil` for null and for a missing key.
  ///
  /// - Throws: A ``MapError`` if no value has this raw value.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> T? {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    return try isNil(place) ? nil : made(place, EnumTransform<T>())
  }

  /// Decodes an array of values with raw values.
  ///
  /// - Throws: A ``MapError`` for another value, and if no value has the raw value of an element.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [T] {
    try madeArray(MapPlace(key, nested, delimiter, file, function, line), EnumTransform<T>())
  }

  /// Decodes an array of values with raw values; `nil` for null and for a missing key.
  ///
  /// - Throws: A ``MapError`` for another value, and if no value has the raw value of an element.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [T]? {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    return try isNil(place) ? nil : madeArray(place, EnumTransform<T>())
  }

  /// Casts a value of any other type, in the form that `JSONSerialization` would return.
  ///
  /// - Throws: A ``MapError`` for a value of another type and, unless the type is an optional, for null and a
  ///   missing key.
  @_disfavoredOverload
  public func value<T>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    guard let json = value(at: place.key) else { return try absent(place) }
    if let value = json.cast(to: T.self) { return value }
    let cause = json.isNull ? nil : json.rangeError ?? json.error(.unreadableValue, of: T.self)
    throw error(json, place, expecting: T.self, "Cannot cast to '\(T.self)'", cause)
  }
}
