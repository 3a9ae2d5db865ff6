#if Macros
import SwiftSyntax

/// Reads an enum, and checks what is said of it.
struct EnumReader {
  let declaration: EnumDeclSyntax
  let arguments: MappedArguments

  /// The code for the enum; findings, if it has none.
  func code(_ header: DeclarationHeader, _ findings: inout Findings) -> EnumCode? {
    if hasRawValues {
      RawValueCheck(arguments: arguments).check(declaration, &findings)
      return EnumCode(header: header, direction: arguments.direction, form: .raw([]), cases: [], unknown: nil)
    }
    var reader = CaseReader(
      keys: arguments.keys, direction: arguments.direction, hasNames: !arguments.isUntagged)
    reader.read(declaration.memberBlock.members)
    findings.add(reader.findings)
    guard !reader.cases.isEmpty else {
      findings.add(.noCases(header.name), at: declaration.name)
      return nil
    }
    if let node = arguments.nodes["fields"] { findings.add(.argumentNeedsModel("fields"), at: node) }
    let form = form(of: reader.cases)
    check(reader.cases, form, &findings)
    return EnumCode(
      header: header, direction: arguments.direction, form: form, cases: reader.cases, unknown: reader.unknown
    )
  }

  /// Whether the cases have raw values. Their type stands first behind the colon; what a type alias stands for does not
  /// show, but a value does.
  private var hasRawValues: Bool {
    let type = declaration.inheritanceClause?.inheritedTypes.first?.type
    return type.map { ValueType($0).isRawValue } == true
      || declaration.memberBlock.members.contains { member in
        member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.rawValue != nil } ?? false
      }
  }

  private func form(of cases: [EnumCase]) -> EnumForm {
    if arguments.isUntagged { return .untagged }
    if let tag = arguments.tag {
      guard let content = arguments.content else { return .within(tag: tag) }
      return .beside(tag: tag, content: content)
    }
    return cases.contains { $0.hasPayload } ? .around : .name
  }

  private func check(_ cases: [EnumCase], _ form: EnumForm, _ findings: inout Findings) {
    if arguments.tag == nil, let node = cases.lazy.compactMap(\.integerNode).first {
      findings.add(.integerNeedsTag, at: node)
    }
    for item in cases {
      var keys: Set<String> = []
      if case .within(let tag) = form { keys.insert(tag) }
      if case .members(let members) = item.payload {
        for member in members where !keys.insert(member.key).inserted {
          if case .within(let tag) = form, tag == member.key {
            findings.add(.tagIsKey(tag: tag, of: item.node.bareName), at: item.node)
          } else {
            findings.add(.keyListedTwice(member.key), at: item.node)
          }
        }
      }
      if case .within = form, case .value(let type) = item.payload, type.isPlain {
        findings.add(.plainPayload(item.node.bareName, type: type.text), at: item.node)
      }
      if case .untagged = form, !item.hasPayload {
        findings.add(.caseWithoutPayload(item.node.bareName), at: item.node)
      }
    }
  }
}
#endif
