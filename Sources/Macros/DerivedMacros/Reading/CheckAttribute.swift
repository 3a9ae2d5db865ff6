#if Macros
import SwiftSyntax

/// A rule of `@Check`, as it is written.
struct CheckAttribute {
  let node: AttributeSyntax

  private var arguments: String {
    "(\(node.labelledArguments.map(\.trimmedDescription).joined(separator: " ")))"
  }

  /// The names in the rule.
  var words: Set<String> { node.arguments?.words ?? [] }

  /// The rule for values of a type.
  func rule(for type: String) -> String { "\(LibraryType.rule)<\(type)>\(arguments)" }

  /// The rule for the check of its type: a rule of any type, or the type itself if the attribute or the closure
  /// names it. `nil` if the closure names only its parameter, which isn't found in a generated attribute.
  var rule: String? {
    let types = node.attributeName.trimmedDescription.drop { $0 != "<" }
    if !types.isEmpty { return LibraryType.metatype(String(types.dropFirst().dropLast())) }
    let closure = node.labelledArguments.first?.expression.as(ClosureExprSyntax.self)
    guard let parameters = closure?.signature?.parameterClause else { return ".init\(arguments)" }
    let type = parameters.as(ClosureParameterClauseSyntax.self)?.parameters.first?.type
    return type.map { LibraryType.metatype($0.trimmedDescription) }
  }
}

extension StoredProperty {
  /// The expression of the field that decodes, encodes and checks the values; `nil` if there is neither a field
  /// nor a rule.
  var checkedField: String? {
    let field = attributes.field?.trimmedDescription
    guard !attributes.checks.isEmpty else { return field }
    return attributes.checks.reduce(field ?? "\(LibraryType.mapper)<\(type.wrappedText)>()") { field, check in
      "\(LibraryType.checked)(\(field), \(check.rule(for: type.wrappedText)))"
    }
  }
}
#endif
