#if Macros
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// A property that is read and written.
struct StoredProperty {
  /// The name as it is written in code, with backticks where it needs some.
  let name: String
  let type: ValueType
  /// The value that stands for a missing key.
  let fallback: ExprSyntax?
  /// The value that the declaration gives it.
  let initialValue: ExprSyntax?
  let attributes: PropertyAttributes
  /// The ways to the value, of which the first is written: a key, or the keys of a path.
  let ways: [[String]]
  /// Where it stands.
  let node: TokenSyntax
  /// Whether it has a declaration of its own.
  let isAlone: Bool

  /// Whether its key may be missing because it may be `nil`, so that it is not written then.
  var isLeftOut: Bool { type.isOptional && !attributes.requiresNull }
  var isInlined: Bool { attributes.isInlined }
  /// Whether a path leads to its value.
  var hasPath: Bool { !attributes.paths.isEmpty }
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
  /// The expression as it may stand anywhere: `if` and `switch` are values only behind `=` and in a function.
  var operand: ExprSyntax {
    self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) ? "{ \(trimmed) }()" : trimmed
  }
}

extension String {
  /// A bare name as that of a variable: a label may be a keyword without backticks.
  var variableName: String { isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
}
#endif
