#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder

/// The type of a property, as it is written.
struct ValueType {
  private let syntax: TypeSyntax

  init(_ type: TypeSyntax) { syntax = type }

  /// The text, such as `Int?`.
  var text: String {
    let unwrapped = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    return unwrapped.map { "\($0.trimmedDescription)?" } ?? ValueType.text(of: syntax)
  }
  /// Whether the text is that of an optional.
  var isOptional: Bool { syntax.wrapped != nil }
  /// Whether the text is that of a `Presence`, whose member can be absent or null.
  var isPresence: Bool { syntax.present != nil }
  /// The optional of an optional that the type is or contains, and the innermost of the two.
  var nestedOptionals: (outer: TypeSyntax, inner: TypeSyntax)? { syntax.nestedOptionals }
  /// Whether a variable of the type is `nil` from the start.
  var isNilFromStart: Bool {
    syntax.is(OptionalTypeSyntax.self) || syntax.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
  /// Whether the type can be that of raw values.
  var isRawValue: Bool { isCharacter || syntax.isScalar }
  /// Whether it is a character, which has no JSON form.
  var isCharacter: Bool { syntax.standardName == "Character" }
  /// Whether it is a value of the standard library.
  var isScalar: Bool { syntax.isScalar }
  /// The name of a value type of the standard library, without the module; `nil` for other types.
  var scalarName: String? { isScalar ? syntax.standardName : nil }
  /// Whether it is a container or a value of the standard library, which has no members.
  var isPlain: Bool { syntax.content != nil || syntax.isScalar }
  /// The type within optionals and containers, unless it is a value of the standard library.
  var model: String? { checked.isScalar ? nil : checked.syntax.trimmedDescription }
  /// The type within optionals and containers, which have a JSON form if that type has one. A type of the
  /// user may be called `Presence` too, so the compiler checks a `Presence` as a whole.
  var checked: ValueType { ValueType(syntax.innermost) }
  /// The text of the type that a field maps: the wrapped type of an optional, the type of the value of a
  /// `Presence`, or the type itself.
  var wrappedText: String { ValueType.text(of: syntax.mapped) }
  /// The type within optionals and containers, and within a `Presence` around these. If a `Presence` of
  /// values of the standard library can't be mapped, it is a type of the user with that name.
  var innermost: TypeSyntax {
    let inner = (syntax.present ?? syntax).innermost
    return inner.isScalar && unknownKeys.isEmpty ? syntax.innermost : inner
  }
  /// Whether the text is that of `OwnedJSON`, or of its members.
  var isOwnedJSON: Bool { path.last == "OwnedJSON" }
  var isOwnedMembers: Bool { path.suffix(2) == ["OwnedJSON", "Members"] }
  private var path: [Substring] { text.split(whereSeparator: ".:".contains) }
  /// The members of a field for the innermost type that lead to a field for this type, such as `array` and
  /// `optional`, from the inside out. An outer optional or `Presence` is ignored.
  var steps: [String] { syntax.mapped.steps }
  /// Whether a field for a type maps the type: whether both are written alike, except for modules.
  func isWritten(_ other: String) -> Bool { wrappedText.withoutModules == other.withoutModules }
  /// All names in the type.
  var names: Set<String> { syntax.words }
  /// Whether the type contains an opaque type, so that a variable needs an initial value. `false` for an
  /// optional variable, for which the compiler reports the error without a location.
  var isOpaque: Bool { unwritableKind == .opaque && !isNilFromStart }
  /// The kind of type, if the type can't have a JSON form.
  var unwritableKind: UnwritableKind? { innermost.unwritableKind }
  /// The names in the type, to find generic parameters. Each is split at its dots. Names in keys of
  /// dictionaries are excluded.
  var references: [[String]] { ValueType.references(in: Syntax(syntax)) }
  /// The keys of dictionaries in the type that consist of a single name, which is split at its dots.
  var keyReferences: [[String]] {
    // The requirements of a generic key type on its arguments aren't visible to the macro.
    ValueType.keys(in: Syntax(syntax)).map { ValueType.references(in: Syntax($0)) }
      .compactMap { $0.count == 1 ? $0[0] : nil }
  }
  /// The types of keys of dictionaries in the type that aren't types of the standard library.
  var unknownKeys: [String] {
    ValueType.keys(in: Syntax(syntax)).filter { !$0.isScalar }.map(\.trimmedDescription)
  }

  /// Whether only the compiler can decide if the type has a JSON form. False for types of the standard
  /// library, the mapped type, and containers of these.
  func isUnknown(besides name: String = "") -> Bool {
    model.map { $0 != name } ?? false || !unknownKeys.isEmpty
  }

  /// The first name of the checked type: `T` of `[T.Element]`.
  var rootOfChecked: String? {
    var type = checked.syntax
    while let member = type.as(MemberTypeSyntax.self) { type = member.baseType }
    return type.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// Whether a literal is unlikely to be a value of the type. It may still be one, because a type may be
  /// expressible by other literals.
  func mayExclude(_ value: ExprSyntax) -> Bool { syntax.mayExclude(value) }

  private static func text(of type: TypeSyntax) -> String {
    if type.as(TupleTypeSyntax.self)?.elements.isEmpty == true { return LibraryType.void }
    return needsParentheses(type) ? "(\(type.trimmedDescription))" : type.trimmedDescription
  }

  fileprivate static func needsParentheses(_ type: TypeSyntax) -> Bool {
    type.is(SomeOrAnyTypeSyntax.self) || type.is(FunctionTypeSyntax.self)
      || type.is(CompositionTypeSyntax.self)
  }

  private static func references(in node: Syntax) -> [[String]] {
    if let (_, value) = node.as(TypeSyntax.self)?.keyAndValue { return references(in: Syntax(value)) }
    if let member = node.as(MemberTypeSyntax.self) {
      let base = references(in: Syntax(member.baseType))
      let name = [(base.first ?? []) + [member.name.text]]
      return name + base.dropFirst() + (member.genericArgumentClause.map { references(in: Syntax($0)) } ?? [])
    }
    let name = node.as(IdentifierTypeSyntax.self).map { [[$0.name.text]] } ?? []
    return name + node.children(viewMode: .sourceAccurate).flatMap(references)
  }

  private static func keys(in node: Syntax) -> [TypeSyntax] {
    let inner = node.children(viewMode: .sourceAccurate).flatMap(keys)
    return (node.as(TypeSyntax.self)?.keyAndValue.map { [$0.key] } ?? []) + inner
  }
}

extension TypeSyntax {
  /// The name of the type, if it may be a type of the standard library.
  fileprivate var standardName: String? {
    if let member = self.as(MemberTypeSyntax.self),
      ["Swift", "JSONCore"].contains(member.baseType.trimmedDescription)
    {
      return member.name.text
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text
  }

  private var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
  }

  /// The type within an optional.
  fileprivate var wrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    return standardName == "Optional" ? genericArguments.first : nil
  }

  /// The type of the value of a `Presence`.
  fileprivate var present: TypeSyntax? { standardName == "Presence" ? genericArguments.first : nil }

  /// The type that a field maps.
  fileprivate var mapped: TypeSyntax { wrapped ?? present ?? self }

  /// The type of the values in an optional or a container.
  fileprivate var content: TypeSyntax? {
    if let wrapped { return wrapped }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element }
    if let (_, value) = keyAndValue { return value }
    return ["Array", "Set", "LossyArray"].contains(standardName) ? genericArguments.first : nil
  }

