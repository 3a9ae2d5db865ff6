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
        check.name.kind == "payload" || check.name.kind == "part"
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

/// A check that fails because something can't be decoded: an error at the property.
struct UnreadableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    MisfitCheck(node).report(.unreadable, of: declaration, in: context)
    return []
  }
}

/// A check that fails because something can't be encoded: an error at the property.
struct UnwritableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    MisfitCheck(node).report(.unwritable, of: declaration, in: context)
    return []
  }
}

/// A check that fails because something has a mapping, but not the conformance: an error at the property.
struct UnconformedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    MisfitCheck(node).report(.unconformed, of: declaration, in: context)
    return []
  }
}

/// What the attribute of a failed check says.
private struct MisfitCheck {
  /// The name of the check.
  let name: CheckName
  /// The type that was checked.
  let type: String

  init(_ node: AttributeSyntax) {
    let call = node.labelledArguments.first?.expression.as(FunctionCallExprSyntax.self)
    name = CheckName(call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
    type =
      call?.arguments.last?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
  }

  /// The case, of several in one declaration the one that has the type, and the type as it is written.
  func payload(of declaration: some DeclSyntaxProtocol) -> (name: TokenSyntax, type: String)? {
    guard let item = declaration.as(EnumCaseDeclSyntax.self) else { return nil }
    let alias = type.split(separator: ".").last.map(String.init)
    for element in item.elements {
      guard let parameters = element.parameterClause?.parameters else { continue }
      for (position, parameter) in parameters.enumerated() {
        let text = ValueType(parameter.type.trimmed).text
        let isAlias = alias == SampleType.alias(ofCase: element.name.bareName, position)
        if text == type || isAlias { return (element.name, text) }
      }
    }
    return item.elements.first.map { ($0.name, type) }
  }

  /// Reports what lacks one thing alone.
  func report(
    _ kind: Gap.Kind, of declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) {
    var findings = Findings()
    if let variable = declaration.as(VariableDeclSyntax.self) {
      MisfitRefusal(variable)?.report(kind, name, type, to: &findings)
    } else if let (item, type) = payload(of: declaration) {
      let gap = Gap(owner: .payload(item.bareName, type: type), kind: kind, direction: name.direction)
      findings.add(.gap(gap), at: item)
    }
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
  }
}
#endif
