import Generation

/// The members of a generated object: each function returns a value and adds its text.
struct GeneratedMembers {
  var random: SplitMix64
  /// The members as JSON, such as `"id":1`.
  private(set) var texts: [String] = []

  private let words: TextGenerator

  init(random: SplitMix64, words: TextGenerator) {
    self.random = random
    self.words = words
  }

  mutating func add(_ key: String, wire: String) { texts.append("\"\(key)\":\(wire)") }

  mutating func text(_ key: String, _ make: (inout SplitMix64) -> GeneratedText) -> String {
    let text = make(&random)
    add(key, wire: "\"\(text.wire)\"")
    return text.value
  }

  /// A lower-case word.
  mutating func word(_ key: String, syllables: ClosedRange<Int> = 2...5) -> String {
    let word = words.syllables(random.number(in: syllables), using: &random)
    add(key, wire: "\"\(word)\"")
    return word
  }

  mutating func number(_ key: String, in range: ClosedRange<Int> = 0...9999) -> Int {
    let number = random.number(in: range)
    add(key, wire: String(number))
    return number
  }

  /// A number with two decimals.
  mutating func decimal(_ key: String) -> Double {
    let text = "\(random.number(in: 0...9999)).\(random.number(in: 10...99))"
    add(key, wire: text)
    return Double(text) ?? 0
  }

  mutating func flag(_ key: String) -> Bool {
    let flag = random.isOne(in: 2)
    add(key, wire: String(flag))
    return flag
  }

  /// An instant in RFC 3339.
  mutating func instant(_ key: String) -> String {
    let text =
      "20\(random.number(in: 10...25))-\(random.number(in: 10...12))-\(random.number(in: 10...28))"
      + "T\(random.number(in: 10...23)):\(random.number(in: 10...59)):\(random.number(in: 10...59))Z"
    add(key, wire: "\"\(text)\"")
    return text
  }
}
