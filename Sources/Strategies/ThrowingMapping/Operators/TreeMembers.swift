internal import JSONCore
internal import JSONFoundation

// Path lookup in a tree of Foundation's values. If a lookup fails, the part of the tree where it ended is
// converted to a document, whose decoding throws the error.

/// The object below a key path of a tree; throws if it is missing.
func member(of tree: Any, at keyPath: KeyPath, expecting type: Any.Type) throws -> Any {
  if let member = object(of: tree, at: keyPath.components) { return member }
  return try withDocument(of: tree) { (root) throws -> Any in
    try root.member(at: keyPath, expecting: type).foundationTree()
  }
}

/// The object below a key path of a tree; `nil` if an optional key of the path is missing or its value is
/// null.
func optionalMember(of tree: Any, at keyPath: OptionalKeyPath) throws -> Any? {
  var current = tree
  for key in keyPath.keys {
    guard let next = member(of: current, key.key) else {
      return try withDocument(of: tree) { (root) throws -> Any? in
        try root.optionalMember(at: keyPath)?.foundationTree()
      }
    }
    if !key.isRequired, isNull(next) { return nil }
    current = next
  }
  return current
}

/// The object below a key path of a tree; `nil` if an optional key of the path is missing, or if the object
/// is null.
func presentMember(of tree: Any, at keyPath: OptionalKeyPath) throws -> Any? {
  try optionalMember(of: tree, at: keyPath).flatMap { isNull($0) ? nil : $0 }
}

extension KeyPath {
  /// The keys as a path.
  var components: [JSONPath.Component] { keys.map { .key($0) } }
}

extension OptionalKeyPath {
  /// The keys as a path, if none is missing.
  var components: [JSONPath.Component] { keys.map { .key($0.key) } }
}
