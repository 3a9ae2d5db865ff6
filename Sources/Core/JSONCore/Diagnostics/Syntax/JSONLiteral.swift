/// The literals of JSON.
enum JSONLiteral {
  static let all = ["true", "false", "null"]

  /// Whether a word is most likely one of them, misspelled or cut off.
  static func resembles(_ word: String) -> Bool {
    similarName(to: word, among: all) != nil || all.contains { word.count > 1 && $0.hasPrefix(word) }
  }
}
