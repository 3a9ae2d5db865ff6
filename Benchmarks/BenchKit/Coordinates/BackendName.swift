/// The parser that a strategy uses.
public enum BackendName: String, Sendable, Hashable, Codable, CaseIterable {
  /// The parser of this package.
  case native
  /// The C library jansson.
  case jansson
  /// Foundation's `JSONSerialization`.
  case foundation
  /// The parser of a contender, another program.
  case contender
}
