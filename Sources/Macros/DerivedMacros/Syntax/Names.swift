#if Macros
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

extension SyntaxProtocol {
  /// The texts of all tokens.
  var words: Set<String> { Set(tokens(viewMode: .sourceAccurate).map(\.text)) }

  /// The name of the declaration; `nil` if it has none.
  var declaredName: String? { asProtocol((any NamedDeclSyntax).self)?.name.text }
}

extension TokenSyntax {
  /// The name without backticks.
  var bareName: String { text.filter { $0 != "`" } }

  /// The name as the label of an argument, where the compiler warns of needless backticks.
  var label: String {
    let isKeyword = ["self", "Self", "init", "Type", "Protocol"].contains(bareName)
    let isPlain = isKeyword || bareName.isValidSwiftIdentifier(for: .memberAccess)
    return isPlain && bareName != "inout" ? bareName : "`\(bareName)`"
  }
}

extension ExprSyntax {
  /// The name of the member that the expression accesses: `snakeCase` for `.snakeCase`.
  var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

  /// The text of a string literal without interpolation.
  var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The expression in a form that is valid anywhere. `if` and `switch` are wrapped in a closure that is
  /// called, because they are expressions only after `=` and in functions.
  var operand: ExprSyntax {
    self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) ? "{ \(trimmed) }()" : trimmed
  }
}

extension String {
  /// The name as that of a variable, with backticks if it is a keyword, or one before an expression. Labels
  /// may be keywords without backticks.
  var variableName: String {
    isValidSwiftIdentifier(for: .variableName) && self != "await" ? self : "`\(self)`"
  }

  /// The part after the last dot, or after the module in `Swift::Int`.
  var lastComponent: String { split { ".:".contains($0) }.last.map(String.init) ?? self }

  /// The text of a type without the names of modules, as far as they are known.
  var withoutModules: String {
    replacing(#/\w+::|\b(?:Swift|Foundation|FoundationEssentials|JSONCore)\./#, with: "")
  }
}

extension [String] {
  /// The strings without repetitions, in their order.
  var unique: [String] {
    var found: Set<String> = []
    return filter { found.insert($0).inserted }
  }
}

extension TypeSyntax {
  /// The name of the type, without its module, its enclosing types and its arguments.
  var lastName: String? {
    (self.as(MemberTypeSyntax.self)?.name ?? self.as(IdentifierTypeSyntax.self)?.name)?.text
  }

  /// The names of the protocols in the type, without their modules.
  var protocolNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.protocolNames)
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.protocolNames }
    return [lastName ?? ""]
  }
}

/// Unused names for parameters and variables.
enum FreeName {
  /// The name of the variable for a member: that of the member, unless it is `self`, `Self` or one of the names
  /// in expressions, which a variable would hide.
  static func variable(_ name: String, hiding names: Set<String> = [], besides taken: Set<String>) -> String {
    let hidden = names.union(["self", "Self"])
    return hidden.contains(name) ? first(of: [name], besides: taken.union(hidden)) : name.variableName
  }

  /// The first of the names that isn't taken, or else the first name with a number.
  static func first(of names: [String], besides taken: Set<String>) -> String {
    if let name = names.first(where: { !taken.contains($0) }) { return name }
    var number = 2
    while taken.contains("\(names[0])\(number)") { number += 1 }
    return "\(names[0])\(number)"
  }
}

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
