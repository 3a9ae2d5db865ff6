// What ObjectMapper 1 called its methods: code that is older than ObjectMapper 2 is told the names that came
// after.

extension Mapper {
  /// Named ``map(JSONString:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSONString:)")
  public func map(_ JSONString: String) -> N? { nil }

  /// Named ``map(JSON:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSON:)")
  public func map(_ JSON: [String: Any]) -> N? { nil }

  /// Named ``map(JSONObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSONObject:)")
  public func map(_ JSONObject: Any?) -> N? { nil }

  /// Named ``map(JSONString:toObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSONString:toObject:)")
  public func map(_ JSONString: String, toObject object: N) -> N { object }

  /// Named ``map(JSON:toObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSON:toObject:)")
  public func map(_ JSON: [String: Any], toObject object: N) -> N { object }

  /// Named ``map(JSONObject:toObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSONObject:toObject:)")
  public func map(_ JSONObject: Any?, toObject object: N) -> N { object }

  /// Named ``mapArray(JSONString:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapArray(JSONString:)")
  public func mapArray(_ JSONString: String) -> [N]? { nil }

  /// Named ``mapArray(JSONArray:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapArray(JSONArray:)")
  public func mapArray(_ JSONArray: [[String: Any]]) -> [N]? { nil }

  /// Named ``mapArray(JSONObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapArray(JSONObject:)")
  public func mapArray(_ JSONObject: Any?) -> [N]? { nil }

  /// Named ``mapDictionary(JSONString:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionary(JSONString:)")
  public func mapDictionary(_ JSONString: String) -> [String: N]? { nil }

  /// Named ``mapDictionary(JSON:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionary(JSON:)")
  public func mapDictionary(_ JSON: [String: [String: Any]]) -> [String: N]? { nil }

  /// Named ``mapDictionary(JSONObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionary(JSONObject:)")
  public func mapDictionary(_ JSONObject: Any?) -> [String: N]? { nil }

  /// Named ``mapDictionary(JSONObject:toDictionary:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionary(JSONObject:toDictionary:)")
  public func mapDictionary(_ JSONObject: Any?, toDictionary dictionary: [String: N]) -> [String: N] {
    dictionary
  }

  /// Named ``mapDictionaryOfArrays(JSON:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionaryOfArrays(JSON:)")
  public func mapDictionaryOfArrays(_ JSON: [String: [[String: Any]]]) -> [String: [N]]? { nil }

  /// Named ``mapDictionaryOfArrays(JSONObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionaryOfArrays(JSONObject:)")
  public func mapDictionaryOfArrays(_ JSONObject: Any?) -> [String: [N]]? { nil }

  /// Named ``mapArrayOfArrays(JSONObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapArrayOfArrays(JSONObject:)")
  public func mapArrayOfArrays(_ JSONObject: Any?) -> [[N]]? { nil }

  /// Named ``parseJSONStringIntoDictionary(JSONString:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "parseJSONStringIntoDictionary(JSONString:)")
  public static func parseJSONDictionary(_ JSONString: String) -> [String: Any]? { nil }

  /// Named ``parseJSONString(JSONString:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "parseJSONString(JSONString:)")
  public static func parseJSONString(_ JSONString: String) -> Any? { nil }
}

extension Mapper where N: Hashable {
  /// Named ``mapSet(JSONString:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapSet(JSONString:)")
  public func mapSet(_ JSONString: String) -> Set<N>? { nil }

  /// Named ``mapSet(JSONArray:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapSet(JSONArray:)")
  public func mapSet(_ JSONArray: [[String: Any]]) -> Set<N>? { nil }

  /// Named ``mapSet(JSONObject:)`` since ObjectMapper 2.
  @available(*, unavailable, renamed: "mapSet(JSONObject:)")
  public func mapSet(_ JSONObject: Any?) -> Set<N>? { nil }
}
