extension NumberGrammar {
  /// Whether more digits after a text could make it a JSON number: then it is cut off, and not wrong.
  static func canGrow(_ text: String) -> Bool { isNumber(text + "0") || isNumber(text + "1") }

  /// Whether a text is a JSON number.
  static func isNumber(_ text: String) -> Bool { problem(of: Array(text.utf8).span) == nil }
}
