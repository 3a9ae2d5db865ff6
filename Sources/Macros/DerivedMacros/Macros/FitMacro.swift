#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

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
  ) throws -> [CodeBlockItemSyntax] {
    declaration.body.map { Array(CheckedBody.statements(of: $0)) } ?? []
  }
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
  ) throws -> [CodeBlockItemSyntax] {
    ["  \(raw: LibraryType.unreachable)"]
  }
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
struct UnreadableMacro: FailedCheckMacro {
  static let gap: Gap.Kind? = .unreadable
}

/// A check that fails because a type or a field can't be encoded.
struct UnwritableMacro: FailedCheckMacro {
  static let gap: Gap.Kind? = .unwritable
}

/// A check that fails because a type or a field has all functions, but lacks a conformance.
struct UnconformedMacro: FailedCheckMacro {
  static let gap: Gap.Kind? = .unconformed
}

/// A check that fails because a type with raw values has no JSON form.
struct UnmappedRawValueMacro: FailedCheckMacro {
  static let gap: Gap.Kind? = .unmappedRawValue
}
#endif
