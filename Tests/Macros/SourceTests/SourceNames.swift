import SwiftParser
import SwiftSyntax

/// The names that a Swift file declares, and those that it uses.
///
/// Types count at any level, functions only at the top level, and operators and precedence groups where they
/// are introduced. Members of types don't count.
struct SourceNames {
  /// A name that the file declares.
  struct Declaration: Equatable {
    /// The name with its enclosing types: `JSONError.Code`, `median()`, `operator =>`.
    let name: String
    /// Whether other files can use it.
    let isShared: Bool
  }

  /// A name that the file uses, with the enclosing types and the names after its dots. For `Code.missing` in
  /// an extension of `JSONError`, the scope is `["JSONError"]` and the path `["Code", "missing"]`.
  struct Reference: Hashable {
    let scope, path: [String]
  }

  fileprivate(set) var declarations: [Declaration] = []
  fileprivate(set) var references: Set<Reference> = []
  /// The names of member functions and local functions, which calls may refer to.
  fileprivate(set) var memberFunctions: Set<String> = []

  init(scanning source: String) {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    self = visitor.names
  }

  fileprivate init() {}
}

private final class Visitor: SyntaxAnyVisitor {
  /// The declaration that a brace opened.
  private struct Scope {
    /// The type's name with its enclosing types; empty for other braces.
    var type: [String] = []
    var isShared = false
  }

  var names = SourceNames()
  private var scopes: [Scope] = []

  private var type: [String] { scopes.last { !$0.type.isEmpty }?.type ?? [] }

  /// Whether other files can use declarations here, which are neither private nor local to a function.
  private func isShared(_ modifiers: DeclModifierListSyntax) -> Bool {
    scopes.last?.isShared ?? true && !modifiers.contains { $0.name.text.hasSuffix("private") }
  }

  private func declare(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> Scope {
    let scope = Scope(type: type + [Self.text(name)], isShared: isShared(modifiers))
    names.declarations.append(.init(name: scope.type.joined(separator: "."), isShared: scope.isShared))
    return scope
  }

  private func declare(function name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    if Self.isOperator(name) {
      refer(toOperator: name)
    } else if scopes.isEmpty {
      names.declarations.append(.init(name: "\(Self.text(name))()", isShared: isShared(modifiers)))
    } else {
      names.memberFunctions.insert("\(Self.text(name))()")
    }
  }

  private func refer(_ path: [String]) { names.references.insert(.init(scope: type, path: path)) }

  private func refer(toOperator name: TokenSyntax) {
    names.references.insert(.init(scope: [], path: ["operator \(name.text)"]))
  }

  private static func text(_ name: TokenSyntax) -> String { name.identifier?.name ?? name.text }

  private static func isOperator(_ name: TokenSyntax) -> Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// The names of a type that dots join, without generic arguments; `nil` for other types.
  private static func path(of type: TypeSyntax) -> [String]? {
    if let type = type.as(IdentifierTypeSyntax.self) { return [text(type.name)] }
    guard let type = type.as(MemberTypeSyntax.self) else { return nil }
    return path(of: type.baseType).map { $0 + [text(type.name)] }
  }

  private static func path(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [text(name.baseName)] }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return path(of: generic.expression)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    return path(of: base).map { $0 + [text(access.declName.baseName)] }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .importDecl: return .skipChildren

    // Declarations.
    case .structDecl(let node): scopes.append(declare(node.name, node.modifiers))
    case .classDecl(let node): scopes.append(declare(node.name, node.modifiers))
    case .enumDecl(let node): scopes.append(declare(node.name, node.modifiers))
    case .protocolDecl(let node): scopes.append(declare(node.name, node.modifiers))
    case .actorDecl(let node): scopes.append(declare(node.name, node.modifiers))
    case .extensionDecl(let node):
      scopes.append(Scope(type: Self.path(of: node.extendedType) ?? [], isShared: isShared(node.modifiers)))
    case .codeBlock, .accessorBlock, .closureExpr: scopes.append(Scope())
    case .typeAliasDecl(let node): _ = declare(node.name, node.modifiers)
    case .associatedTypeDecl(let node): _ = declare(node.name, node.modifiers)
    case .precedenceGroupDecl(let node): _ = declare(node.name, node.modifiers)
    case .functionDecl(let node): declare(function: node.name, node.modifiers)
    case .operatorDecl(let node):
      names.declarations.append(.init(name: "operator \(node.name.text)", isShared: true))
      if let group = node.operatorPrecedenceAndTypes { refer([group.precedenceGroup.text]) }
      return .skipChildren

    // References.
    case .identifierType(let node): refer([Self.text(node.name)])
    case .memberType(let node): if let path = Self.path(of: TypeSyntax(node)) { refer(path) }
    case .declReferenceExpr(let node):
      if Self.isOperator(node.baseName) {
        refer(toOperator: node.baseName)
      } else {
        refer([Self.text(node.baseName)])
      }
      return .skipChildren
    case .memberAccessExpr(let node):
      if let path = Self.path(of: ExprSyntax(node)) { refer(path) }
      // The name of a member has no meaning without its base.
      if let base = node.base { walk(base) }
      return .skipChildren
    case .functionCallExpr(let node):
      if let path = Self.path(of: node.calledExpression), path.count == 1 {
        names.references.insert(.init(scope: [], path: ["\(path[0])()"]))
      }
    case .binaryOperatorExpr(let node): refer(toOperator: node.operator)
    case .prefixOperatorExpr(let node): refer(toOperator: node.operator)
    case .postfixOperatorExpr(let node): refer(toOperator: node.operator)
    case .precedenceGroupName(let node): refer([node.name.text])
    default: break
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl,
      .codeBlock, .accessorBlock, .closureExpr:
      scopes.removeLast()
    default: break
    }
  }
}
