import JSONCore

extension Mapper where N: ImmutableMappable {
  /// Maps a dictionary.
  ///
  /// - Throws: What the model's initializer throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`.
  public func map(JSON: [String: Any]) throws -> N { try map(JSONObject: JSON) }

  /// Maps JSON text.
  ///
  /// - Throws: What the model's initializer throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For text in another form it is
  ///   `type-mismatch` or `unexpected-null`, and for text that isn't JSON `unexpected-character`,
  ///   `unexpected-end` or another code of the parser.
  public func map(JSONString: String) throws -> N {
    let reason = "Cannot parse into '[String: Any]'"
    return try thrown(source(of: JSONString, reason), reason, about: JSONString)
  }

  /// Maps a dictionary.
  ///
  /// - Throws: What the model's initializer throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For another value it is `type-mismatch` or
  ///   `unexpected-null`, and `depth-limit` for one that is nested too deeply.
  public func map(JSONObject: Any) throws -> N {
    try thrown(object: JSONObject, "Cannot cast to '[String: Any]'")
  }

  /// Maps dictionaries.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`.
  public func mapArray(JSONArray: [[String: Any]]) throws -> [N] { try mapArray(JSONObject: JSONArray) }

  /// Maps an array in JSON text.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For text in another form it is
  ///   `type-mismatch` or `unexpected-null`, and for text that isn't JSON `unexpected-character`,
  ///   `unexpected-end` or another code of the parser.
  public func mapArray(JSONString: String) throws -> [N] {
    let source = try source(of: JSONString, "Cannot convert string into Any'")
    return try thrown(source, "Cannot cast to '[[String: Any]]'")
  }

  /// Maps an array of dictionaries.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For another value it is `type-mismatch` or
  ///   `unexpected-null`, and `depth-limit` for one that is nested too deeply.
  public func mapArray(JSONObject: Any) throws -> [N] {
    try thrown(object: JSONObject, "Cannot cast to '[[String: Any]]'")
  }

  /// Maps the objects in an object in JSON text.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For text in another form it is
  ///   `type-mismatch` or `unexpected-null`, and for text that isn't JSON `unexpected-character`,
  ///   `unexpected-end` or another code of the parser.
  public func mapDictionary(JSONString: String) throws -> [String: N] {
    let source = try source(of: JSONString, "Cannot convert string into Any'")
    return try thrown(source, "Cannot cast to '[String: [String: Any]]''")
  }

  /// Maps the values of a dictionary.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For another value it is `type-mismatch` or
  ///   `unexpected-null`, and `depth-limit` for one that is nested too deeply.
  public func mapDictionary(JSONObject: Any?) throws -> [String: N] {
    try thrown(object: JSONObject, "Cannot cast to '[String: [String: Any]]''")
  }

  /// Maps the values of a dictionary.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`.
  public func mapDictionary(JSON: [String: [String: Any]]) throws -> [String: N] {
    try mapDictionary(JSONObject: JSON)
  }

  /// Maps the arrays in a dictionary.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For another value it is `type-mismatch` or
  ///   `unexpected-null`, and `depth-limit` for one that is nested too deeply.
  public func mapDictionaryOfArrays(JSONObject: Any?) throws -> [String: [N]] {
    try thrown(object: JSONObject, "Cannot cast to '[String: [String: Any]]''")
  }

  /// Maps the arrays in a dictionary.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`.
  public func mapDictionaryOfArrays(JSON: [String: [[String: Any]]]) throws -> [String: [N]] {
    try mapDictionaryOfArrays(JSONObject: JSON)
  }

  /// Maps arrays in an array.
  ///
  /// - Throws: What the first failing model throws, usually a ``MapError`` whose `jsonError` has the code
  ///   `missing-key`, `unexpected-null` or `type-mismatch`. For another value it is `type-mismatch` or
  ///   `unexpected-null`, and `depth-limit` for one that is nested too deeply.
  public func mapArrayOfArrays(JSONObject: Any?) throws -> [[N]] {
    try thrown(object: JSONObject, "Cannot cast to '[[[String: Any]]]''")
  }

  /// Maps a file of JSON text, at a path or in the main bundle.
  ///
  /// - Throws: A ``MapError`` without `jsonError` if the file can't be read, and otherwise the error of
  ///   mapping its text: `unexpected-character` or another code of the parser, `missing-key`,
  ///   `unexpected-null`, `type-mismatch`, or an error of the model's own.
  public func map(JSONfile: String) throws -> N { try map(JSONString: file(JSONfile)) }

  /// Maps an array in a file of JSON text, at a path or in the main bundle.
  ///
  /// - Throws: A ``MapError`` without `jsonError` if the file can't be read, and otherwise the error of
  ///   mapping its text: `unexpected-character` or another code of the parser, `missing-key`,
  ///   `unexpected-null`, `type-mismatch`, or an error of the model's own.
  public func mapArray(JSONfile: String) throws -> [N] { try mapArray(JSONString: file(JSONfile)) }

  private func file(_ name: String) throws -> String {
    guard let text = contents(ofFile: name) else {
      throw MapError(key: nil, currentValue: name, reason: "Cannot read the file")
    }
    return text
  }

  /// Parses text; throws an error with this reason if it isn't JSON.
  private func source(of text: String, _ reason: String) throws -> LegacySource {
    try Result { () throws(JSONError) in try LegacySource(text, parsing: parsing) }
      .mapError { MapError(reason, value: text, cause: $0) }.get()
  }

  private func thrown<Value: MappableValue>(object: Any?, _ reason: String) throws -> Value {
    let source = try Result { () throws(JSONError) in try LegacySource(object) }
      .mapError { MapError(reason, value: object, cause: $0) }.get()
    return try thrown(source, reason, about: object)
  }

  /// Maps the root of a source. If ObjectMapper's cast would fail, throws an error with this reason about
  /// `value`, or about the root if `value` is `nil`.
  private func thrown<Value: MappableValue>(
    _ source: LegacySource, _ reason: String, about value: Any? = nil
  ) throws -> Value {
    let options = options
    let outcome = source.withRoot(context, collectingIn: swallowed) { (json) -> Result<Value, any Error> in
      do {
        if let cause = Value.failedCast(of: json) {
          throw MapError(reason, value: value ?? json.legacyValue, cause: cause)
        }
        return .success(try Value.mappedOrThrown(from: json, options: options))
      } catch {
        return .failure(error.replacing { $0.resolved(at: json) })
      }
    }
    return try outcome.get()
  }
}
