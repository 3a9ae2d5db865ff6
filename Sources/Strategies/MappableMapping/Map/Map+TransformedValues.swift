public import JSONCore

extension Map {
  /// Reads a value that a transform makes.
  ///
  /// - Throws: A ``MapError`` if it makes none.
  public func value<Transform: TransformType>(
    _ key: String, using transform: Transform, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Transform.Object {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    if let json = member(place) {
      return try transformed(json, using: transform, place) { $1.object(from: $0) }
    }
    guard let made = transform.transformFromJSON(nil) else {
      throw error(nil, place, expecting: Transform.Object.self, MapPlace.reason(transform))
    }
    return made
  }

  /// Reads an array whose elements a transform makes.
  ///
  /// - Throws: A ``MapError`` for another value, and for an element of which it makes none.
  public func value<Transform: TransformType>(
    _ key: String, using transform: Transform, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [Transform.Object] {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    let json = member(place)
    guard let json, let array = json.unguardedArray else {
      throw error(json, place, expecting: [Transform.Object].self, "Cannot cast to '[Any]'")
    }
    return try array.map { (element) throws(MapError) in
      try transformed(element, using: transform, place) { $1.element(from: $0) }
    }
  }

  /// Reads an object as a dictionary whose values a transform makes.
  ///
  /// - Throws: A ``MapError`` for another value, and for a member of which it makes none.
  public func value<Transform: TransformType>(
    _ key: String, using transform: Transform, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [String: Transform.Object] {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    let json = member(place)
    guard let json, let object = json.unguardedObject else {
      throw error(json, place, expecting: [String: Transform.Object].self, "Cannot cast to '[String: Any]'")
    }
    return try object.dictionary { (value) throws(MapError) in
      try transformed(value, using: transform, place) { $1.element(from: $0) }
    }
  }

  /// Reads arrays in an array, whose elements a transform makes.
  ///
  /// - Throws: A ``MapError`` for another value, also within the array, and for an element of which it makes
  ///   none.
  public func value<Transform: TransformType>(
    _ key: String, using transform: Transform, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [[Transform.Object]] {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    let json = member(place)
    guard let json, let array = json.unguardedArray else {
      throw error(json, place, expecting: [[Transform.Object]].self, "Cannot cast to '[[Any]]'")
    }
    return try array.map { (inner) throws(MapError) in
      guard let inner = inner.unguardedArray else {
        throw error(
          json, place, expecting: [[Transform.Object]].self, "Cannot cast to '[[Any]]'",
          inner.mismatch(expected: "an array"))
      }
      return try inner.map { (element) throws(MapError) in
        try transformed(element, using: transform, place) { $1.element(from: $0) }
      }
    }
  }

  private func transformed<Transform: TransformType>(
    _ json: JSONValue, using transform: Transform, _ place: MapPlace,
    _ read: (JSONValue, Transform) -> Transform.Object?
  ) throws(MapError) -> Transform.Object {
    var cause: JSONError?
    do throws(JSONError) {
      if let made = try object(from: json, by: transform, read) {
        try checkReading(of: json, by: transform)
        return made
      }
    } catch {
      cause = error
    }
    if cause == nil, !json.isNull { cause = json.error(.untransformed, of: Transform.self) }
    throw error(json, place, expecting: Transform.Object.self, MapPlace.reason(transform), cause)
  }
}

extension MapPlace {
  /// What is said where a transform makes nothing.
  fileprivate static func reason<Transform: TransformType>(_ transform: Transform) -> String {
    "Cannot transform to '\(Transform.Object.self)' using \(transform)"
  }
}

extension Map {
  /// Reads a value that has a natural JSON form; `standard` if that fails.
  public func value<T: JSONReadable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T {
    (try? value(key, nested: nested, delimiter: delimiter)) ?? standard
  }

  /// Reads models; `standard` if that fails.
  public func value<T: MappableValue>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T {
    (try? value(key, nested: nested, delimiter: delimiter)) ?? standard
  }

  /// Reads a value with a raw value; `standard` if that fails.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T {
    (try? value(key, using: EnumTransform<T>(), nested: nested, delimiter: delimiter)) ?? standard
  }

  /// Reads an array of values with raw values; `standard` if that fails.
  public func value<T: RawRepresentable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: [T]
  ) -> [T] {
    (try? value(key, using: EnumTransform<T>(), nested: nested, delimiter: delimiter)) ?? standard
  }

  /// Casts a value of any other type; `standard` if that fails.
  @_disfavoredOverload
  public func value<T>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", default standard: T
  ) -> T {
    (try? value(key, nested: nested, delimiter: delimiter)) ?? standard
  }

  /// Reads a value that a transform makes; `standard` if it makes none.
  public func value<Transform: TransformType>(
    _ key: String, using transform: Transform, nested: Bool? = nil, delimiter: String = ".",
    default standard: Transform.Object
  ) -> Transform.Object {
    (try? value(key, using: transform, nested: nested, delimiter: delimiter)) ?? standard
  }
}
