import Catalog

/// Makes skills with the ids 1, 2, 3 and so on.
struct SkillGenerator: ModelGenerator {
  static let listFrame = (opening: #"{"skills":["#, closing: "]}")

  private var random: SplitMix64
  private var lastID = 0
  private let text = TextGenerator()

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func next(appendingTo wire: inout [UInt8]) -> Skill {
    lastID += 1
    let name = text.sentence(words: random.number(in: 1...3), using: &random)
    let level = random.element(of: SkillLevel.allCases)
    wire += #"{"id":\#(lastID),"name":"\#(name.wire)","level":"\#(level.rawValue)"}"#.utf8
    return Skill(id: lastID, name: name.value, level: level)
  }
}
