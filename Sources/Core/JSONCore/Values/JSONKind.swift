/// The six kinds of JSON values.
public enum JSONKind: String, Sendable, Hashable, CaseIterable, Codable {
  case null
  case bool
  case number
  case string
  case array
  case object

  @usableFromInline
  init(_ kind: Node.Kind) {
    switch kind {
    case .null: self = .null
    case .false, .true: self = .bool
    case .integer, .unsigned, .double, .wide: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }
}
