/// The words for infinity and not-a-number, for which JSON has no form.
enum NonFiniteWord {
  /// Whether a word is one of them, ignoring case: languages write them differently.
  static func matches(_ word: String) -> Bool { ["nan", "inf", "infinity"].contains(word.lowercased()) }
}
