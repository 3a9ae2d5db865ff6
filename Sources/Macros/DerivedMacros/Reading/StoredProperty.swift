#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A property that is decoded and encoded.
struct StoredProperty {
  /// The name as it is written in code, with backticks if necessary.
  let name: String
  let type: ValueType
  /// The value that replaces a missing key.
  let fallback: ExprSyntax?
  /// The initial value in the declaration.
  let initialValue: ExprSyntax?
  let attributes: PropertyAttributes
  /// The keys or paths from which the value is decoded. A key is a path with a single key.
  let paths: [[String]]
  /// The name in the declaration.
  let node: TokenSyntax
  /// Whether the property has a declaration of its own.
  let isAlone: Bool
  /// Whether the declaration is deprecated, so that functions that name the property cause a warning.
  let isDeprecated: Bool

  /// The key or path with which the value is encoded; empty for an inlined part and for the rest.
  var encodedPath: [String] { attributes.encodedKey.map { [$0] } ?? paths.first ?? [] }
  /// Whether the key is optional: the value for a missing key isn't encoded.
  var isLeftOut: Bool { valueIfMissing != nil && !attributes.requiresNull }
  /// The value of a property without a default whose key is missing; `nil` if the key is required.
  var valueIfMissing: String? { type.isOptional ? "nil" : type.isPresence ? ".absent" : nil }
  var isInlined: Bool { attributes.isInlined }
  /// Whether its value consists of the members that no other property reads.
  var isRest: Bool { attributes.isRest }
  /// Whether its value is in a nested object.
  var hasPath: Bool { !attributes.paths.isEmpty }
  /// The names in the expressions of its attributes and in its value.
  var namesInExpressions: Set<String> {
    (fallback?.words ?? []).union(attributes.field?.words ?? []).union(attributes.checks.flatMap(\.words))
  }
}

/// A rule of `@Check`, as it is written.
struct CheckAttribute {
  let node: AttributeSyntax

  private var arguments: String {
    "(\(node.labelledArguments.map(\.trimmedDescription).joined(separator: " ")))"
  }

  /// The only argument.
  var expression: ExprSyntax? {
    node.labelledArguments.count == 1 ? node.labelledArguments.first?.expression : nil
  }

  /// Whether the only argument is a name, of a rule or of a function.
  var isName: Bool { expression?.is(DeclReferenceExprSyntax.self) == true }

  /// Whether the rule is `.matches("…")`.
  var isMatchedString: Bool {
    let call = node.labelledArguments.first?.expression.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name == "matches" && call?.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
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
    if isName, let expression { return expression.trimmedDescription }
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

/// The fix-its for a property whose type can't be mapped.
struct PropertyRemedies {
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let type: ValueType
  let direction: MappingDirection
  /// The generic parameters, which attributes can't name.
  let parameters: Set<String>
  /// Whether the type has an initializer of its own, which must take all properties that are decoded.
  let hasInitializer: Bool

  private var attributes: [FieldAttribute] { variable.attributes.fieldAttributes.map(\.attribute) }

  /// The fix-it that adds `@Ignored`, and a value unless there is one. Empty if the property has an attribute
  /// that conflicts with it.
  var leavingOut: [FixIt] {
    guard attributes.isEmpty, !(direction.decodes && hasInitializer) else { return [] }
    let remedy = "exclude it with '@Ignored'"
    let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
    if !direction.decodes || binding.initializer != nil || isVariable && type.isNilFromStart {
      return [.insert("@Ignored ", before: variable.declaration, remedy)]
    }
    // Swift 6.3 rejects an initial value of a tuple of a parameter pack.
    guard let annotation = binding.typeAnnotation, !type.names.contains("repeat") else { return [] }
    return [.enclose("@Ignored ", variable.declaration, annotation, " = <#value#>", remedy)]
  }

  /// The fix-it that excludes a second rest.
  func ignoring(insteadOf attribute: AttributeSyntax) -> [FixIt] {
    if direction.decodes, hasInitializer { return [] }
    let end = Syntax(binding.initializer) ?? Syntax(binding.typeAnnotation) ?? Syntax(binding)
    return [
      .enclose(
        "@Ignored", attribute, end, direction.decodes && binding.initializer == nil ? " = [:]" : "",
        "exclude it with '@Ignored'", replacesFirst: true)
    ]
  }

  /// The fix-it that adds `@By` with a field that converts the innermost values, or the whole value if the
  /// type contains keys that may have no text. Empty for `()`, whose only value needs no field.
  var converting: [FixIt] {
    guard Set(attributes).isDisjoint(with: [.field, .inlined, .ignored]),
      type.names.isDisjoint(with: parameters.union(["repeat"])),
      type.innermost.as(TupleTypeSyntax.self)?.elements.isEmpty != true
    else { return [] }
    let field =
      type.unknownKeys.isEmpty
      ? ([type.innermost.conversion] + type.steps).joined(separator: ".")
      : TypeSyntax(stringLiteral: type.wrappedText).conversion
    return [.insert("@By(\(field)) ", before: variable.declaration, "add '@By' with a 'ClosureField'")]
  }

  /// The fix-it that replaces a part of the type by another one. Empty if the initial value may not be of
  /// that type, or if an initializer of the type may assign another one.
  func changing(_ part: some TypeSyntaxProtocol, to other: String) -> [FixIt] {
    guard !hasInitializer, binding.typeAnnotation != nil,
      binding.initializer.map({ $0.value.isLiteral }) ?? true
    else { return [] }
    return [.replace(part, by: other, "change the type to '\(other)'")]
  }
}

extension TypeSyntax {
  /// A field for the type that converts it from and to a text, or an array if it is a tuple of values of one
  /// type.
  fileprivate var conversion: String {
    let text = trimmedDescription
    guard let elements = self.as(TupleTypeSyntax.self)?.elements.map(\.type), elements.count > 1,
      let element = elements.first, ValueType(element).isScalar,
      elements.allSatisfy({ $0.trimmedDescription == element.trimmedDescription })
    else { return "ClosureField<String, \(text)>(from: { text in <#value#> }, to: { value in <#text#> })" }
    let read = elements.indices.map { "$0[\($0)]" }.joined(separator: ", ")
    let written = elements.indices.map { "$0.\($0)" }.joined(separator: ", ")
    return "ClosureField<[\(element.trimmedDescription)], \(text)>"
      + "(from: { $0.count == \(elements.count) ? (\(read)) : nil }, to: { [\(written)] })"
  }
}
#endif
