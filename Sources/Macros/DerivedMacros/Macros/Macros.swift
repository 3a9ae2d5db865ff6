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

/// A check that succeeds. Generates nothing, and activates the body of a function.
struct FitMacro: PeerMacro, BodyMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] { declaration.body.map { Array(CheckedBody.statements(of: $0)) } ?? [] }
}

/// A check that fails: an error at the property or at the case.
protocol FailedCheckMacro: PeerMacro {
  /// The gap, if exactly one thing is missing.
  static var gap: Gap.Kind? { get }
}

extension FailedCheckMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var findings = Findings()
    FailedCheck(node, gap, in: context).report(declaration, to: &findings)
    context.report(findings)
    return []
  }
}

/// A check that fails. Replaces the body of a function, which wouldn't compile.
struct MisfitMacro: FailedCheckMacro, BodyMacro {
  static var formatMode: FormatMode { .disabled }
  static let gap: Gap.Kind? = nil

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] { ["  \(raw: LibraryType.unreachable)"] }
}

/// A check that fails because the initializer is isolated to the main actor: one error. Replaces the body of a
/// function, which wouldn't compile.
struct IsolatedMacro: BodyMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    // Reported at one function, because all have the check.
    let function = declaration.as(FunctionDeclSyntax.self)
    let label = function?.signature.parameterClause.parameters.first?.firstName.text
    if label == "members" || label == "value" {
      var findings = Findings()
      findings.add(
        "isolated",
        "a protocol isolates the initializer to the main actor, but a mapper may be used on any thread: "
          + "write 'nonisolated' before the type", at: node)
      context.report(findings)
    }
    return ["  \(raw: LibraryType.unreachable)"]
  }
}

/// A check that fails because a type or a field can't be decoded.
struct UnreadableMacro: FailedCheckMacro { static let gap: Gap.Kind? = .unreadable }

/// A check that fails because a type or a field can't be encoded.
struct UnwritableMacro: FailedCheckMacro { static let gap: Gap.Kind? = .unwritable }

/// A check that fails because a type or a field has all functions, but lacks a conformance.
struct UnconformedMacro: FailedCheckMacro { static let gap: Gap.Kind? = .unconformed }

/// A check that fails because a type with raw values has no JSON form.
struct UnmappedRawValueMacro: FailedCheckMacro { static let gap: Gap.Kind? = .unmappedRawValue }
#endif
