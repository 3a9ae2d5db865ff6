extension JSONKind {
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
