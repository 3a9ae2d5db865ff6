#if Macros
import SwiftSyntax

/// A case of an enum that is read and written.
struct EnumCase {
  /// What a case holds.
  enum Payload {
    case none
    /// One value without a label, which stands for itself.
    case value(ValueType)
    /// Values with labels, which are the members of an object.
    case members([EnumMember])
  }

  /// The name as it is written in code, with backticks where it needs some.
  let name: String
  /// The names in the text, as literals; the first one is written.
  let tags: [String]
  /// The attribute that says that these are integers.
  let integerNode: AttributeSyntax?
  let payload: Payload
  /// Where it stands.
  let node: TokenSyntax

  var types: [ValueType] {
    switch payload {
    case .none: []
    case .value(let type): [type]
    case .members(let members): members.map(\.type)
    }
  }

  var hasIntegers: Bool { integerNode != nil }

  var hasPayload: Bool {
    if case .none = payload { false } else { true }
  }
}

/// A value of a case that has a label.
struct EnumMember {
  /// The label as it is written in a call.
  let label: String
  /// The label as the name of a variable.
  let name: String
  let key: String
  let type: ValueType
  let fallback: ExprSyntax?
}

/// Reads the cases of an enum.
struct CaseReader {
  let keys: KeyCase
  let direction: MappingDirection
  /// Whether the names of the cases stand in the text. A case `unknown(String)` then takes those that no other has.
  let hasNames: Bool
  /// Whether the names are integers, which stand as tags in the text.
  private var hasIntegers = false
  var cases: [EnumCase] = []
  /// The case for all other names, if there is one.
  var unknown: EnumCase?
  var findings = Findings()

  init(keys: KeyCase, direction: MappingDirection, hasNames: Bool) {
    self.keys = keys
    self.direction = direction
    self.hasNames = hasNames
  }

  mutating func read(_ members: MemberBlockItemListSyntax) {
    var ignored = Findings()
    hasIntegers =
      hasIntegers
      || members.contains { member in
        let attributes = member.decl.as(EnumCaseDeclSyntax.self)?.keyAttributes ?? []
        return !PropertyAttributes(attributes, isCase: true, &ignored).integers.isEmpty
      }
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for (attribute, node) in variable.attributes.fieldAttributes {
          findings.add(
            .noEffect(attribute: attribute.rawValue, on: "a property of an enum"), at: node, .remove(node))
        }
      }
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) { read(declaration) }
      if let condition = member.decl.as(IfConfigDeclSyntax.self), condition.hasCases {
        findings.add(.conditionalCases, at: condition.start)
      }
    }
  }

  private mutating func read(_ declaration: EnumCaseDeclSyntax) {
    if let condition = declaration.attributes.conditionalFields {
      findings.add(.conditionalAttributes, at: condition.start)
    }
    for (attribute, node) in declaration.attributes.fieldAttributes where attribute != .key {
      findings.add(.noEffect(attribute: attribute.rawValue, on: "a case"), at: node, .remove(node))
    }
    let attributes = PropertyAttributes(declaration.keyAttributes, isCase: true, &findings)
    if !attributes.paths.isEmpty, let node = attributes.node(of: .key) { findings.add(.pathOfCase, at: node) }
    findings.checkAlternatives(of: attributes, direction)
    for element in declaration.elements { add(element, attributes) }
  }

  private mutating func add(_ element: EnumCaseElementSyntax, _ attributes: PropertyAttributes) {
    let name = element.name.bareName
    let names = attributes.keys.isEmpty ? [keys.key(for: name)] : attributes.keys
    let isInteger = !attributes.integers.isEmpty
    let tags = isInteger ? attributes.integers : names.map(\.literal)
    let read = EnumCase(
      name: element.name.text, tags: tags, integerNode: isInteger ? attributes.node(of: .key) : nil,
      payload: payload(of: element),
      node: element.name)
    if (cases + [unknown].compactMap { $0 }).contains(where: { $0.node.bareName == name }) {
      findings.add(.sameCase(name), at: element.name)
    }
    if hasNames, name == "unknown", attributes.node(of: .key) == nil, case .value(let type) = read.payload,
      type.text == (hasIntegers ? "Int" : "String")
    {
      unknown = read
      return
    }
    if hasIntegers, !isInteger {
      let place = attributes.node(of: .key).map(Syntax.init) ?? Syntax(element.name)
      findings.add(.mixedTags(name), at: place)
    }
    if let kind = read.types.compactMap(\.unwritableKind).first {
      findings.add(.unwritablePayload(name, kind), at: element.name)
    }
    for tag in tags where hasNames {
      if let other = cases.first(where: { $0.tags.contains(tag) }) {
        let place = attributes.node(of: .key).map(Syntax.init) ?? Syntax(element.name)
        findings.add(.sameTag(tag, other: other.node.bareName), at: place)
      }
    }
    cases.append(read)
  }

  private mutating func payload(of element: EnumCaseElementSyntax) -> EnumCase.Payload {
    guard let parameters = element.parameterClause?.parameters, let first = parameters.first else {
      return .none
    }
    if parameters.count == 1, first.label == nil { return .value(ValueType(first.type.trimmed)) }
    var members: [EnumMember] = []
    for parameter in parameters {
      guard let label = parameter.label else {
        findings.add(.unlabelledValues(element.name.bareName), at: element.name)
        return .none
      }
      members.append(
        EnumMember(
          label: label.label, name: label.bareName.variableName, key: keys.key(for: label.bareName),
          type: ValueType(parameter.type.trimmed),
          fallback: parameter.defaultValue?.value.trimmed))
    }
    return .members(members)
  }
}

extension EnumCaseParameterSyntax {
  /// The label, unless it is `_`.
  fileprivate var label: TokenSyntax? {
    guard let firstName, firstName.tokenKind != .wildcard else { return nil }
    return firstName
  }
}

extension IfConfigDeclSyntax {
  /// Whether a case stands inside.
  fileprivate var hasCases: Bool {
    clauses.contains { clause in
      guard case .decls(let members) = clause.elements else { return false }
      return members.contains { member in
        member.decl.is(EnumCaseDeclSyntax.self)
          || member.decl.as(IfConfigDeclSyntax.self)?.hasCases == true
      }
    }
  }
}

extension EnumCaseDeclSyntax {
  fileprivate var keyAttributes: [(attribute: FieldAttribute, node: AttributeSyntax)] {
    attributes.fieldAttributes.filter { $0.attribute == .key }
  }
}
#endif
