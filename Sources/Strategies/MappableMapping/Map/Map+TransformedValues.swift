public import JSONCore

extension Map {
  /// Decodes a value with a transform.
  ///
  /// - Throws: A ``MapError`` if the transform returns `nil`.
  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Transform.Object {
    try made(MapPlace(key, nested, delimiter, file, function, line), transform)
  }

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
  ) -> T {
    (try? value(key, nested: nested, delimiter: delimiter)) ?? standard
  }

  /// Decodes models; `standard` if that fails.
  public func value<T: MappableValue>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T {
    (try? value(key, nested: nested, delimiter: delimiter)) ?? standard
  }

  /// Decodes a value with a raw value; `standard` if that fails.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T {
    (try? value(key, nested: nested, delimiter: delimiter, using: EnumTransform<T>())) ?? standard
  }

  /// Decodes an array of values with raw values; `standard` if that fails.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: [T]
  ) -> [T] {
    (try? value(key, nested: nested, delimiter: delimiter, using: EnumTransform<T>())) ?? standard
  }

  /// Casts a value of any other type; `standard` if that fails.
  @_disfavoredOverload
  public func value<T>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T {
    (try? value(key, nested: nested, delimiter: delimiter)) ?? standard
  }

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
