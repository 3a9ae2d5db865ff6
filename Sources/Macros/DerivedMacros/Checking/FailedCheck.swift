#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The attribute of a failed check, such as `@MappedProperty(.value(Address.self))`.
struct FailedCheck {
  /// The name of the check, such as `value`.
  let name: String
  /// The directions in which the type or the field is needed.
  let direction: MappingDirection
  /// The type, as written in the argument of the check.
  let type: String
  /// The field, the default or the rule, as written in the argument of the check.
  let expression: String?
  /// The gap, if exactly one thing is missing.
  let gap: Gap.Kind?
  /// The generic parameters around the declaration.
  fileprivate let parameters: Set<String>
  /// Whether the declaration belongs to a class. Its initializers aren't visible here.
  fileprivate let isInClass: Bool
  /// Whether the declaration belongs to an enum that adds its tag to the members of the payload. Payloads
  /// without labels then have a check of their own.
  private let isInTagged: Bool

  init(_ node: AttributeSyntax, _ gap: Gap.Kind?, in context: some MacroExpansionContext) {
    parameters = DeclarationHeader.parameterNames(around: context)
    isInClass = context.lexicalContext.first?.is(ClassDeclSyntax.self) == true
    let labels =
      context.lexicalContext.first?.as(EnumDeclSyntax.self)?.attributes.named("Mapped").first?
      .labelledArguments.compactMap(\.label?.text) ?? []
    isInTagged = labels.contains("tag") && !labels.contains("content")
    let call = node.labelledArguments.first?.expression.as(FunctionCallExprSyntax.self)
    name = call?.calledExpression.memberName ?? ""
    expression = call?.arguments.first?.expression.trimmedDescription
    let last = call?.arguments.last?.expression.trimmedDescription
    direction = [.decodeOnly, .encodeOnly].first { $0.argument == last } ?? .both
    let checked = call?.arguments.last { $0.label == nil }?.expression
    let hidden = checked?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.trimmedDescription
    type =
      hidden.map { String($0.dropFirst("nil as ".count).dropLast()) }
      ?? checked?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    self.gap = gap
  }

  /// Adds the finding about a declaration.
  func report(_ declaration: some DeclSyntaxProtocol, to findings: inout Findings) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      MisfitProperty(variable, self)?.report(to: &findings)
    } else if let item = declaration.as(EnumCaseDeclSyntax.self) {
      for (name, type) in payloads(of: item) { report(name, type, to: &findings) }
    }
  }

  /// Adds the finding about the payload of a case.
  private func report(_ item: TokenSyntax, _ type: String, to findings: inout Findings) {
    if let gap {
      add(gap, of: .payload(item.bareName, type: type), at: item, to: &findings)
    } else if name == "payload" || name == "part" {
      findings.addPlainPayload(of: item, "'\(type)' must be a struct or a class with '@Mapped'")
    } else if let reason = ValueType(TypeSyntax(stringLiteral: type)).reasonOfKeys {
      findings.add("unknownKeys", "the payload of '\(item.bareName)' can't be mapped: \(reason)", at: item)
    } else {
      findings.add(
        "unknownPayload",
        "the payload of '\(item.bareName)' can't be mapped: '\(type)' has no JSON form; \(remedy(for: type))",
        at: item)
    }
  }

  /// The remedy for the payload of a case, as a part of a message. A payload can't have `@By`.
  private func remedy(for type: String) -> String {
    let type = ValueType(TypeSyntax(stringLiteral: type))
    let model = "put it into a model with '@By"
    switch KnownForm(of: type.innermost) {
    case .fields(let fields): return "\(model)(\(type.fieldText(fields[0])))'"
    case .other(let other): return "use '\(other)', or \(model)'"
    case .existential, .library: return "\(model)'"
    case nil: return "write '@Mapped' before its declaration, or \(model)'"
    }
  }

  func add(
    _ kind: Gap.Kind, of owner: Gap.Owner, at node: some SyntaxProtocol, _ fixIts: [FixIt] = [],
    to findings: inout Findings
  ) { findings.add("gap", Gap(owner: owner, kind: kind, direction: direction).message, at: node, fixIts) }

  /// The names of the cases whose payloads failed the check, and the types of these as they are written.
  private func payloads(of declaration: EnumCaseDeclSyntax) -> [(name: TokenSyntax, type: String)] {
    // Elements of one declaration may have the same type and different checks.
    let isForPlain = ["payload", "part"].contains(name)
    return declaration.elements.compactMap { element in
      let parameters = element.parameterClause?.parameters
      let isPlain = parameters?.count == 1 && parameters?.first?.label == nil
      guard !isInTagged || direction == .decodeOnly || isPlain == isForPlain else { return nil }
      let values = parameters?.map { ValueType($0.type.trimmed).text } ?? []
      let index = values.indices.first { index in
        values[index] == type || type.lastComponent == SampleType.alias(ofCase: element.name.bareName, index)
      }
      return index.map { (element.name, values[$0]) }
    }
  }
}

