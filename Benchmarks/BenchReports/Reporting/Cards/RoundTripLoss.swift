import JSONCore

/// The number of members without a property that a round trip by a strategy loses.
package struct RoundTripLoss: Sendable, Hashable, Codable {
  package var strategy: String
  /// The number of such members in the text.
  package var members: Int
  /// The number of those that are lost.
  package var lost: Int
  /// The number of those that a model with a rest loses; `nil` if the strategy has no such model.
  package var lostWithRest: Int?

  package typealias Recoder = (_ text: String) throws -> String

  /// A tree with one such member at each of three depths.
  package static let text =
    #"{"id":1,"note":"a","branches":[{"id":2,"price":1.50,"branches":[{"id":3,"branches":[],"tags":[{}]}]}]}"#

  /// Decodes and encodes the text, without and with a rest.
  ///
  /// - Throws: What the functions throw, or the error of parsing their result.
  package init(_ strategy: String, bare: Recoder, withRest kept: Recoder? = nil) throws {
    let tree = try OwnedJSON(parsing: Self.text)
    self.strategy = strategy
    members = Self.lost(of: tree, in: ["id": 1, "branches": .null])
    lost = Self.lost(of: tree, in: try OwnedJSON(parsing: bare(Self.text)))
    lostWithRest = try kept.map { Self.lost(of: tree, in: try OwnedJSON(parsing: $0(Self.text))) }
  }

  /// The number of members that another tree doesn't have, or has with another spelling.
  private static func lost(of tree: OwnedJSON, in other: OwnedJSON) -> Int {
    if let branches = tree.arrayValue {
      return branches.enumerated().reduce(0) { $0 + lost(of: $1.element, in: other[$1.offset] ?? .null) }
    }
    return (tree.objectValue ?? [:]).reduce(0) { count, member in
      if member.key == "branches" { return count + lost(of: member.value, in: other["branches"] ?? .null) }
      let isLost = member.key != "id" && other[member.key]?.description != member.value.description
      return count + (isLost ? 1 : 0)
    }
  }
}
