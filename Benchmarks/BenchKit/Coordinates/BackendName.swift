/// The parser that a strategy uses.
public enum BackendName: String, Sendable, Hashable, Codable, CaseIterable {
  /// The parser of this package.
  case native
  /// The C library jansson.
  case jansson
  /// Foundation's `JSONSerialization`.
  case foundation

  // These only parse, in builds with the package trait `Peers`.

  /// The C++ library RapidJSON.
  case rapidjson
  /// The C++ library nlohmann/json.
  case nlohmann
  /// The C library json-c.
  case jsonC = "json-c"
  /// The C library cJSON.
  case cjson
  /// The C library YAJL.
  case yajl
  /// The C++ library simdjson.
  case simdjson
}
