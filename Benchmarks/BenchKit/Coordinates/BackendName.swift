/// The parser of the bytes below a strategy.
public enum BackendName: String, Sendable, Hashable, Codable, CaseIterable {
  /// The parser of this package.
  case native
  /// The library jansson, in C.
  case jansson
  /// Foundation's `JSONSerialization`.
  case foundation
  /// A reference for parsing alone, in builds with the package trait `simdjson`.
  case simdjson
}
