internal import Foundation
internal import JSONCore

/// The object at a path of a tree of Foundation's values: the very one that the tree holds.
func object(of tree: Any, at components: [JSONPath.Component]) -> Any? {
  var current = tree
  for component in components {
    let next: Any? =
      switch component {
      case .key(let key): (current as? NSDictionary)?.object(forKey: key) ?? (current as? [String: Any])?[key]
      case .index(let index): (current as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    guard let next else { return nil }
    current = next
  }
  return current
}
