public import Catalog

/// Generates skills with the ids 1, 2, 3 and so on.
public struct SkillGenerator: ModelGenerator {
  /// Lists are wrapped as `{"skills":[…]}`.
  public static let listFrame = (opening: #"{"skills":["#, closing: "]}")

  /// Creates a generator.
  public init() {}

  /// Returns the skill with the id `number`.
  public func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Skill {
    let name = text.sentence(words: random.number(in: 1...3), using: &random)
    let level = random.element(of: SkillLevel.allCases)
    wire += #"{"id":\#(number),"name":"\#(name.wire)","level":"\#(level.rawValue)"}"#.utf8
    return Skill(id: number, name: name.value, level: level)
  }
}
