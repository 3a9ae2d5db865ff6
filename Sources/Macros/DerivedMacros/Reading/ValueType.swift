#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// The type of a property, as it is written.
struct ValueType {
  /// The text, such as `Int?`.
  let text: String
  /// Whether the text is that of an optional.
  let isOptional: Bool
  /// The names in it, by which generic parameters are found.
  let names: Set<String>

  init(_ type: TypeSyntax) {
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      text = "\(unwrapped.wrappedType.trimmedDescription)?"
      isOptional = true
    } else {
      text = ValueType.needsParentheses(type) ? "(\(type.trimmedDescription))" : type.trimmedDescription
      let name = type.as(IdentifierTypeSyntax.self)?.name.text
      isOptional = type.is(OptionalTypeSyntax.self) || name == "Optional"
    }
    names = Set(type.tokens(viewMode: .sourceAccurate).map(\.text))
  }

  private static func needsParentheses(_ type: TypeSyntax) -> Bool {
    type.is(SomeOrAnyTypeSyntax.self) || type.is(FunctionTypeSyntax.self)
      || type.is(CompositionTypeSyntax.self)
  }

  /// The type of an expression, if it shows: that of a literal, or of a call of an initializer.
  init?(of value: ExprSyntax) {
    guard let text = ValueType.text(of: value) else { return nil }
    self.init(TypeSyntax(stringLiteral: text))
  }

  private static func text(of value: ExprSyntax) -> String? {
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let signed = value.as(PrefixOperatorExprSyntax.self), signed.operator.text == "-" {
      let type = text(of: signed.expression)
      return type == "Int" || type == "Double" ? type : nil
    }
    if let array = value.as(ArrayExprSyntax.self) {
      let types = Set(array.elements.map { text(of: $0.expression) })
      guard types.count == 1, case let type?? = types.first else { return nil }
      return "[\(type)]"
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression
    // `[Int]()` and `[String: Int]()` call what looks like a literal.
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1 {
      return array.trimmedDescription
    }
    if callee.is(DictionaryExprSyntax.self) { return callee.trimmedDescription }
    return isTypeName(callee) ? callee.trimmedDescription : nil
  }

  /// Whether an expression is the name of a type: by convention these begin with a capital.
  private static func isTypeName(_ expression: ExprSyntax) -> Bool {
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return isTypeName(generic.expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return isTypeName(base) && begins(member.declName.baseName)
    }
    return expression.as(DeclReferenceExprSyntax.self).map { begins($0.baseName) } ?? false
  }

  private static func begins(_ name: TokenSyntax) -> Bool { name.text.first?.isUppercase == true }
}
#endif
