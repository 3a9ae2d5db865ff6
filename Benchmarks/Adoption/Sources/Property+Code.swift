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

  /// The field of a date or a decimal; `nil` for other types.
  var field: String? {
    let suffix = type.wrapped.suffix
    return switch type.core {
    case .date(let form): form.field(suffix)
    case .decimalString: suffix.isEmpty ? ".decimalString" : "DecimalStringField()\(suffix)"
    default: nil
    }
  }

  /// The key and the field in brackets, for strategies that decode by subscripts; `nil` without a field.
  var bracketed: String? { field.map { "json[\(type.isOptional ? "optional: " : "")\(literal), as: \($0)]" } }

  /// The name as the label of an argument, or after a dot.
  var label: String { SwiftNames.label(name) }

  /// The property after `self.` if a parameter hides it.
  func reference(hiddenBy parameters: String...) -> String {
    parameters.contains(name) ? "self.\(name)" : SwiftNames.escaped(name)
  }
}
