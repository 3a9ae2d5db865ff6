extension Issue {
  /// Lines that may help: a likely spelling, the values that are allowed, the keys present. Not part of
  /// equality.
  public var advice: [String] { shown.notes.map { onOneLine($0.line) } }
}
