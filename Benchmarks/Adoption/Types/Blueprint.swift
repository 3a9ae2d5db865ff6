/// The types that describe the samples.
struct Blueprint {
  /// The type of a whole document.
  var root: ValueType
  /// The declarations, each type before those that it contains.
  var declarations: [Declaration]
  /// The form of all dates; `nil` if there are none.
  var dates: DateForm?

  var structures: [Structure] {
    declarations.compactMap { if case .structure(let structure) = $0 { structure } else { nil } }
  }

  var unions: [Union] {
    declarations.compactMap { if case .union(let union) = $0 { union } else { nil } }
  }

  var choices: [Choices] {
    declarations.compactMap { if case .choices(let choices) = $0 { choices } else { nil } }
  }

  func union(_ name: String) -> Union? { unions.first { $0.name == name } }

  /// Returns whether some property, or the root, contains a type that fulfils a condition.
  func uses(_ condition: (ValueType) -> Bool) -> Bool {
    condition(root.core) || structures.contains { $0.properties.contains { condition($0.type.core) } }
  }

  var usesJSON: Bool { uses { if case .json = $0 { true } else { false } } }
  var usesNumbers: Bool { uses { $0 == .number } }
  var usesFoundation: Bool {
    uses(\.isOfFoundation)
  }
}
