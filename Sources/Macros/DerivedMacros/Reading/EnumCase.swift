#if Macros
import SwiftSyntax

/// A case of an enum that is decoded and encoded.
struct EnumCase {
  /// The associated values of a case.
  enum Payload {
    case none
    /// One value without a label, which is the whole payload.
    case value(ValueType)
    /// Values with labels, which are the members of an object.
    case members([EnumMember])
  }

  /// The name as it is written in code, with backticks if necessary.
  let name: String
  /// The names in the text, as literals; the first one is encoded.
  let tags: [String]
  /// The attribute, if the names are integers.
  let integerNode: AttributeSyntax?
  let payload: Payload
  /// The name in the declaration.
  let node: TokenSyntax

  /// The values with labels.
  var members: [EnumMember] { if case .members(let members) = payload { members } else { [] } }

  var types: [ValueType] { if case .value(let type) = payload { [type] } else { members.map(\.type) } }

  var hasPayload: Bool { !types.isEmpty }

  /// Whether the payload is any value.
  var isWhole: Bool { if case .value(let type) = payload { type.isOwnedJSON } else { false } }
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
  private let arguments: MappedArguments
  /// Whether the text contains the names of the cases. A case `unknown(String)` then accepts the names that
  /// no other case has.
  private var hasNames: Bool { !arguments.isUntagged }
  /// Whether the names are integers, which are tags.
  private var hasIntegers = false
  private(set) var cases: [EnumCase] = []
  /// The case for all other names, if there is one.
  private(set) var unknown: EnumCase?
  private(set) var findings = Findings()

  init(_ arguments: MappedArguments) { self.arguments = arguments }

  mutating func read(_ members: MemberBlockItemListSyntax) {
    var ignored = Findings()
    hasIntegers = members.contains { member in
      let attributes = member.decl.as(EnumCaseDeclSyntax.self)?.keyAttributes ?? []
      return !PropertyAttributes(attributes, isCase: true, &ignored).integers.isEmpty
    }
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        findings.addNoEffect(ofFieldAttributes: variable.attributes, on: "a property of an enum")
      } else if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        read(declaration)
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self),
        condition.members.contains(where: { $0.decl.is(EnumCaseDeclSyntax.self) })
      {
        findings.addConditional("cases", condition)
      }
    }
  }

  private mutating func read(_ declaration: EnumCaseDeclSyntax) {
    if let condition = declaration.attributes.conditionalFields {
      findings.addConditional("attributes", condition)
    }
    for (attribute, node) in declaration.attributes.fieldAttributes where attribute != .key {
      findings.addNoEffect(of: node, on: "a case")
    }
    let attributes = PropertyAttributes(declaration.keyAttributes, isCase: true, &findings)
    if !attributes.paths.isEmpty, let node = attributes.node(of: .key) {
      findings.add("pathOfCase", "a case has a name, not a path", at: node)
    }
    if attributes.encodedKey != nil, let node = attributes.node(of: .key) {
      findings.add(
        "encodedKeyOfCase",
        "a case is encoded with its first name: list others as in '@Key(\"a\", or: \"b\")'", at: node)
    }
    findings.checkDirection(of: attributes, arguments.direction)
    for element in declaration.elements { add(element, attributes) }
  }

  private mutating func add(_ element: EnumCaseElementSyntax, _ attributes: PropertyAttributes) {
    let name = element.name.bareName
    let names = attributes.keys.isEmpty ? [arguments.keys.key(for: name)] : attributes.keys
    let isInteger = !attributes.integers.isEmpty
    let tags = isInteger ? attributes.integers : names.map(\.literal)
    let read = EnumCase(
      name: element.name.text, tags: tags, integerNode: isInteger ? attributes.node(of: .key) : nil,
      payload: payload(of: element), node: element.name)
    if (cases + [unknown].compactMap { $0 }).contains(where: { $0.node.bareName == name }) {
      findings.add(
        "sameCase", "two cases are called '\(name)': a pattern can't distinguish them", at: element.name)
    }
    if hasNames, name == "unknown", attributes.node(of: .key) == nil, case .value(let type) = read.payload,
      type.scalarName == "String" || hasIntegers && type.scalarName == "Int" || type.isOwnedJSON
    {
      unknown = read
      if hasIntegers, type.scalarName == "String",
        let written = element.parameterClause?.parameters.first?.type
      {
        findings.add(
          "unknownString", "the tags of the enum are integers, so 'unknown' needs an 'Int'", at: element.name,
          .replace(written, by: "Int", "change the type to 'Int'"))
      }
      return
    }
    let place = attributes.node(of: .key).map(Syntax.init) ?? Syntax(element.name)
    if hasIntegers, !isInteger {
      findings.add(
        "mixedTags",
        "the tags of an enum are all strings or all integers: '\(name)' needs an integer, as in '@Key(1)'",
        at: place)
    }
    if let kind = read.types.compactMap(\.unwritableKind).first {
      if kind == .opaque {
        findings.leaveErrorToCompiler()
      } else {
        findings.add(
          "unwritablePayload",
          "the payload of '\(name)' can't be mapped: JSON can't represent \(kind.rawValue)", at: element.name)
      }
    } else if let (outer, inner) = element.parameterClause?.parameters.lazy
      .compactMap({ ValueType($0.type).nestedOptionals }).first
    {
      let text = inner.trimmedDescription
      findings.add(
        "optionalTwice",
        "the payload of '\(name)' contains an optional of an optional: JSON has one null for both",
        at: element.name, .replace(outer, by: text, "change the type to '\(text)'"))
    }
    for tag in tags where hasNames {
      if let other = cases.first(where: { $0.tags.contains(tag) }) {
        findings.add("sameTag", "the name \(tag) is already that of '\(other.node.bareName)'", at: place)
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
    let labels = Set(parameters.compactMap(\.label?.bareName))
    for parameter in parameters {
      guard let label = parameter.label else {
        findings.add(
          "unlabelledValues",
          "the values of '\(element.name.bareName)' need labels, which are their keys", at: element.name)
        return .none
      }
      members.append(
        EnumMember(
          label: label.label, name: FreeName.variable(label.bareName, besides: labels),
          key: arguments.keys.key(for: label.bareName), type: ValueType(parameter.type.trimmed),
          fallback: parameter.defaultValue?.value.trimmed))
    }
    return .members(members)
  }
}

extension EnumCaseParameterSyntax {
  /// The label, unless it is `_`.
  var label: TokenSyntax? { firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0 } }
}

extension EnumCaseDeclSyntax {
  fileprivate var keyAttributes: [(attribute: FieldAttribute, node: AttributeSyntax)] {
    attributes.fieldAttributes.filter { $0.attribute == .key }
  }
}
#endif