  fileprivate var nestedOptionals: (outer: TypeSyntax, inner: TypeSyntax)? {
    guard var inner = wrapped, inner.wrapped != nil else { return content?.nestedOptionals }
    while let next = inner.wrapped, next.wrapped != nil { inner = next }
    return (self, inner)
  }

  /// The steps from the innermost type to this one.
  fileprivate var steps: [String] { content.map { $0.steps + [step] } ?? [] }

  /// The step from the content to this type.
  private var step: String {
    if wrapped != nil { return "optional" }
    if let key = keyAndValue?.key {
      return key.standardName == "String" ? "dictionary" : "dictionary(keys: \(key.trimmedDescription).self)"
    }
    return ["Set": "set", "LossyArray": "lossyArray"][standardName ?? ""] ?? "array"
  }

  /// The types of the keys and values of a dictionary.
  fileprivate var keyAndValue: (key: TypeSyntax, value: TypeSyntax)? {
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return (dictionary.key, dictionary.value) }
    guard standardName == "Dictionary", genericArguments.count == 2 else { return nil }
    return (genericArguments[0], genericArguments[1])
  }

  fileprivate var innermost: TypeSyntax { (content ?? parenthesized)?.innermost ?? self }

  /// The type between parentheses that aren't necessary.
  private var parenthesized: TypeSyntax? {
    guard let elements = self.as(TupleTypeSyntax.self)?.elements, elements.count == 1,
      let type = elements.first?.type, !ValueType.needsParentheses(type)
    else { return nil }
    return type
  }

  /// The kind of type, if the type can't have a JSON form.
  fileprivate var unwritableKind: ValueType.UnwritableKind? {
    if self.is(FunctionTypeSyntax.self) { return .function }
    if self.is(MetatypeTypeSyntax.self) { return .metatype }
    if self.is(PackExpansionTypeSyntax.self) { return .tuple }
    if self.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some) { return .opaque }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.unwritableKind }
    guard let elements = self.as(TupleTypeSyntax.self)?.elements else { return nil }
    guard elements.count == 1, let only = elements.first else { return .tuple }
    return only.type.innermost.unwritableKind
  }

  fileprivate func mayExclude(_ value: ExprSyntax) -> Bool {
    if let wrapped { return wrapped.mayExclude(value) }
    if let array = value.as(ArrayExprSyntax.self) {
      if isScalar || keyAndValue != nil { return true }
      return content.map { type in array.elements.contains { type.mayExclude($0.expression) } } ?? false
    }
    if let dictionary = value.as(DictionaryExprSyntax.self) {
      guard let type = keyAndValue?.value else { return isScalar || content != nil }
      guard case .elements(let elements) = dictionary.content else { return false }
      return elements.contains { type.mayExclude($0.value) }
    }
    guard !value.is(FunctionCallExprSyntax.self), let kind = ValueType(of: value)?.text else { return false }
    guard isScalar, let name = standardName else { return content != nil }
    switch kind {
    case "Int": return ["String", "Bool"].contains(name)
    case "Double": return !["Double", "Float"].contains(name)
    default: return name != kind
    }
  }

  fileprivate var isScalar: Bool { standardName.map(ValueType.scalars.contains) ?? false }
}

