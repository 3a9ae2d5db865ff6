/// What parses the bytes below a strategy.
public enum BackendName: String, Sendable, Hashable, Codable, CaseIterable {
  case native
  case jansson
  case foundation
  /// A reference for parsing alone, in builds with the package trait `simdjson`.
  case simdjson
}
