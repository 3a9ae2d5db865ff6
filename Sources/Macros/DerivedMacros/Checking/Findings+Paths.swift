#if Macros
import SwiftSyntax

extension Findings {
  /// Adds a finding for each key of several properties, and for each path through the key of another
  /// property.
  mutating func checkPaths(of properties: [StoredProperty]) {
    let names = Set(properties.map(\.node.bareName))
    // The compiler reports properties with the same name.
    guard names.count == properties.count else { return leaveErrorToCompiler() }
    if let rest = properties.lazy.compactMap({ $0.attributes.node(of: .rest) }).first,
      let path = properties.first(where: \.hasPath)
    {
      add(
        "restBesidePath",
        "'@Rest' can't store the members beside the path of '\(path.node.bareName)': "
          + "map the object around it with a model of its own", at: rest)
    }
    let count = diagnostics.count
    check(properties) { $0.paths }
    // Without `@Key(decode:encode:)`, the encoded keys are among the decoded ones.
    if count == diagnostics.count, properties.contains(where: { $0.attributes.encodedKey != nil }) {
      check(properties) { [$0.encodedPath] }
    }
  }

  private mutating func check(_ properties: [StoredProperty], _ paths: (StoredProperty) -> [[String]]) {
    var known: [(path: [String], owner: String)] = []
    for property in properties where !property.isInlined && !property.isRest {
      let place = property.attributes.node(of: .key).map(Syntax.init) ?? Syntax(property.node)
      for path in paths(property) {
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
          add("keyOfPath", "the key \"\(text)\" is that of an object in the path of '\(owner)'", at: place)
        }
      }
      known += paths(property).map { ($0, property.node.bareName) }
    }
  }
}
#endif
