#if Macros
import SwiftSyntax

/// The attributes of a property.
enum FieldAttribute: String, CaseIterable {
  case key = "Key", field = "By", fallback = "Default", ignored = "Ignored", inlined = "Inlined"
  case explicitNull = "ExplicitNull", check = "Check", rest = "Rest"

  /// The argument that the attribute needs: a word, and an example; `nil` for an attribute without arguments.
  var argument: (word: String, example: String)? {
    switch self {
    case .key: ("key", "\"name\"")
    case .field: ("field", ".iso8601")
    case .fallback: ("value", "0")
    case .check: ("rule", "1...5")
    case .ignored, .inlined, .explicitNull, .rest: nil
    }
  }

  /// The attributes that can't be combined with this one.
  var excluded: [FieldAttribute] {
    switch self {
    case .ignored: FieldAttribute.allCases.filter { $0 != .ignored }
    case .inlined: [.key, .field, .fallback, .explicitNull, .check]
    case .explicitNull: [.fallback]
    case .rest: [.key, .field, .fallback, .inlined, .explicitNull, .check]
    case .key, .field, .fallback, .check: []
    }
  }
}

extension AttributeListSyntax {
  /// The attributes outside of `#if`.
  private var nodes: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The attributes with a name.
  func named(_ name: String) -> [AttributeSyntax] { nodes.filter { $0.lastName == name } }

  /// Whether the declaration is deprecated on a platform.
  var isDeprecated: Bool { named("available").contains { $0.words.contains("deprecated") } }

  /// The attributes of properties and cases that `@Mapped` reads, in their order.
  var fieldAttributes: [(attribute: FieldAttribute, node: AttributeSyntax)] {
    nodes.compactMap { node in FieldAttribute(rawValue: node.lastName).map { ($0, node) } }
  }

  /// The first `#if` that contains attributes of properties and cases.
  var conditionalFields: IfConfigDeclSyntax? {
    lazy.compactMap { $0.as(IfConfigDeclSyntax.self) }.first { condition in
      condition.clauses.contains { clause in
        guard case .attributes(let attributes) = clause.elements else { return false }
        return !attributes.fieldAttributes.isEmpty || attributes.conditionalFields != nil
      }
    }
  }
}

extension AttributeSyntax {
  /// The name of the attribute without the name of its module.
  var lastName: String { String(attributeName.trimmedDescription.prefix { $0 != "<" }).lastComponent }

  /// The arguments; empty if there are none.
  var labelledArguments: [LabeledExprSyntax] {
    guard case .argumentList(let list) = arguments else { return [] }
    return Array(list)
  }
}
#endif
