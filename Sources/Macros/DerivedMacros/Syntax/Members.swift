#if Macros
import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The members, including those inside `#if`, regardless of the conditions.
  var unconditional: [MemberBlockItemSyntax] {
    flatMap { $0.decl.as(IfConfigDeclSyntax.self)?.members ?? [$0] }
  }
}

extension IfConfigDeclSyntax {
  /// The members inside the `#if`, regardless of the conditions.
  var members: [MemberBlockItemSyntax] {
    clauses.flatMap { clause -> [MemberBlockItemSyntax] in
      if case .decls(let members) = clause.elements { members.unconditional } else { [] }
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is a stored property of the type's values.
  var isStored: Bool { unstoredKind == nil }

  /// The kind of variable as a part of a message; `nil` for a stored property of the type's values.
  var unstoredKind: String? {
    let names = modifiers.map(\.name.tokenKind)
    if names.contains(.keyword(.static)) || names.contains(.keyword(.class)) { return "a static property" }
    if names.contains(.keyword(.lazy)) { return "a lazy property" }
    return bindings.contains { $0.isComputed } ? "a computed property" : nil
  }

  /// The start of the declaration, after its attributes.
  var declaration: Syntax { modifiers.first.map(Syntax.init) ?? Syntax(bindingSpecifier) }
}

extension PatternBindingSyntax {
  /// The name; `nil` for a tuple of names.
  var name: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }

  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
    return !list.allSatisfy { observers.contains($0.accessorSpecifier.tokenKind) }
  }
}

extension DeclGroupSyntax {
  /// The names of the protocols and of the superclass after the colon.
  var inheritedNames: [String] { inheritanceClause?.inheritedTypes.flatMap(\.type.protocolNames) ?? [] }
}
#endif
