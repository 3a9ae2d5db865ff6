internal import Foundation
internal import JSONCore
internal import JSONFoundation

// The way through a tree of Foundation's values. Where it ends, the part of the tree is made a document of,
// whose error says what is wrong.

/// The object below a key path of a tree; throws for a missing one.
func member(of tree: Any, at keyPath: KeyPath, expecting type: Any.Type) throws -> Any {
  let keys = keyPath.keys
  var current = tree
  for key in keys {
    guard let next = member(of: current, key) else {
      return try withDocument(of: tree) { (root) throws -> Any in
        try root.member(at: keyPath, expecting: type).foundationObject()
      }
    }
    current = next
  }
  return current
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
///
/// - Parameter isFirstRequired: Whether the first key may not be missing.
func presentMember(of tree: Any, at keyPath: OptionalKeyPath, isFirstRequired: Bool = false) throws -> Any? {
  let member = try optionalMember(of: tree, at: keyPath.markingFirst(required: isFirstRequired))
  return member.flatMap { isNull($0) ? nil : $0 }
}

private func member(of object: Any, _ key: String) -> Any? {
  // A cast that bridges copies the whole dictionary.
  if type(of: object) is AnyClass { return (object as? NSDictionary)?.object(forKey: key) }
  return (object as? [String: Any])?[key]
}
