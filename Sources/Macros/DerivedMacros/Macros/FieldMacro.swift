#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that `@Mapped` reads; adds nothing itself.
struct FieldMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let place = place(of: declaration, in: context) else { return [] }
    var findings = Findings()
    findings.add(.noEffect(attribute: node.lastName, on: place), at: node, .remove(node))
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }

  /// Where the attribute stands, in words, if nothing reads it there.
  private static func place(
    of declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> String? {
    switch declaration.kind {
    case .variableDecl: break
    // A case of an enum is no declaration of its own to all versions of the compiler.
    case .enumCaseDecl, .enumCaseElement: break
    case .functionDecl: return "a function"
    case .initializerDecl: return "an initializer"
    case .subscriptDecl: return "a subscript"
    case .typeAliasDecl: return "a type alias"
    default: return "a type"
    }
    guard let surroundings = context.lexicalContext.first else { return "a variable outside of a type" }
    guard surroundings.asProtocol((any DeclGroupSyntax).self) != nil else { return "a local variable" }
    return isMapped(surroundings) ? nil : "a type without '@Mapped'"
  }

  private static func isMapped(_ type: Syntax) -> Bool {
    let attributes = type.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.contains { element in
      if case .attribute(let attribute) = element { attribute.lastName == "Mapped" } else { false }
    }
  }
}
#endif
