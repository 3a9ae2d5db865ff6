#if Macros
import SwiftSyntax

/// The attributes of a property.
enum FieldAttribute: String, CaseIterable {
  case key = "Key"
  case field = "By"
  case fallback = "Default"
  case ignored = "Ignored"
  case inlined = "Inlined"
  case explicitNull = "ExplicitNull"

  /// Those that can't stand beside this one.
  var excluded: [FieldAttribute] {
    switch self {
    case .ignored: FieldAttribute.allCases.filter { $0 != .ignored }
    case .inlined: [.key, .field, .fallback, .explicitNull]
    case .explicitNull: [.fallback]
    case .key, .field, .fallback: []
    }
  }
}

extension AttributeListSyntax {
  /// The attributes of this strategy, in their order.
  var fieldAttributes: [(attribute: FieldAttribute, node: AttributeSyntax)] {
    compactMap { element in
      guard case .attribute(let node) = element else { return nil }
      return FieldAttribute(rawValue: node.lastName).map { ($0, node) }
    }
  }
}

extension AttributeListSyntax {
  /// The first `#if` that has attributes of this strategy inside.
  var conditionalFields: IfConfigDeclSyntax? {
    lazy.compactMap { element in
      if case .ifConfigDecl(let condition) = element { condition } else { nil }
    }.first { condition in
      condition.clauses.contains { clause in
        guard case .attributes(let attributes) = clause.elements else { return false }
        return !attributes.fieldAttributes.isEmpty || attributes.conditionalFields != nil
      }
    }
  }
}

extension AttributeSyntax {
  /// The name without that of its module.
  var lastName: String {
    let name = attributeName.trimmedDescription
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The arguments, if there are some.
  var labelledArguments: [LabeledExprSyntax] {
    guard case .argumentList(let list) = arguments else { return [] }
    return Array(list)
  }
}
#endif
