extension DateForm {
  /// The setting of `CodableMapper`.
  var coding: String {
    switch self {
    case .rfc3339, .yearMonthDay: field()
    case .rfc3339Milliseconds: ".field(\(field()))"
    case .seconds: ".secondsSince1970"
    case .milliseconds: ".millisecondsSince1970"
    }
  }
}

extension Structure.Property {
  /// The key as a literal.
  var literal: String { SwiftLiteral.quoted(key) }

  /// The field of a date; `nil` for other types.
  var field: String? {
    guard case .date(let form) = type.core else { return nil }
    return form.field(type.wrapped.suffix)
  }

  /// The key and the field in brackets, for strategies that decode by subscripts; `nil` without a field.
  var bracketed: String? {
    field.map { "json[\(type.isOptional ? "optional: " : "")\(literal), as: \($0)]" }
  }

  /// The name as the label of an argument, or after a dot.
  var label: String { SwiftNames.label(name) }

  /// The property after `self.` if a parameter hides it.
  func reference(hiddenBy parameters: String...) -> String {
    parameters.contains(name) ? "self.\(name)" : SwiftNames.escaped(name)
  }
}
