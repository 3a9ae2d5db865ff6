#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

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
