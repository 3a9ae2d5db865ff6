import JSONCore

extension Mapper where N: ImmutableMappable {
  /// Maps a dictionary.
  ///
  /// - Throws: What the model's initializer throws, usually a ``MapError``.
  public func map(JSON: [String: Any]) throws -> N {
    try map(JSONObject: JSON)
  }

  /// Maps JSON text.
  ///
  /// - Throws: What the model's initializer throws, or a ``MapError`` for text that is no object.
  public func map(JSONString: String) throws -> N {
    let reason = "Cannot parse into '[String: Any]'"
    let source = try source(of: JSONString, reason)
    return try thrown(source, reason, fits: { $0.isObject }, value: { _ in JSONString })
  }

  /// Maps a dictionary.
  ///
  /// - Throws: What the model's initializer throws, or a ``MapError`` for another value.
  public func map(JSONObject: Any) throws -> N {
    try thrown(object: JSONObject, "Cannot cast to '[String: Any]'") { $0.isObject }
  }

  /// Maps dictionaries.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError``.
  public func mapArray(JSONArray: [[String: Any]]) throws -> [N] {
    try mapArray(JSONObject: JSONArray)
  }

  /// Maps an array in JSON text.
  ///
  /// - Throws: What the first failing model throws, or a ``MapError`` for other text.
  public func mapArray(JSONString: String) throws -> [N] {
    let source = try source(of: JSONString, "Cannot convert string into Any'")
    return try thrown(
      source, "Cannot cast to '[[String: Any]]'", fits: { $0.isArray { $0.isObject } },
      value: { $0.legacyValue })
  }

  /// Maps an array of dictionaries.
  ///
  /// - Throws: What the first failing model throws, or a ``MapError`` for another value.
  public func mapArray(JSONObject: Any) throws -> [N] {
    try thrown(object: JSONObject, "Cannot cast to '[[String: Any]]'") { $0.isArray { $0.isObject } }
  }

  /// Maps the objects in an object in JSON text.
  ///
  /// - Throws: What the first failing model throws, or a ``MapError`` for other text.
  public func mapDictionary(JSONString: String) throws -> [String: N] {
    let source = try source(of: JSONString, "Cannot convert string into Any'")
    return try thrown(
      source, "Cannot cast to '[String: [String: Any]]''", fits: { $0.isDictionary { $0.isObject } },
      value: { $0.legacyValue })
  }

  /// Maps the values of a dictionary.
  ///
  /// - Throws: What the first failing model throws, or a ``MapError`` for another value.
  public func mapDictionary(JSONObject: Any?) throws -> [String: N] {
    try thrown(object: JSONObject, "Cannot cast to '[String: [String: Any]]''") {
      $0.isDictionary { $0.isObject }
    }
  }

  /// Maps the values of a dictionary.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError``.
  public func mapDictionary(JSON: [String: [String: Any]]) throws -> [String: N] {
    try mapDictionary(JSONObject: JSON)
  }

  /// Maps the arrays in a dictionary.
  ///
  /// - Throws: What the first failing model throws, or a ``MapError`` for another value.
  public func mapDictionaryOfArrays(JSONObject: Any?) throws -> [String: [N]] {
    try thrown(object: JSONObject, "Cannot cast to '[String: [String: Any]]''") {
      $0.isDictionary { $0.isArray { $0.isObject } }
    }
  }

  /// Maps the arrays in a dictionary.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError``.
  public func mapDictionaryOfArrays(JSON: [String: [[String: Any]]]) throws -> [String: [N]] {
    try mapDictionaryOfArrays(JSONObject: JSON)
  }

  /// Maps arrays in an array.
  ///
  /// - Throws: What the first failing model throws, or a ``MapError`` for another value.
  public func mapArrayOfArrays(JSONObject: Any?) throws -> [[N]] {
    try thrown(object: JSONObject, "Cannot cast to '[[[String: Any]]]''") {
      $0.isArray { $0.isArray { $0.isObject } }
    }
  }

  /// Maps a file of JSON text, at a path or in the main bundle.
  ///
  /// - Throws: A ``MapError`` if the file can't be read, and what the model throws.
  public func map(JSONfile: String) throws -> N {
    try map(JSONString: file(JSONfile))
  }

  /// Maps an array in a file of JSON text, at a path or in the main bundle.
  ///
  /// - Throws: A ``MapError`` if the file can't be read, and what the model throws.
  public func mapArray(JSONfile: String) throws -> [N] {
    try mapArray(JSONString: file(JSONfile))
  }

  private func file(_ name: String) throws -> String {
    guard let text = JSONFile.text(name) else {
      throw MapError(key: nil, currentValue: name, reason: "Cannot read the file")
    }
    return text
  }
}

extension Mapper where N: ImmutableMappable {
  /// Parses text; throws an error with this reason if it is no JSON.
  private func source(of text: String, _ reason: String) throws -> LegacySource {
    do {
      return try LegacySource(text, parsing: parsing)
    } catch {
      throw failure(reason, text, error)
    }
  }

  private func thrown<Value: MappableValue>(
    object: Any?, _ reason: String, fits: (JSONValue) -> Bool
  ) throws -> Value {
    let source: LegacySource
    do {
      source = try LegacySource(object)
    } catch {
      throw failure(reason, object, error)
    }
    return try thrown(source, reason, fits: fits, value: { _ in object })
  }

  private func thrown<Value: MappableValue>(
    _ source: LegacySource, _ reason: String, fits: (JSONValue) -> Bool, value: (JSONValue) -> Any?
  ) throws -> Value {
    let options = options
    let outcome = source.withRoot(context, collectingIn: swallowed) { (json) -> Result<Value, any Error> in
      guard fits(json) else {
        var cause = json.mismatch(expected: "an object")
        if Value.self == N.self { cause = cause.annotated(model: N.self, at: json) }
        return .failure(failure(reason, value(json), cause.resolved(at: json)))
      }
      do {
        return .success(try Value.mappedOrThrown(from: json, options: options))
      } catch {
        return .failure(json.resolved(error))
      }
    }
    return try outcome.get()
  }

  private func failure(_ reason: String, _ value: Any?, _ cause: JSONError) -> MapError {
    var error = MapError(key: nil, currentValue: value, reason: reason)
    error.jsonError = cause
    return error
  }
}

extension JSONValue {
  /// What a model threw, with its path.
  fileprivate func resolved(_ error: any Error) -> any Error {
    switch error {
    case let error as MapError: error.resolved(at: self)
    case let error as JSONError: error.resolved(at: self)
    default: error
    }
  }

  /// Whether this is an array of such elements.
  fileprivate func isArray(_ fits: (JSONValue) -> Bool) -> Bool {
    guard let array = unguardedArray else { return false }
    var all = true
    array.forEach { all = all && fits($0) }
    return all
  }

  /// Whether this is an object of such members.
  fileprivate func isDictionary(_ fits: (JSONValue) -> Bool) -> Bool {
    guard let object = unguardedObject else { return false }
    var all = true
    object.forEach { all = all && fits($0.value) }
    return all
  }
}
