/// The six kinds of JSON values.
public enum JSONKind: String, Sendable, Hashable, CaseIterable, Codable {
  case null
  case bool
  case number
  case string
  case array
  case object
}
