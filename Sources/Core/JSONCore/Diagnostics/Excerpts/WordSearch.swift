/// Finds which of several words ends first in a text, in one pass over the text.
///
/// - Note: The automaton of Aho and Corasick, *Efficient string matching: an aid to bibliographic search*
///   (1975). It avoids a comparison per word and position, because every name that an error shows is
///   searched.
struct WordSearch: Sendable {
  /// The next state for each state and letter, where 0 is the start.
  private var next: [Int] = Array(repeating: 0, count: 26)
  /// Whether a word ends in the state.
  private var endsWord = [false]

  /// Builds the automaton for words of lower-case ASCII letters.
  ///
  /// - Complexity: O(*n*) in the letters of all words.
  init(_ words: [String]) {
    for word in words { add(word) }
    linkSuffixes()
  }

  private mutating func add(_ word: String) {
    var state = 0
    for letter in word.utf8 {
      let edge = state * 26 + Int(letter - UInt8(ascii: "a"))
      if next[edge] == 0 {
        next[edge] = endsWord.count
        endsWord.append(false)
        next.append(contentsOf: repeatElement(0, count: 26))
      }
      state = next[edge]
    }
    endsWord[state] = true
  }

  /// Completes each state: a missing transition becomes that of the longest suffix that is also a prefix of a
  /// word.
  private mutating func linkSuffixes() {
    var suffix = Array(repeating: 0, count: endsWord.count)
    var queue = next[..<26].filter { $0 > 0 }
    var done = 0
    while done < queue.count {
      let state = queue[done]
      done += 1
      for letter in 0..<26 {
        let follower = next[state * 26 + letter]
        let other = next[suffix[state] * 26 + letter]
        if follower > 0 {
          suffix[follower] = other
          endsWord[follower] = endsWord[follower] || endsWord[other]
          queue.append(follower)
        } else {
          next[state * 26 + letter] = other
        }
      }
    }
  }

  /// The end of the word that ends first.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func firstEnd(in text: [UInt8]) -> Int? {
    var state = 0
    var place = 0
    while place < text.count {
      let letter = Int(text[place]) - Int(UInt8(ascii: "a"))
      place += 1
      state = letter >= 0 && letter < 26 ? next[state * 26 + letter] : 0
      if endsWord[state] { return place }
    }
    return nil
  }
}
