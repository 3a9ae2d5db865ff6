import CodableMapping
package import Generation
import JSONMapping

/// The mappings of branches. The mappers are specialized here, while BenchKit is compiled.
package enum BranchMappings {
  package static func branches() -> [StrategyRow<Branch>] { StrategyRows.all() }

  /// The strategies, each with functions that decode and encode a tree that loses its unknown members, and one
  /// that retains them.
  package static func recoders() -> [(strategy: String, bare: Recoder, kept: Recoder)] {
    let bare: [(strategy: String, mapping: any Mapping<BareBranch>)] = StrategyRows.lone()
    let kept: [(strategy: String, mapping: any Mapping<Branch>)] = StrategyRows.lone()
    return zip(bare, kept).map { bare, kept in
      let codable = CodableMapper<CodableBranch>()
      return (
        bare.strategy, recoder(bare.mapping),
        kept.strategy == "codable" ? recoder(codable) : recoder(kept.mapping)
      )
    }
  }

  package typealias Recoder = (_ text: String) throws -> String

  private static func recoder(_ mapping: some Mapping) -> Recoder {
    { try mapping.encodeToString(mapping.decode($0)) }
  }
}

/// Generates trees of seven branches, with three members each that a branch doesn't have.
package struct BranchGenerator: ModelGenerator {
  package init() {}

  package func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Branch {
    branch(number, depth: 3, &random, &wire)
  }

  private func branch(
    _ id: Int, depth: Int, _ random: inout SplitMix64, _ wire: inout [UInt8]
  ) -> Branch {
    wire += #"{"id":\#(id),"branches":["#.utf8
    var branches: [Branch] = []
    for place in 0..<(depth > 1 ? 2 : 0) {
      if place > 0 { wire.append(UInt8(ascii: ",")) }
      branches.append(branch(place, depth: depth - 1, &random, &wire))
    }
    let title = text.title(using: &random)
    let price = Double(random.number(in: 1...9999)) + 0.5
    let isSold = random.isOne(in: 2)
    wire += #"],"title":"\#(title.wire)","price":\#(price),"sold":\#(isSold)}"#.utf8
    return Branch(
      id: id, branches: branches,
      others: [
        "title": .string(title.value), "price": JSONNumber(price).map(OwnedJSON.number) ?? .null,
        "sold": .bool(isSold),
      ])
  }
}
