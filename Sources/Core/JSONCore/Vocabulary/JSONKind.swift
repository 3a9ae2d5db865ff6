/// The six kinds of JSON values.
public enum JSONKind: String, Sendable, Hashable, CaseIterable, Codable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool
  /// A number in any notation.
  case number
  /// A string.
  case string
  /// A list of values.
  case array
  /// Members: values with keys.
  case object
}
