#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A check that holds; adds nothing, and leaves the body of a function as it is.
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
    declaration.body.map { Array($0.statements) } ?? []
  }
}

/// A check that fails: an error at the property, and a function that compiles although it has nothing to call.
struct MisfitMacro: PeerMacro, BodyMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let check = MisfitCheck(node)
    var findings = Findings()
    if let variable = declaration.as(VariableDeclSyntax.self) {
      MisfitRefusal(variable)?.report(check.name, check.type, to: &findings)
    } else if let (item, type) = check.payload(of: declaration) {
      findings.add(
        ["payload", "encodedPart"].contains(check.name)
          ? .plainPayload(item.bareName, type: type) : .unknownPayload(item.bareName, type: type),
        at: item)
    }
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    ["  Swift.fatalError()"]
  }
}

/// A check that half holds: an error at the property.
struct HalfFitMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let check = MisfitCheck(node)
    var findings = Findings()
    if let variable = declaration.as(VariableDeclSyntax.self) {
      MisfitRefusal(variable)?.reportHalf(check.name, check.type, to: &findings)
    } else if let (item, type) = check.payload(of: declaration) {
      findings.add(.halfPayload(item.bareName, type: type), at: item)
    }
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }
}

/// What the attribute of a failed check says.
private struct MisfitCheck {
  /// The name of the check.
  let name: String
  /// The type that was checked.
  let type: String

  init(_ node: AttributeSyntax) {
    let call = node.labelledArguments.first?.expression.as(FunctionCallExprSyntax.self)
    name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    type =
      call?.arguments.last?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
  }

  /// The case, of several in one declaration the one that has the type.
  func payload(of declaration: some DeclSyntaxProtocol) -> (name: TokenSyntax, type: String)? {
    guard let item = declaration.as(EnumCaseDeclSyntax.self) else { return nil }
    let element =
      item.elements.first { element in
        element.parameterClause?.parameters.contains { ValueType($0.type.trimmed).text == type } == true
      } ?? item.elements.first
    return element.map { ($0.name, type) }
  }
}
#endif
