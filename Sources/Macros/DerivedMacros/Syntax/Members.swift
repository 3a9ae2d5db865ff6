#if Macros
import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The members with those inside of `#if`, whatever its condition.
  var unconditional: [MemberBlockItemSyntax] {
    flatMap { $0.decl.as(IfConfigDeclSyntax.self)?.members ?? [$0] }
  }
}

extension IfConfigDeclSyntax {
  /// The members inside, whatever the conditions.
  var members: [MemberBlockItemSyntax] {
    clauses.flatMap { clause -> [MemberBlockItemSyntax] in
      if case .decls(let members) = clause.elements { members.unconditional } else { [] }
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it stores something in a value of the type.
  var isStored: Bool { unstoredKind == nil }

  /// What it is, in words, if it stores nothing in a value of the type.
  var unstoredKind: String? {
    let names = modifiers.map(\.name.tokenKind)
    if names.contains(.keyword(.static)) || names.contains(.keyword(.class)) { return "a static property" }
    if names.contains(.keyword(.lazy)) { return "a lazy property" }
    return bindings.contains { $0.isComputed } ? "a computed property" : nil
  }

  /// The declaration behind its attributes.
  var declaration: Syntax { modifiers.first.map(Syntax.init) ?? Syntax(bindingSpecifier) }
}

extension PatternBindingSyntax {
  /// The name, unless it is a tuple of names.
  var name: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }

  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
    return !list.allSatisfy { observers.contains($0.accessorSpecifier.tokenKind) }
  }
}

extension DeclGroupSyntax {
  /// The names of the protocols and of the superclass behind the colon.
  var inheritedNames: [String] { inheritanceClause?.inheritedTypes.flatMap(\.type.protocolNames) ?? [] }
}
#endif
