#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the functions of a model into its declaration, where the names around it are known, and its conformances into
/// an extension.
struct MappedMacro: MemberMacro, ExtensionMacro {
  /// The code is laid out already.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let expansion = MappedExpansion(node, declaration, in: context)
    for diagnostic in expansion.findings.diagnostics { context.diagnose(diagnostic) }
    guard expansion.findings.diagnostics.isEmpty else { return [] }
    return expansion.declarations.map { DeclSyntax(stringLiteral: $0.joined(separator: "\n")) }
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The members' expansion says what is wrong.
    let expansion = MappedExpansion(node, declaration, in: context)
    guard expansion.findings.diagnostics.isEmpty else { return [] }
    // Those that the type does not have already.
    let wanted = Set(protocols.flatMap(\.protocolNames))
    return try expansion.conformances.compactMap { conformance in
      let names = conformance.protocols.filter(wanted.contains).joined(separator: ", ")
      guard !names.isEmpty else { return nil }
      let attributes = expansion.availability.map { "\($0)\n" }.joined()
      return try ExtensionDeclSyntax(
        "\(raw: attributes)extension \(type.trimmed): \(raw: names)\(raw: conformance.condition) {}")
    }
  }
}
#endif
