#if Macros
import SwiftSyntax

extension Findings {
  /// Adds findings for arguments and attributes without effect on a type with raw values.
  mutating func checkRawValues(of declaration: some DeclGroupSyntax, _ arguments: MappedArguments) {
    for label in ["keys", "fields", "tag", "content", "untagged"] {
      guard let node = arguments.nodes[label] else { continue }
      add(
        "argumentOfRawValues",
        "'\(label)' has no effect: a type with raw values is decoded and encoded as those", at: node)
    }
    for member in declaration.memberBlock.members {
      if let item = member.decl.as(EnumCaseDeclSyntax.self) {
        addNoEffect(ofFieldAttributes: item.attributes, on: "a case with a raw value")
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        addNoEffect(ofFieldAttributes: variable.attributes, on: "a property of a type with raw values")
      }
    }
    if let type = declaration.inheritanceClause?.inheritedTypes.first?.type,
      declaration.is(EnumDeclSyntax.self), ValueType(type).isCharacter
    {
      add(
        "unreadableRawValues",
        "raw values of type '\(type.trimmedDescription)' can't be decoded: use 'String'", at: type)
    }
  }
}
#endif
