#if Macros
import SwiftSyntax

/// Finds what has no effect on a type with raw values, which is read and written as those.
struct RawValueCheck {
  let arguments: MappedArguments

  func check(_ declaration: some DeclGroupSyntax, _ findings: inout Findings) {
    for label in ["keys", "fields", "tag", "content", "untagged"] {
      guard let node = arguments.nodes[label] else { continue }
      findings.add(.argumentOfRawValues(label), at: node)
    }
    for member in declaration.memberBlock.members {
      if let item = member.decl.as(EnumCaseDeclSyntax.self) {
        refuse(item.attributes, on: "a case with a raw value", &findings)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        refuse(variable.attributes, on: "a property of a type with raw values", &findings)
      }
    }
    if let type = declaration.inheritanceClause?.inheritedTypes.first?.type,
      declaration.is(EnumDeclSyntax.self), ValueType(type).isCharacter
    {
      findings.add(.unreadableRawValues(type.trimmedDescription), at: type)
    }
  }

  private func refuse(_ attributes: AttributeListSyntax, on place: String, _ findings: inout Findings) {
    for (attribute, node) in attributes.fieldAttributes {
      findings.add(.noEffect(attribute: attribute.rawValue, on: place), at: node, .remove(node))
    }
  }
}
#endif
