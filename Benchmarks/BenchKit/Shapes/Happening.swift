package import Generation

/// An event at a venue, with prices: the model of the indented documents.
package struct Happening: Codable, Equatable, Sendable {
  package struct Price: Codable, Equatable, Sendable {
    package var amount: Int
    package var block: Int
  }

  package var id: Int
  package var name: String
  package var venue: String
  package var topics: [Int]
  package var prices: [Price]
  package var isPublic: Bool
}

/// Generates happenings of about 400 bytes, half of which are spaces: each member and element is on its own
/// line, indented by four spaces per level.
package struct HappeningGenerator: ModelGenerator {
  package static let listFrame = (opening: "[", closing: "\n]")

  package init() {}

  package func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Happening {
    let name = text.title(using: &random)
    let happening = Happening(
      id: 138_586_340 + number, name: name.value,
      venue: text.syllables(random.number(in: 3...6), using: &random),
      topics: (0..<random.number(in: 0...4)).map { _ in random.number(in: 1...400_000_000) },
      prices: (0..<random.number(in: 1...3)).map { _ in
        Happening.Price(amount: random.number(in: 10...200) * 500, block: random.number(in: 1...900_000_000))
      },
      isPublic: random.isOne(in: 2))

    let prices = happening.prices.map { price in
      Self.list("{", [#""amount": \#(price.amount)"#, #""block": \#(price.block)"#], "}", depth: 3)
    }
    let members = [
      #""id": \#(happening.id)"#, #""name": "\#(name.wire)""#, #""venue": "\#(happening.venue)""#,
      #""topics": "# + Self.list("[", happening.topics.map(String.init), "]", depth: 2),
      #""prices": "# + Self.list("[", prices, "]", depth: 2), #""isPublic": \#(happening.isPublic)"#,
    ]
    wire += (Self.line(1) + Self.list("{", members, "}", depth: 1)).utf8
    return happening
  }

  /// Returns a container with each child on a separate line, and the closing bracket at the given depth.
  private static func list(_ opening: String, _ children: [String], _ closing: String, depth: Int) -> String {
    guard !children.isEmpty else { return opening + closing }
    return opening + children.map { line(depth + 1) + $0 }.joined(separator: ",") + line(depth) + closing
  }

  private static func line(_ depth: Int) -> String { "\n" + String(repeating: "    ", count: depth) }
}
