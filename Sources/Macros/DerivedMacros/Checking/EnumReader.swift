#if Macros
import SwiftSyntax

/// Reads an enum, and checks its attributes.
struct EnumReader {
  let declaration: EnumDeclSyntax
  let arguments: MappedArguments

  /// The code for the enum.
  func code(_ header: DeclarationHeader, _ findings: inout Findings) -> EnumCode {
    if hasRawValues {
      findings.checkRawValues(of: declaration, arguments)
      if elements.isEmpty || elements.contains(where: { $0.parameterClause != nil }) {
        findings.leaveErrorToCompiler()
      }
      return EnumCode(header: header, direction: arguments.direction, form: .raw([], names: namesOfCases))
    }
    var reader = CaseReader(arguments)
    reader.read(declaration.memberBlock.members)
    findings.add(reader.findings)
    guard !reader.cases.isEmpty else {
      findings.add("noCases", "'\(header.name)' has no cases to decode", at: declaration.name)
      // Without a conformance the compiler doesn't expand the members, and the macro can't report the error.
      return EnumCode(header: header, direction: arguments.direction)
    }
    if let node = arguments.nodes["fields"] {
      findings.add("argumentNeedsModel", "'fields' is for structs and classes", at: node)
    }
    let form = form(of: reader.cases)
    check(reader.cases, form, &findings)
    return EnumCode(
      header: header, direction: arguments.direction, form: form, cases: reader.cases, unknown: reader.unknown
    )
  }

  /// Whether the cases have raw values. Their type is the first one after the colon. If it is written as a
  /// type alias, the enum is recognized only by a value in a case.
  private var hasRawValues: Bool {
    let type = declaration.inheritanceClause?.inheritedTypes.first?.type
    return type.map { ValueType($0).isRawValue } == true || elements.contains { $0.rawValue != nil }
  }

  /// The names of the cases that aren't deprecated, which errors list; empty if not all of the cases exist
  /// everywhere.
  private var namesOfCases: [String] {
    let members = declaration.memberBlock.members
    let all = members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    let isConditional =
      members.contains { $0.decl.is(IfConfigDeclSyntax.self) }
      || all.contains { $0.attributes.named("available").contains { !$0.words.contains("deprecated") } }
    return isConditional
      ? [] : all.filter { !$0.attributes.isDeprecated }.flatMap { $0.elements.map(\.name.text) }
  }

  private var elements: [EnumCaseElementSyntax] {
    declaration.memberBlock.members.unconditional.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
    }
  }

  private func form(of cases: [EnumCase]) -> EnumForm {
    if arguments.isUntagged { return .untagged }
    guard let tag = arguments.tag else { return cases.contains { $0.hasPayload } ? .around : .name }
    return arguments.content.map { .beside(tag: tag, content: $0) } ?? .within(tag: tag)
  }

  private func check(_ cases: [EnumCase], _ form: EnumForm, _ findings: inout Findings) {
    if arguments.tag == nil, let node = cases.lazy.compactMap(\.integerNode).first {
      findings.add(
        "integerNeedsTag",
        "an integer is a tag of a case with '@Mapped(tag:)'; "
          + "an enum without payloads has raw values of type 'Int'", at: node)
    }
    let tag: String? = if case .within(let tag) = form { tag } else { nil }
    for item in cases {
      let name = item.node.bareName
      var keys: Set<String> = []
      for member in item.members {
        if member.key == tag {
          findings.add("tagIsKey", "the tag \"\(member.key)\" is also a key of '\(name)'", at: item.node)
        } else if !keys.insert(member.key).inserted {
          findings.addListedTwice(member.key, at: item.node)
        }
      }
      if tag != nil, case .value(let type) = item.payload, type.isPlain {
        findings.addPlainPayload(of: item.node, "'\(type.text)' has no members")
      }
      if arguments.isUntagged, !item.hasPayload {
        findings.add(
          "caseWithoutPayload", "'\(name)' needs a payload: without a tag, only payloads distinguish cases",
          at: item.node)
      }
    }
  }
}
#endif
