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
#endif
