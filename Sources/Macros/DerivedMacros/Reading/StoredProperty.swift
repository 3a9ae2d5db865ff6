#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// A property that is decoded and encoded.
struct StoredProperty {
  /// The name as it is written in code, with backticks where it needs some.
  let name: String
  let type: ValueType
  /// The value that stands for a missing key.
  let fallback: ExprSyntax?
  /// The value that the declaration gives it.
  let initialValue: ExprSyntax?
  let attributes: PropertyAttributes
  /// The keys or paths to the value, of which the first one is encoded; a key is a path of one key.
  let paths: [[String]]
  /// The name in the declaration.
  let node: TokenSyntax
  /// Whether it has a declaration of its own.
  let isAlone: Bool

  /// Whether its key may be missing because it may be `nil`, so that it is not encoded then.
  var isLeftOut: Bool { type.isOptional && !attributes.requiresNull }
  var isInlined: Bool { attributes.isInlined }
  /// Whether its value is in a nested object.
  var hasPath: Bool { !attributes.paths.isEmpty }
  /// The names in the expressions of its attributes and in its value.
  var namesInExpressions: Set<String> {
    (fallback?.words ?? []).union(attributes.field?.words ?? [])
  }
}

extension VariableDeclSyntax {
  /// The fix-it that leaves the property out, if it has a value then and no attribute that excludes this.
  func leavingOut(_ type: ValueType, _ binding: PatternBindingSyntax) -> [FixIt] {
    let isVariable = bindingSpecifier.tokenKind == .keyword(.var)
    guard binding.initializer != nil || isVariable && type.isNilFromStart, attributes.fieldAttributes.isEmpty
    else { return [] }
    return [.insert("@Ignored ", before: declaration, "leave it out")]
  }
}
#endif
