#if Macros
import SwiftSyntax

/// Finds keys that two properties claim, and paths that lead through the key of another property.
struct WayCheck {
  private var known: [(way: [String], property: StoredProperty)] = []

  mutating func check(_ properties: [StoredProperty], _ findings: inout Findings) {
    for property in properties {
      let place = property.attributes.node(of: .key).map(Syntax.init) ?? Syntax(property.node)
      for way in property.ways {
        if let refusal = refusal(of: way) { findings.add(refusal, at: place) }
      }
      known += property.ways.map { ($0, property) }
    }
  }

  private func refusal(of way: [String]) -> Refusal? {
    for (other, property) in known {
      let owner = property.node.bareName
      let text = way.joined(separator: ".")
      if other == way { return .sameKey(text, other: owner) }
      if way.starts(with: other) {
        return .pathThroughKey(path: text, key: other.joined(separator: "."), other: owner)
      }
      if other.starts(with: way) { return .keyOfPath(text, other: owner) }
    }
    return nil
  }
}
#endif
