/// A struct of the generated code.
struct Structure {
  struct Property {
    let key: String
    let name: String
    var type: ValueType
    /// The sentence above the property that explains its type.
    var note: String?
  }

  let name: String
  /// The first property of the type, such as `Release.assets`; nil for the root.
  let origin: String?
  var properties: [Property]
}

/// An enum with associated structs, distinguished by a tag.
struct Union {
  struct Case {
    let tag: String
    let name: String
    /// The associated struct; nil if the objects have no member but the tag.
    let structure: String?
  }

  let name: String
  let origin: String?
  let tag: String
  let cases: [Case]
}

/// An enum with raw values.
struct Choices {
  let name: String
  let origin: String?
  let cases: [(value: String, name: String)]
}

enum Declaration {
  case structure(Structure)
  case union(Union)
  case choices(Choices)

  var name: String {
    switch self {
    case .structure(let structure): structure.name
    case .union(let union): union.name
    case .choices(let choices): choices.name
    }
  }
}

/// The types that describe the samples.
struct Blueprint {
  /// The type of a whole document.
  var root: ValueType
  /// The declarations, each type before those that it contains.
  var declarations: [Declaration]
  /// The form of all dates; nil if there are none.
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
    uses {
      switch $0 {
      case .url, .uuid, .date: true
      default: false
      }
    }
  }
}
