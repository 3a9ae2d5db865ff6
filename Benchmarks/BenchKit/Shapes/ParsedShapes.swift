package import Generation

/// Generates ten members per call, which form one object of a thousand or more; it isn't mapped.
package struct WideGenerator: ModelGenerator {
  package static let listFrame = (opening: "{", closing: "}")

  package init() {}

  package func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Int {
    for member in 0..<10 {
      let key = "\(text.syllables(random.number(in: 1...5), using: &random))\(number * 10 + member)"
      let value =
        switch random.number(below: 4) {
        case 0: "\"\(text.syllables(random.number(in: 1...8), using: &random))\""
        case 1: random.isOne(in: 2) ? "true" : "null"
        default: String(random.number(in: 0...1_000_000_000) >> random.number(below: 30))
        }
      wire += "\(member == 0 ? "" : ",")\"\(key)\":\(value)".utf8
    }
    return number
  }
}

/// Generates nested containers, up to 400 deep; they aren't mapped.
package struct DeepGenerator: ModelGenerator {
  package init() {}

  package func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Int {
    var closing = ""
    for _ in 0..<random.number(in: 10...400) {
      if random.isOne(in: 2) {
        wire += #"{"\#(text.syllables(1, using: &random))":"#.utf8
        closing = "}" + closing
      } else {
        wire += "[".utf8
        closing = "]" + closing
      }
    }
    wire += (String(number) + closing).utf8
    return number
  }
}
