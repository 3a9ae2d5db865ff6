internal import JSONCore
internal import JSONFoundation

// The way through a tree of Foundation's values. Where it ends, the part of the tree is made a document of,
// whose error says what is wrong.

/// The object below a key path of a tree; throws for a missing one.
func member(of tree: Any, at keyPath: KeyPath, expecting type: Any.Type) throws -> Any {
  if let member = object(of: tree, at: keyPath.components) { return member }
  return try withDocument(of: tree) { (root) throws -> Any in
    try root.member(at: keyPath, expecting: type).foundationObject()
  }
}

/// The object below a key path of a tree on which keys may be missing; `nil` where the way ends there, or at
/// their null.
func optionalMember(of tree: Any, at keyPath: OptionalKeyPath) throws -> Any? {
  var current = tree
  for key in keyPath.keys {
    guard let next = member(of: current, key.key) else {
      return try withDocument(of: tree) { (root) throws -> Any? in
        try root.optionalMember(at: keyPath)?.foundationObject()
      }
    }
    if !key.isRequired, isNull(next) { return nil }
    current = next
  }
  return current
}

/// The value at a path on which keys may be missing; `nil` where it ends early, and for null.
func presentMember(of tree: Any, at keyPath: OptionalKeyPath) throws -> Any? {
  try optionalMember(of: tree, at: keyPath).flatMap { isNull($0) ? nil : $0 }
}

extension KeyPath {
  /// The way as a path.
  var components: [JSONPath.Component] { keys.map { .key($0) } }
}

extension OptionalKeyPath {
  /// The way as a path, where no key is missing.
  var components: [JSONPath.Component] { keys.map { .key($0.key) } }
}
