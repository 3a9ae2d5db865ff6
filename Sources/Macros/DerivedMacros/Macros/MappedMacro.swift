#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Adds the functions of a model to its declaration, where the names around it are visible, and its
/// conformances in an extension. The attributes that it adds to properties and cases check their types.
struct MappedMacro: MemberMacro, ExtensionMacro {
  /// Disabled, because the generated code is already formatted.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard !node.isRepeated(on: declaration, in: context) else {
      var findings = Findings()
      findings.addGivenTwice(node)
      context.report(findings)
      return []
    }
    let wanted = protocols.flatMap(\.protocolNames)
    let expansion = MappedExpansion(
      node, declaration, inheritsWriting: !wanted.contains("JSONObjectWritable"), in: context)
    guard !expansion.header.isLocal else { return [] }
    context.report(expansion.findings)
    guard expansion.findings.isEmpty else {
      let initializer = expansion.initializer.joined(separator: "\n")
      return initializer.isEmpty ? [] : [DeclSyntax(stringLiteral: initializer)]
    }
    return expansion.checkedDeclarations.map { DeclSyntax(stringLiteral: $0.joined(separator: "\n")) }
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !node.isRepeated(on: declaration, in: context) else { return [] }
    // The expansion of the members reports the errors. `protocols` contains only the protocols to which the
    // type doesn't conform yet.
    let wanted = Set(protocols.flatMap(\.protocolNames))
    let expansion = MappedExpansion(
      node, declaration, inheritsWriting: !wanted.contains("JSONObjectWritable"), in: context)
    guard !expansion.findings.forbidExtension else { return [] }
    let isRefused = !expansion.findings.isEmpty
    return try expansion.conformances.compactMap { conformance in
      let protocols = conformance.protocols.filter(wanted.contains)
      guard !protocols.isEmpty else { return nil }
      let attributes = expansion.header.availability.map { "\($0)\n" }.joined()
      let functions = isRefused ? expansion.refusedFunctions(for: protocols) : []
      let members =
        functions.isEmpty ? "{}" : "{\n\(SourceLines.indented(functions).joined(separator: "\n"))\n}"
      let head = conformance.head(
        ofExtension: "\(type.trimmed)", protocols, hiddenBy: expansion.header.parameterNames)
      return try ExtensionDeclSyntax("\(raw: attributes)\(raw: head)\(raw: members)")
    }
  }
}

extension MappedMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard member.is(VariableDeclSyntax.self) || member.is(EnumCaseDeclSyntax.self),
      !node.isRepeated(on: declaration, in: context), !context.isForElement(member)
    else { return [] }
    return MappedExpansion.checks(of: member, node, declaration, in: context).map { argument in
      "@MappedProperty(\(raw: argument))"
    }
  }
}

extension MacroExpansionContext {
  /// Whether the macro is expanded for an element of a case. The compiler expands it for the case as well,
  /// with the same syntax, so attributes added to both would report each error several times.
  ///
  /// The expansions differ only in the names that the compiler generates: in those of a case, `_` replaces
  /// the name of the element. This holds for the versions below; with others, an error may be reported twice.
  fileprivate func isForElement(_ member: some DeclSyntaxProtocol) -> Bool {
    #if compiler(>=6.3) && compiler(<6.4)
    let name = makeUniqueName("").text
    return member.is(EnumCaseDeclSyntax.self) && name.hasPrefix("$s") && !name.contains(#/O1_\d/#)
    #else
    return false
    #endif
  }
}

extension AttributeSyntax {
  /// Whether the attribute isn't the first `@Mapped` of the declaration.
  fileprivate func isRepeated(
    on declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
  ) -> Bool {
    let nodes = declaration.attributes.named("Mapped")
    guard nodes.count > 1, let first = nodes.first.flatMap({ context.location(of: $0) }),
      let own = context.location(of: self)
    else { return false }
    return own.line.trimmedDescription != first.line.trimmedDescription
      || own.column.trimmedDescription != first.column.trimmedDescription
  }
}
#endif
