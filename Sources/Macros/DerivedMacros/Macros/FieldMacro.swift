#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that `@Mapped` reads; adds nothing itself.
struct FieldMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = context.lexicalContext.first, !isMapped(type) else { return [] }
    var findings = Findings()
    findings.add(
      .noEffect(attribute: node.lastName, on: "a type without '@Mapped'"), at: node, .remove(node))
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }

  private static func isMapped(_ type: Syntax) -> Bool {
    let attributes = type.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.contains { element in
      if case .attribute(let attribute) = element { attribute.lastName == "Mapped" } else { false }
    }
  }
}
#endif
