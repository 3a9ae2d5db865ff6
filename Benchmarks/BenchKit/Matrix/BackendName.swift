/// What parses the bytes below a strategy.
public enum BackendName: String, Sendable, Hashable, Codable, CaseIterable {
  case native
  case jansson
  case foundation
}
