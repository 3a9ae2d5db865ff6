#if Macros
import SwiftSyntax

/// A property that is decoded and encoded.
struct StoredProperty {
  /// The name as it is written in code, with backticks if necessary.
  let name: String
  let type: ValueType
  /// The value that replaces a missing key.
  let fallback: ExprSyntax?
  /// The initial value in the declaration.
  let initialValue: ExprSyntax?
  let attributes: PropertyAttributes
  /// The keys or paths from which the value is decoded. A key is a path with a single key.
  let paths: [[String]]
  /// The name in the declaration.
  let node: TokenSyntax
  /// Whether the property has a declaration of its own.
  let isAlone: Bool
  /// Whether the declaration is deprecated, so that functions that name the property cause a warning.
  let isDeprecated: Bool

  /// The key or path with which the value is encoded; empty for an inlined part and for the rest.
  var encodedPath: [String] { attributes.encodedKey.map { [$0] } ?? paths.first ?? [] }
  /// Whether the key is optional: the value for a missing key isn't encoded.
  var isLeftOut: Bool { valueIfMissing != nil && !attributes.requiresNull }
  /// The value of a property without a default whose key is missing; `nil` if the key is required.
  var valueIfMissing: String? { type.isOptional ? "nil" : type.isPresence ? ".absent" : nil }
  var isInlined: Bool { attributes.isInlined }
  /// Whether its value consists of the members that no other property reads.
  var isRest: Bool { attributes.isRest }
  /// Whether its value is in a nested object.
  var hasPath: Bool { !attributes.paths.isEmpty }
  /// The names in the expressions of its attributes and in its value.
  var namesInExpressions: Set<String> {
    (fallback?.words ?? []).union(attributes.field?.words ?? []).union(attributes.checks.flatMap(\.words))
  }
}
#endif
