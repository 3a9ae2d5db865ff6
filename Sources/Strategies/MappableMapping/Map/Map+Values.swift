public import JSONCore
public import JSONMapping

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
    do { return try T.read(json) } catch {
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
  ) throws -> T { try made(MapPlace(key, nested, delimiter, file, function, line), EnumTransform<T>()) }

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

  /// Decodes a value with a transform.
  ///
  /// - Throws: A ``MapError`` if the transform returns `nil`.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Transform.Object { try made(MapPlace(key, nested, delimiter, file, function, line), transform) }

  /// Decodes an array whose elements a transform converts.
  ///
  /// - Throws: A ``MapError`` for another value, and for an element for which the transform returns `nil`.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [Transform.Object] {
    try madeArray(MapPlace(key, nested, delimiter, file, function, line), transform)
  }

  /// Decodes an object as a dictionary whose values a transform converts.
  ///
  /// - Throws: A ``MapError`` for another value, and for a member for which the transform returns `nil`.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [String: Transform.Object] {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    let json = value(at: place.key)
    guard let json, let object = json.unguardedObject else {
      throw error(json, place, expecting: [String: Transform.Object].self, "Cannot cast to '[String: Any]'")
    }
    return try object.dictionary { (value) throws(MapError) in
      try made(value, transform, isElement: true, place)
    }
  }

  /// Decodes arrays in an array with a transform for the elements.
  ///
  /// - Throws: A ``MapError`` if the value or an element of it isn't an array, and if the transform returns
  ///   `nil` for a value in these arrays.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [[Transform.Object]] {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    let json = value(at: place.key)
    guard let json, let array = json.unguardedArray else {
      throw error(json, place, expecting: [[Transform.Object]].self, "Cannot cast to '[[Any]]'")
    }
    return try array.map { (inner) throws(MapError) in
      guard let inner = inner.unguardedArray else {
        throw error(
          json, place, expecting: [[Transform.Object]].self, "Cannot cast to '[[Any]]'",
          inner.mismatch(expected: .array))
      }
      return try inner.map { (element) throws(MapError) in
        try made(element, transform, isElement: true, place)
      }
    }
  }

  /// Decodes a value that has a natural JSON form; `standard` if that fails.
  public func value<T: JSONReadable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T { (try? value(key, nested: nested, delimiter: delimiter)) ?? standard }

  /// Decodes models; `standard` if that fails.
  public func value<T: MappableValue>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T { (try? value(key, nested: nested, delimiter: delimiter)) ?? standard }

  /// Decodes a value with a raw value; `standard` if that fails.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T { (try? value(key, nested: nested, delimiter: delimiter, using: EnumTransform<T>())) ?? standard }

  /// Decodes an array of values with raw values; `standard` if that fails.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: [T]
  ) -> [T] { (try? value(key, nested: nested, delimiter: delimiter, using: EnumTransform<T>())) ?? standard }

  /// Casts a value of any other type; `standard` if that fails.
  @_disfavoredOverload
  public func value<T>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T { (try? value(key, nested: nested, delimiter: delimiter)) ?? standard }

  /// Decodes a value with a transform; `standard` if the transform returns `nil`.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    default standard: Transform.Object
  ) -> Transform.Object {
    (try? value(key, nested: nested, delimiter: delimiter, using: transform)) ?? standard
  }

  /// Decodes a value with a transform; `standard` if the transform returns `nil`.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: Transform.Object,
    using transform: Transform
  ) -> Transform.Object {
    value(key, nested: nested, delimiter: delimiter, using: transform, default: standard)
  }

  /// The transform's result for a member, or for a missing one.
  func made<Transform: TransformType>(
    _ place: MapPlace, _ transform: Transform
  ) throws(MapError) -> Transform.Object {
    if let json = value(at: place.key) { return try made(json, transform, isElement: false, place) }
    if let made = transform.transformFromJSON(nil) { return made }
    throw error(nil, place, expecting: Transform.Object.self, transform.failure)
  }

  /// The transform's results for the elements of a member.
  func madeArray<Transform: TransformType>(
    _ place: MapPlace, _ transform: Transform
  ) throws(MapError) -> [Transform.Object] {
    let json = value(at: place.key)
    guard let json, let array = json.unguardedArray else {
      throw error(json, place, expecting: [Transform.Object].self, "Cannot cast to '[Any]'")
    }
    return try array.map { (element) throws(MapError) in
      try made(element, transform, isElement: true, place)
    }
  }

  private func made<Transform: TransformType>(
    _ json: JSONValue, _ transform: Transform, isElement: Bool, _ place: MapPlace
  ) throws(MapError) -> Transform.Object {
    do throws(JSONError) {
      return try made(json, transform, isElement: isElement, orThrow: .untransformed)
    } catch {
      throw self.error(json, place, expecting: Transform.Object.self, transform.failure, error)
    }
  }
}

extension TransformType {
  /// The reason if the transform returns `nil`.
  fileprivate var failure: String { "Cannot transform to '\(Object.self)' using \(self)" }
}

// Values that another mapping decodes, for the initializers of `ImmutableMappable` models.

extension Map {
  /// Decodes a value with another mapping, which can be one of another strategy.
  ///
  ///     let address: Address = try map.value("address", using: CodableMapper<Address>())
  ///     let stops: [Address] = try map.value("stops", using: CodableMapper<Address>().array)
  ///
  /// - Throws: A ``MapError`` for a missing key, and for a value that doesn't decode; its `jsonError` is that
  ///   of the mapping.
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model { try decoded(MapPlace(key, nested, delimiter, file, function, line), field) }

  /// Decodes a value with another mapping; `nil` for null and for a missing key.
  ///
  /// - Throws: A ``MapError`` for a value that doesn't decode; its `jsonError` is that of the mapping.
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model? {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    return try isNil(place) ? nil : decoded(place, field)
  }

  /// Decodes a value with another mapping; the default for null and for a missing key.
  ///
  ///     let price = try map.value("price", using: DecimalStringField(), default: 0)
  ///
  /// - Throws: A ``MapError`` for a value that doesn't decode. The forms with a transform return the default
  ///   in that case too.
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    default standard: @autoclosure () -> Field.Model,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    return try isNil(place) ? standard() : decoded(place, field)
  }

  private func decoded<Field: Decoding>(
    _ place: MapPlace, _ field: Field
  ) throws(MapError) -> Field.Model {
    guard let json = value(at: place.key) else {
      throw error(nil, place, expecting: Field.Model.self, "Found unexpected nil value")
    }
    do { return try field.decode(json) } catch {
      throw self.error(
        json, place, expecting: Field.Model.self, "Cannot map to '\(Field.Model.self)'",
        error.placed(at: json))
    }
  }
}
