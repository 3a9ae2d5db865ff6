#if Macros
import SwiftSyntax

extension Findings {
  /// Adds a finding for each key of several properties, and for each path through the key of another property.
  mutating func checkPaths(of properties: [StoredProperty]) {
    let names = Set(properties.map(\.node.bareName))
    // The compiler reports properties with the same name.
    guard names.count == properties.count else { return leaveErrorToCompiler() }
    var known: [(path: [String], owner: String)] = []
    for property in properties {
      let place = property.attributes.node(of: .key).map(Syntax.init) ?? Syntax(property.node)
      for path in property.paths {
        guard
          let (other, owner) = known.first(where: { path.starts(with: $0.path) || $0.path.starts(with: path) }
          )
        else { continue }
        let text = path.joined(separator: ".")
        if other == path {
          add("sameKey", "the key \"\(text)\" is already that of '\(owner)'", at: place)
        } else if path.starts(with: other) {
          add(
            "pathThroughKey",
            "the path \"\(text)\" leads through \"\(other.joined(separator: "."))\", which is the key of '\(owner)'",
            at: place)
        } else {
          add("keyOfPath", "the key \"\(text)\" is that of an object on the way to '\(owner)'", at: place)
        }
      }
      known += property.paths.map { ($0, property.node.bareName) }
    }
  }
}
#endif