/// A property whose check failed.
private struct MisfitProperty {
  let name: TokenSyntax
  /// The type as it is written.
  let type: TypeSyntax
  let check: FailedCheck
  let remedies: PropertyRemedies

  init?(_ variable: VariableDeclSyntax, _ check: FailedCheck) {
    guard let binding = variable.bindings.first, let name = binding.name else { return nil }
    self.name = name
    let inferred = binding.initializer.flatMap { ValueType(of: $0.value) }
    type = binding.typeAnnotation?.type ?? TypeSyntax(stringLiteral: inferred?.text ?? check.type)
    self.check = check
    remedies = PropertyRemedies(
      variable: variable, binding: binding, type: ValueType(type), direction: check.direction,
      parameters: check.parameters, hasInitializer: check.isInClass)
  }

  private var value: ValueType { remedies.type }

  private func node(of attribute: FieldAttribute) -> AttributeSyntax? {
    remedies.variable.attributes.named(attribute.rawValue).first
  }

  private func place(of attribute: FieldAttribute) -> Syntax {
    node(of: attribute).map(Syntax.init) ?? Syntax(name)
  }

  private var field: String? { node(of: .field)?.labelledArguments.first?.expression.trimmedDescription }

  func report(to findings: inout Findings) {
    let text = type.trimmedDescription
    switch (check.name, check.gap) {
    case ("part", let gap?): check.add(gap, of: .part(type: text), at: place(of: .inlined), to: &findings)
    case ("field", let gap?): check.add(gap, of: .field(field), at: place(of: .field), to: &findings)
    case (_, let gap?):
      let owner = Gap.Owner.value(name.bareName, type: value.innermost.trimmedDescription)
      // No fix-it changes the attribute of the type: the macro can change only this declaration.
      let adding = gap == .unmappedRawValue ? [addingRawValues] : []
      check.add(gap, of: owner, at: name, adding + remedies.leavingOut, to: &findings)
    case ("part", nil):
      findings.add(
        "unknownPart", "'@Inlined' needs a model: '\(text)' must be a struct or a class with '@Mapped'",
        at: place(of: .inlined))
    case ("fallback", nil):
      if let node = node(of: .fallback) { findings.addMisfitDefault(of: text, name, at: node) }
    case ("field", nil): reportField(text, to: &findings)
    case ("rule", nil): reportRule(text, to: &findings)
    default: reportValue(to: &findings)
    }
  }

  private func reportRule(_ text: String, to findings: inout Findings) {
    let nodes = remedies.variable.attributes.named(FieldAttribute.check.rawValue)
    guard let node = nodes.first(where: { CheckAttribute(node: $0).rule == check.expression }) else { return }
    let rule = CheckAttribute(node: node)
    let adding = rule.isName ? rule.expression : nil
    findings.add(
      "misfitRule",
      "'\(node.trimmedDescription)' is for another type\(adding == nil ? "" : ", or a function without a text"): "
        + "'\(name.bareName)' is of type '\(text)'",
      at: node, (adding.map { [.insert(", \"<#text#>\"", behind: $0, "add a text")] } ?? []) + [.remove(node)]
    )
  }

  private var addingRawValues: FixIt {
    let field = Gap.field(ofRawValues: value.innermost.trimmedDescription)
    let attribute = "@By(\(([field] + value.steps).joined(separator: ".")))"
    return .insert("\(attribute) ", before: remedies.variable.declaration, "add '\(attribute)'")
  }

