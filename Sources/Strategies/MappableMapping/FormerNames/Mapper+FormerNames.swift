// The method names of ObjectMapper 1. For code that uses them, the compiler reports the current names.

extension Mapper {
  /// Renamed to ``map(JSONString:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSONString:)")
  public func map(_ JSONString: String) -> N? { nil }

  /// Renamed to ``map(JSON:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSON:)")
  public func map(_ JSON: [String: Any]) -> N? { nil }

  /// Renamed to ``map(JSONObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSONObject:)")
  public func map(_ JSONObject: Any?) -> N? { nil }

  /// Renamed to ``map(JSONString:toObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSONString:toObject:)")
  public func map(_ JSONString: String, toObject object: N) -> N { object }

  /// Renamed to ``map(JSON:toObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSON:toObject:)")
  public func map(_ JSON: [String: Any], toObject object: N) -> N { object }

  /// Renamed to ``map(JSONObject:toObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "map(JSONObject:toObject:)")
  public func map(_ JSONObject: Any?, toObject object: N) -> N { object }

  /// Renamed to ``mapArray(JSONString:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapArray(JSONString:)")
  public func mapArray(_ JSONString: String) -> [N]? { nil }

  /// Renamed to ``mapArray(JSONArray:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapArray(JSONArray:)")
  public func mapArray(_ JSONArray: [[String: Any]]) -> [N]? { nil }

  /// Renamed to ``mapArray(JSONObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapArray(JSONObject:)")
  public func mapArray(_ JSONObject: Any?) -> [N]? { nil }

  /// Renamed to ``mapDictionary(JSONString:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionary(JSONString:)")
  public func mapDictionary(_ JSONString: String) -> [String: N]? { nil }

  /// Renamed to ``mapDictionary(JSON:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionary(JSON:)")
  public func mapDictionary(_ JSON: [String: [String: Any]]) -> [String: N]? { nil }

  /// Renamed to ``mapDictionary(JSONObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionary(JSONObject:)")
  public func mapDictionary(_ JSONObject: Any?) -> [String: N]? { nil }

  /// Renamed to ``mapDictionary(JSONObject:toDictionary:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionary(JSONObject:toDictionary:)")
  public func mapDictionary(_ JSONObject: Any?, toDictionary dictionary: [String: N]) -> [String: N] {
    dictionary
  }

  /// Renamed to ``mapDictionaryOfArrays(JSON:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionaryOfArrays(JSON:)")
  public func mapDictionaryOfArrays(_ JSON: [String: [[String: Any]]]) -> [String: [N]]? { nil }

  /// Renamed to ``mapDictionaryOfArrays(JSONObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapDictionaryOfArrays(JSONObject:)")
  public func mapDictionaryOfArrays(_ JSONObject: Any?) -> [String: [N]]? { nil }

  /// Renamed to ``mapArrayOfArrays(JSONObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapArrayOfArrays(JSONObject:)")
  public func mapArrayOfArrays(_ JSONObject: Any?) -> [[N]]? { nil }

  /// Renamed to ``parseJSONStringIntoDictionary(JSONString:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "parseJSONStringIntoDictionary(JSONString:)")
  public static func parseJSONDictionary(_ JSONString: String) -> [String: Any]? { nil }

  /// Renamed to ``parseJSONString(JSONString:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "parseJSONString(JSONString:)")
  public static func parseJSONString(_ JSONString: String) -> Any? { nil }
}

extension Mapper where N: Hashable {
  /// Renamed to ``mapSet(JSONString:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapSet(JSONString:)")
  public func mapSet(_ JSONString: String) -> Set<N>? { nil }

  /// Renamed to ``mapSet(JSONArray:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapSet(JSONArray:)")
  public func mapSet(_ JSONArray: [[String: Any]]) -> Set<N>? { nil }

  /// Renamed to ``mapSet(JSONObject:)`` in ObjectMapper 2.
  @available(*, unavailable, renamed: "mapSet(JSONObject:)")
  public func mapSet(_ JSONObject: Any?) -> Set<N>? { nil }
}
