/// Generates texts of realistic lengths; one in twenty contains an escape, a surrogate pair or raw UTF-8.
public struct TextGenerator: Sendable {
  /// The number of texts of which one, on average, contains more than plain ASCII.
  public static let unusualInterval = 20

  /// Returns `count` words, as in the title of a todo.
  public func sentence(words count: Int, using random: inout SplitMix64) -> GeneratedText {
    var words = [random.element(of: Vocabulary.verbs)]
    while words.count < count { words.append(random.element(of: Vocabulary.nouns)) }
    return garnished(words, using: &random)
  }

  /// Returns a capitalized title of one to four words.
  public func title(using random: inout SplitMix64) -> GeneratedText {
    let count = random.number(in: 1...4)
    let words = (0..<count).map { _ in random.element(of: Vocabulary.nouns).capitalizedASCII }
    return garnished(words, using: &random)
  }

  /// Returns a first and a last name composed of syllables.
  public func name(using random: inout SplitMix64) -> GeneratedText {
    let first = syllables(random.number(in: 2...3), using: &random).capitalizedASCII
    let last = syllables(random.number(in: 2...4), using: &random).capitalizedASCII
    return garnished([first, last], using: &random)
  }

  /// Returns a lower-case word composed of `count` syllables.
  public func syllables(_ count: Int, using random: inout SplitMix64) -> String {
    (0..<count).map { _ in random.element(of: Vocabulary.syllables) }.joined()
  }

  private func garnished(_ words: [String], using random: inout SplitMix64) -> GeneratedText {
    guard random.isOne(in: Self.unusualInterval) else {
      return GeneratedText(plain: words.joined(separator: " "))
    }
    let garnish = random.element(of: random.element(of: Vocabulary.garnishes))
    let position = random.number(in: 0...words.count)
    return GeneratedText(plain: words[..<position].joined(separator: " ")) + garnish
      + GeneratedText(plain: words[position...].joined(separator: " "))
  }
}

extension String {
  /// The text with its first letter in upper case, for ASCII words.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