  private func reportField(_ text: String, to findings: inout Findings) {
    guard let node = node(of: .field), let field else {
      return findings.add(
        "misfitRule",
        "the field of 'fields' is for another type: '\(name.bareName)' is of type '\(text)'", at: name)
    }
    let model = KnownForm.model(ofField: field)
    let fitting = value.fieldText(field)
    if let model, fitting != field, model == value.innermost.trimmedDescription.lastComponent,
      let argument = node.labelledArguments.first?.expression
    {
      return findings.add(
        "fieldOfElement",
        "'@By(\(field))' is for '\(model)', but '\(name.bareName)' is of type '\(text)'; "
          + "write '@By(\(fitting))'", at: node, [.replace(argument, by: fitting, "write '@By(\(fitting))'")])
    }
    // Without the attribute, the property compiles only if its type has a JSON form.
    var fixIts: [FixIt] = value.isUnknown() ? [] : [.remove(node)]
    if let model, let annotation = remedies.binding.typeAnnotation, remedies.binding.initializer == nil {
      let text = value.isOptional ? "\(model)?" : value.isPresence ? "Presence<\(model)>" : model
      fixIts.append(.replace(annotation.type, by: text, "change the type to '\(text)'"))
    }
    findings.add(
      "misfitField",
      "'@By(\(field))' is for \(model.map { "'\($0)'" } ?? "another type"), "
        + "but '\(name.bareName)' is of type '\(text)'", at: node, fixIts)
  }

  private func reportText(at node: AttributeSyntax, to findings: inout Findings) {
    let type = value.wrappedText
    findings.add(
      "unknownTypeInText", "'@By(.jsonText)' needs a type with a JSON form, which '\(type)' doesn't have",
      at: node,
      node.labelledArguments.first.map { argument in
        let field = "JSONTextField(CodableMapper<\(type)>())"
        return [.replace(argument.expression, by: field, "write '@By(\(field))', if '\(type)' is 'Codable'")]
      } ?? [])
  }

  private func reportValue(to findings: inout Findings) {
    if let node = node(of: .field), field == ".jsonText" { return reportText(at: node, to: &findings) }
    let owner = "'\(name.bareName)'"
    let text = "'\(value.innermost.trimmedDescription)'"
    let converted = remedies.converting + remedies.leavingOut
    switch KnownForm(of: value.innermost) {
    case .fields(let fields):
      let forms = fields.map(value.fieldText)
      // For a container, the message names only the first field, because the others have the same form.
      let others = forms == fields ? Array(fields.dropFirst()) : []
      findings.add(
        "needsField",
        "\(owner) needs a field, such as '@By(\(forms[0]))': \(text) has no default JSON form"
          + (others.isEmpty ? "" : "; also \(list(others))"), at: name,
        forms.map { .insert("@By(\($0)) ", before: remedies.variable.declaration, "add '@By(\($0))'") })
    case .other(let other):
      // With such keys, the dictionary itself has no JSON form either.
      let changed = value.unknownKeys.isEmpty ? remedies.changing(value.innermost, to: other) : []
      findings.add(
        "needsOtherType", "\(owner) can't be mapped: \(text) has no JSON form; use '\(other)'", at: name,
        changed.isEmpty && !KnownForm.isHandle(ValueType(value.innermost)) ? converted : changed)
    case .existential:
      findings.add(
        "existential",
        "\(owner) can't be mapped: the text doesn't contain the type of an \(text); use '@By' or '@Ignored'",
        at: name, converted)
    case .library:
      findings.add(
        "ofLibrary", "\(owner) needs '@By' or '@Ignored': \(text) has no JSON form", at: name, converted)
    case nil:
      if let reason = value.reasonOfKeys {
        return findings.add("unknownKeys", "\(owner) can't be mapped: \(reason)", at: name, converted)
      }
      findings.add(
        "unknownType",
        "\(owner) can't be mapped: \(text) has no JSON form; write '@Mapped' before its declaration, "
          + "or use '@By' with a field, or with the mapper of another strategy", at: name, converted)
    }
  }

  private func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return "'\(items[0])'" }
    return items.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(last)'"
  }
}

extension ValueType {
  /// Why the type has no JSON form, as a part of a message, if only the keys of a dictionary have none.
  fileprivate var reasonOfKeys: String? {
    guard ValueType(innermost).isScalar, let key = unknownKeys.first else { return nil }
    let isNamed = key.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    return "'\(key)' doesn't conform to 'JSONObjectKey', as the keys of a dictionary must be"
      + (isNamed
        ? "; write 'extension \(key): JSONObjectKey' with 'init?(jsonKey:)' and 'jsonKey', "
          + "or 'nonisolated' before its declaration if it conforms on the main actor" : "")
  }
}
#endif
