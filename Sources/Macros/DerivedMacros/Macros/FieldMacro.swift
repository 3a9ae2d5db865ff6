#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that `@Mapped` reads; adds nothing itself.
struct FieldMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var findings = Findings()
    check(node, declaration, in: context, &findings)
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }

  /// Adds a finding if nothing reads the attribute.
  fileprivate static func check(
    _ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext,
    _ findings: inout Findings
  ) {
    guard let place = place(of: declaration, in: context) else { return }
    findings.add(.noEffect(attribute: node.lastName, on: place), at: node, .remove(node))
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
/// `@By` before something that is no field.
struct NoFieldMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var findings = Findings()
    FieldMacro.check(node, declaration, in: context, &findings)
    // What has no effect is refused once; and on a case or a property that is not stored, `@Mapped` does it.
    if findings.diagnostics.isEmpty, let variable = declaration.as(VariableDeclSyntax.self),
      variable.isStored,
      let value = node.labelledArguments.first?.expression
    {
      findings.add(.noField(value.trimmedDescription), at: node)
    }
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }
}
#endif
