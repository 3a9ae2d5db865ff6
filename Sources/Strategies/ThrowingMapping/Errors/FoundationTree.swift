internal import Foundation
internal import JSONCore

/// The object at a path of a tree of Foundation's values: the instance in the tree.
func object(of tree: Any, at components: [JSONPath.Component]) -> Any? {
  var current = tree
  for component in components {
    let next: Any? =
      switch component {
      case .key(let key): member(of: current, key)
      case .index(let index): (current as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    guard let next else { return nil }
    current = next
  }
  return current
}

/// The value of a dictionary of Foundation's values.
func member(of object: Any, _ key: String) -> Any? {
  // A cast that bridges copies the whole dictionary.
  if type(of: object) is AnyClass { return (object as? NSDictionary)?.object(forKey: key) }
  return (object as? [String: Any])?[key]
}
