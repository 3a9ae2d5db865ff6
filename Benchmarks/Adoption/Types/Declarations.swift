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
  /// The first property of the type, such as `Release.assets`; `nil` for the root.
  let origin: String?
  var properties: [Property]
}

/// An enum with associated structs, distinguished by a tag.
struct Union {
  struct Case {
    let tag: String
    let name: String
    /// The associated struct; `nil` if the objects have no member but the tag.
    let structure: String?
  }

  let name: String
  let origin: String?
  let tag: String
  let cases: [Case]
}

/// An enum for strings, with a case for unknown ones.
struct Choices {
  struct Case {
    let value: String
    let name: String
    /// The name after a dot.
    var label: String { SwiftNames.label(name) }
  }

  let name: String
  let origin: String?
  let cases: [Case]
}

enum Declaration {
  case structure(Structure)
  case union(Union)
  case choices(Choices)
}
