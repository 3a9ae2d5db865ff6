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
    let call = node.labelledArguments.first?.expression.as(FunctionCallExprSyntax.self)
    let check = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    let type = call?.arguments.last?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    var findings = Findings()
    if let variable = declaration.as(VariableDeclSyntax.self) {
      MisfitRefusal(variable)?.report(check, type ?? "", to: &findings)
    } else if let item = declaration.as(EnumCaseDeclSyntax.self) {
      report(check, type ?? "", of: item, to: &findings)
    }
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }

  private static func report(
    _ check: String, _ type: String, of item: EnumCaseDeclSyntax, to findings: inout Findings
  ) {
    // Of several cases in one declaration, the one that has the type.
    let element =
      item.elements.first { element in
        element.parameterClause?.parameters.contains { ValueType($0.type.trimmed).text == type } == true
      } ?? item.elements.first
    guard let element else { return }
    let name = element.name.bareName
    findings.add(
      check == "payload" ? .plainPayload(name, type: type) : .unknownPayload(name, type: type),
      at: element.name)
  }

  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    ["  Swift.fatalError()"]
  }
}
#endif
