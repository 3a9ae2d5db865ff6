#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that `@Mapped` reads. The attribute itself generates nothing.
struct FieldMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var findings = Findings()
    if let place = place(of: declaration, in: context) { findings.addNoEffect(of: node, on: place) }
    context.report(findings)
    return []
  }

  /// The kind of declaration that has the attribute, as a part of a message; `nil` if the attribute has an
  /// effect there.
  fileprivate static func place(
    of declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> String? {
    switch declaration.kind {
    case .variableDecl: break
    // Some versions of the compiler expand attributes of a case for each of its elements.
    case .enumCaseDecl, .enumCaseElement: break
    case .functionDecl: return "a function"
    case .initializerDecl: return "an initializer"
    case .subscriptDecl: return "a subscript"
    case .typeAliasDecl: return "a type alias"
    default: return "a type"
    }
    guard let surroundings = context.lexicalContext.first else { return "a variable outside of a type" }
    guard surroundings.asProtocol((any DeclGroupSyntax).self) != nil else { return "a local variable" }
    let attributes = surroundings.asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.named("Mapped").isEmpty == false ? nil : "a type without '@Mapped'"
  }
}

/// `@By` with an argument that isn't a field.
struct NoFieldMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var findings = Findings()
    // One error is enough, and `@Mapped` itself reports attributes of cases and of properties that aren't
    // stored.
    if let place = FieldMacro.place(of: declaration, in: context) {
      findings.addNoEffect(of: node, on: place)
    } else if let variable = declaration.as(VariableDeclSyntax.self), variable.isStored,
      let value = node.labelledArguments.first?.expression
    {
      findings.add(
        "noField",
        "'@By(\(value.trimmedDescription))' needs a field: that is a 'Mapping', or for one direction a 'Decoding' "
          + "or an 'Encoding', which come with 'import JSONMapping'", at: node)
    }
    context.report(findings)
    return []
  }
}
#endif
