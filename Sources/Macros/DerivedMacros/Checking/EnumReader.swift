#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Reads an enum, and checks what is said of it.
struct EnumReader {
  let declaration: EnumDeclSyntax
  let arguments: MappedArguments

  /// The code for the enum; findings, if it has none.
  func code(_ header: DeclarationHeader, _ findings: inout Findings) -> EnumCode? {
    if hasRawValues {
      for label in ["keys", "tag", "content", "untagged"] {
        guard let node = arguments.nodes[label] else { continue }
        findings.add(.argumentOfRawValues(label), at: node)
      }
      return EnumCode(header: header, form: .raw, cases: [], unknown: nil)
    }
    var reader = CaseReader(keys: arguments.keys, takesUnknown: !arguments.isUntagged)
    reader.read(declaration.memberBlock.members)
    findings.add(reader.findings)
    guard !reader.cases.isEmpty else {
      findings.add(.noCases(header.name), at: declaration.name)
      return nil
    }
    let form = form(of: reader.cases)
    check(reader.cases, form, &findings)
    return EnumCode(header: header, form: form, cases: reader.cases, unknown: reader.unknown)
  }

  /// The types of raw values stand first behind the colon.
  private var hasRawValues: Bool {
    let rawTypes: Set = [
      "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double",
      "Float",
    ]
    guard let first = declaration.inheritanceClause?.inheritedTypes.first else { return false }
    return rawTypes.contains(first.type.trimmedDescription)
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
      if case .untagged = form, !item.hasPayload {
        findings.add(.caseWithoutPayload(item.node.bareName), at: item.node)
      }
    }
  }
}
#endif
