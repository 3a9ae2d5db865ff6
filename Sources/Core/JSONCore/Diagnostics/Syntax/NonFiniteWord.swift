/// The words for infinity and not-a-number, for which JSON has no form.
enum NonFiniteWord {
  /// Whether this is one of them, in whatever case: each language has its own.
  static func matches(_ word: String) -> Bool { ["nan", "inf", "infinity"].contains(word.lowercased()) }
}
