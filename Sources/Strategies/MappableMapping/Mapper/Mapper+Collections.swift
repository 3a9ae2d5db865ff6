public import JSONCore

extension Mapper {
  /// Maps JSON text to new models; models that fail are skipped. A single object becomes an array of one
  /// model. `nil` for other text.
  @inlinable
  public func mapArray(JSONString: String) -> [N]? {
    read(text: JSONString) { (json, options) throws(JSONError) in
      if json.isObject { return [try N.mapped(from: json, options: options)] }
      return try [N].mapped(from: json, options: options)
    }
  }

  /// Maps an array of dictionaries to new models; models that fail are skipped; `nil` for another value.
  public func mapArray(JSONObject: Any?) -> [N]? {
    values(JSONObject)
  }

  /// Maps dictionaries to new models; models that fail are skipped.
  public func mapArray(JSONArray: [[String: Any]]) -> [N] {
    mapArray(JSONObject: JSONArray) ?? []
  }

  /// Maps a file of JSON text, at a path or in the main bundle, to new models; `nil` if that fails.
  public func mapArray(JSONfile: String) -> [N]? {
    text(ofFile: JSONfile).flatMap { mapArray(JSONString: $0) }
  }

  /// Maps the values of an object to new models, and skips models that fail. `nil` if no model remains, or
  /// for another value.
  @inlinable
  public func mapDictionary(JSONString: String) -> [String: N]? {
    values(text: JSONString)
  }

  /// Maps the values of a dictionary to new models; models that fail are skipped. `nil` if none is left.
  public func mapDictionary(JSONObject: Any?) -> [String: N]? {
    values(JSONObject)
  }

  /// Maps the values of a dictionary to new models; models that fail are skipped. `nil` if none is left.
  public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? {
    mapDictionary(JSONObject: JSON)
  }

  /// Maps the values of a dictionary onto those with the same keys, and adds new models for the others.
  public func mapDictionary(JSONObject: Any?, toDictionary dictionary: [String: N]) -> [String: N] {
    read(object: JSONObject, remapping(dictionary)) ?? dictionary
  }

  /// Maps the values of a dictionary onto those with the same keys, and adds new models for the others.
  public func mapDictionary(
    JSON: [String: [String: Any]], toDictionary dictionary: [String: N]
  ) -> [String: N] {
    mapDictionary(JSONObject: JSON, toDictionary: dictionary)
  }

  /// Maps the arrays in an object to arrays of new models. `nil` if there is none.
  public func mapDictionaryOfArrays(JSONString: String) -> [String: [N]]? {
    values(text: JSONString)
  }

  /// Maps the arrays in a dictionary to arrays of new models. `nil` if there is none.
  public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [N]]? {
    values(JSONObject)
  }

  /// Maps the arrays in a dictionary to arrays of new models. `nil` if there is none.
  public func mapDictionaryOfArrays(JSON: [String: [[String: Any]]]) -> [String: [N]]? {
    mapDictionaryOfArrays(JSONObject: JSON)
  }

  /// Maps arrays in an array to arrays of new models. `nil` if there is none.
  public func mapArrayOfArrays(JSONString: String) -> [[N]]? {
    values(text: JSONString)
  }

  /// Maps arrays in an array to arrays of new models. `nil` if there is none.
  public func mapArrayOfArrays(JSONObject: Any?) -> [[N]]? {
    values(JSONObject)
  }
}

extension Mapper where N: Hashable {
  /// Maps JSON text to a set of new models, by the rules of `mapArray(JSONString:)`.
  public func mapSet(JSONString: String) -> Set<N>? {
    mapArray(JSONString: JSONString).map { Set($0) }
  }

  /// Maps an array of dictionaries to a set of new models; models that fail are skipped. `nil` for another
  /// value.
  public func mapSet(JSONObject: Any?) -> Set<N>? {
    mapArray(JSONObject: JSONObject).map { Set($0) }
  }

  /// Maps dictionaries to a set of new models; models that fail are skipped.
  public func mapSet(JSONArray: [[String: Any]]) -> Set<N> {
    Set(mapArray(JSONArray: JSONArray))
  }
}