extension ValueType {
  /// A kind of type that can't have a JSON form, as a part of a message.
  enum UnwritableKind: String {
    case function = "a function", metatype = "a metatype", opaque = "an opaque type", tuple = "a tuple"
  }

  /// The names of the standard library's types that have a JSON form.
  static let scalars: Set<String> = numbers.union(["String", "Bool"])
  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int128",
    "UInt128", "Double", "Float",
  ]
  private static let generics: Set = ["Array", "Set", "Dictionary", "Optional", "LossyArray"]
  /// The labels of initializers that may fail, in the standard library and in Foundation.
  private static let failableLabels: Set = [
    "string", "uuidString", "rawValue", "exactly", "base64Encoded", "abbreviation", "data", "validating",
  ]

  /// The type of a literal, or of a call of an initializer; `nil` for other expressions.
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
    // In `[Int]()` and `[String: Int]()`, the called expression is parsed as a literal.
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1 {
      return array.trimmedDescription
    }
    if callee.is(DictionaryExprSyntax.self) { return callee.trimmedDescription }
    return isTypeName(callee) && !lacksArguments(callee) && !mayFail(call) ? callee.trimmedDescription : nil
  }

  /// Whether an expression is the name of a generic type of the library without arguments, which only the
  /// compiler can infer.
  private static func lacksArguments(_ callee: ExprSyntax) -> Bool {
    let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    return name.map { generics.contains($0.baseName.text) } ?? false
  }

  /// Whether a call may be that of a failable initializer, so that its type is an optional.
  private static func mayFail(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.arguments.first else { return false }
    if let label = first.label { return failableLabels.contains(label.text) }
    // `Int("1")` is failable, `Int(1)` isn't.
    let name = call.calledExpression.trimmedDescription.withoutModules
    let isLiteral = ["Int", "Double"].contains(text(of: first.expression))
    return (numbers.contains(name) || name == "Bool") && !isLiteral
  }

  /// Whether an expression is the name of a type. By convention, names of types begin with a capital.
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
