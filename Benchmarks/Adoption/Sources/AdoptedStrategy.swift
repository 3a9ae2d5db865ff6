/// A strategy for which code is generated.
package enum AdoptedStrategy: String, CaseIterable, Sendable {
  case derived, manual, codable, mappable, applicative, throwing

  /// The first part of the names of its module and of its mapper.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  var product: String { title + "Mapping" }
  var target: String { title + "Strategy" }
  /// Whether it encodes with `JSONObjectWritable`.
  var sharesWriter: Bool { [.manual, .applicative, .throwing].contains(self) }

  /// The mapper of the root.
  func mapper(of blueprint: Blueprint) -> String {
    var arguments = ""
    if self == .codable, let dates = blueprint.dates { arguments = "dates: \(dates.coding)" }
    return "\(title)Mapper<\(blueprint.root.core.code)>(\(arguments))\(blueprint.root.suffix)"
  }

  /// The conformances in an extension of each type; empty if the types need none.
  func conformances(of blueprint: Blueprint, access: String) -> [String] {
    switch self {
    case .derived, .codable: []
    case .manual: ManualCode(blueprint: blueprint, access: access).extensions
    case .mappable: MappableCode(blueprint: blueprint, access: access).extensions
    case .applicative: ApplicativeCode(blueprint: blueprint, access: access).extensions
    case .throwing: ThrowingCode(blueprint: blueprint, access: access).extensions
    }
  }
}

extension DateForm {
  /// The setting of `CodableMapper`.
  var coding: String {
    switch self {
    case .rfc3339, .yearMonthDay: field
    case .seconds: ".secondsSince1970"
    case .milliseconds: ".millisecondsSince1970"
    }
  }
}

extension Structure.Property {
  /// The key as a literal.
  var literal: String { SwiftLiteral.quoted(key) }

  /// The field of a date; nil for other types.
  var field: String? {
    guard case .date(let form) = type.core else { return nil }
    let suffix = type.wrapped.suffix
    return suffix.isEmpty ? form.field : "DateField\(form.field)\(suffix)"
  }

  /// The key and the field in brackets, for strategies that decode by subscripts.
  func bracketed(_ field: String) -> String {
    "json[\(type.isOptional ? "optional: " : "")\(literal), as: \(field)]"
  }

  /// The property after `self.` if a parameter hides it.
  func reference(hiddenBy parameters: String...) -> String {
    parameters.contains(name) ? "self.\(name)" : SwiftNames.escaped(name)
  }
}
