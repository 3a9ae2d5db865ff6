extension String {
  /// The text as a literal.
  var literal: String { debugDescription }

  /// Whether some of the characters must be escaped in JSON.
  var needsEscapes: Bool { unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 } }
}
