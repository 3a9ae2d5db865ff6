/// The parts of a symbol graph of `swift symbolgraph-extract` that the listing of an API needs.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    var identifier: Identifier
    var kind: Kind
    /// The names of the enclosing types, and its own.
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var accessLevel: String
    var availability: [Availability]?
    var swiftGenerics: Generics?
    /// For a symbol in an extension.
    var swiftExtension: Extension?
  }

  struct Identifier: Decodable { var precise: String }

  struct Kind: Decodable {
    /// Such as `swift.struct`.
    var identifier: String
  }

  /// A piece of a declaration.
  struct Fragment: Decodable { var kind, spelling: String }

  struct Availability: Decodable { var isUnconditionallyDeprecated: Bool? }

  struct Generics: Decodable { var constraints: [Constraint]? }

  struct Extension: Decodable {
    var extendedModule: String
    var constraints: [Constraint]?
  }

  /// A condition on a generic type.
  struct Constraint: Decodable, Hashable, CustomStringConvertible {
    var kind, lhs, rhs: String

    var description: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
  }

  struct Relationship: Decodable {
    var kind: String
    /// The precise identifiers of two symbols.
    var source, target: String
    /// The target's name with its module, if the target isn't in the graph.
    var targetFallback: String?
    /// The conditions of a conformance.
    var swiftConstraints: [Constraint]?
  }
}
