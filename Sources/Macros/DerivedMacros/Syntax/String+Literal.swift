extension String {
  /// The text as a literal.
  var literal: String { debugDescription }

  /// Whether a JSON text must write some of the characters with escapes.
  var needsEscapes: Bool { unicodeScalars.contains { $0 == "\"" || $0 == "\\" || $0.value < 0x20 } }
}
