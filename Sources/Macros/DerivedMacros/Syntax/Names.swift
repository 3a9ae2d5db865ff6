#if Macros
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

extension SyntaxProtocol {
  /// The texts of all tokens.
  var words: Set<String> { Set(tokens(viewMode: .sourceAccurate).map(\.text)) }

  /// The name, if it is a declaration that has one.
  var declaredName: String? { asProtocol((any NamedDeclSyntax).self)?.name.text }
}

extension TokenSyntax {
  /// The name without backticks.
  var bareName: String { text.filter { $0 != "`" } }

  /// The name as the label of an argument, where only few keywords need backticks.
  var label: String {
    let isPlain = bareName.isValidSwiftIdentifier(for: .memberAccess)
    return isPlain && !["inout", "let", "var"].contains(bareName) ? bareName : "`\(bareName)`"
  }
}

extension ExprSyntax {
  /// The name of the member that the expression accesses: `snakeCase` for `.snakeCase`.
  var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

  /// The text of a string literal without interpolation.
  var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The expression as it may stand anywhere: `if` and `switch` are values only behind `=` and in a function.
  var operand: ExprSyntax {
    self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) ? "{ \(trimmed) }()" : trimmed
  }
}

extension String {
  /// A bare name as the name of a variable: a label may be a keyword without backticks.
  var variableName: String { isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
}

extension TypeSyntax {
  /// The name without that of its module or of types around it, and without arguments.
  var lastName: String? {
    (self.as(MemberTypeSyntax.self)?.name ?? self.as(IdentifierTypeSyntax.self)?.name)?.text
  }

  /// The names of the protocols in it, each without that of its module.
  var protocolNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.protocolNames)
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.protocolNames }
    return [lastName ?? ""]
  }
}
#endif
