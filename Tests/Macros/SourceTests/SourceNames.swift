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
    let scope: [String]
    let path: [String]
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

private final class Visitor: SyntaxVisitor {
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

  // MARK: Declarations

  private func open(_ scope: Scope) -> SyntaxVisitorContinueKind {
    scopes.append(scope)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(declare(node.name, node.modifiers))
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(declare(node.name, node.modifiers))
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(declare(node.name, node.modifiers))
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(declare(node.name, node.modifiers))
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(declare(node.name, node.modifiers))
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(Scope(type: Self.path(of: node.extendedType) ?? [], isShared: isShared(node.modifiers)))
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { open(Scope()) }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { open(Scope()) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { open(Scope()) }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = declare(node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = declare(node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = declare(node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    names.declarations.append(.init(name: "operator \(node.name.text)", isShared: true))
    if let group = node.operatorPrecedenceAndTypes { refer([group.precedenceGroup.text]) }
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.isOperator(node.name) {
      refer(toOperator: node.name)
    } else if scopes.isEmpty {
      names.declarations.append(.init(name: "\(Self.text(node.name))()", isShared: isShared(node.modifiers)))
    } else {
      names.memberFunctions.insert("\(Self.text(node.name))()")
    }
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: References

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    refer([Self.text(node.name)])
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let path = Self.path(of: TypeSyntax(node)) { refer(path) }
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.isOperator(node.baseName) {
      refer(toOperator: node.baseName)
    } else {
      refer([Self.text(node.baseName)])
    }
    return .skipChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = Self.path(of: ExprSyntax(node)) { refer(path) }
    // The name of a member has no meaning without its base.
    if let base = node.base { walk(base) }
    return .skipChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = Self.path(of: node.calledExpression), path.count == 1 {
      names.references.insert(.init(scope: [], path: ["\(path[0])()"]))
    }
    return .visitChildren
  }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    refer(toOperator: node.operator)
    return .skipChildren
  }
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    refer(toOperator: node.operator)
    return .visitChildren
  }
  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    refer(toOperator: node.operator)
    return .visitChildren
  }
  override func visit(_ node: PrecedenceGroupNameSyntax) -> SyntaxVisitorContinueKind {
    refer([node.name.text])
    return .skipChildren
  }
}
