/// Tells a `Float` from a `Double` in text that is read again at once: a text with a mark stands for it.
package enum FloatMark {
  private static let mark = "\u{0}float "

  /// What stands for a number; `nil` for one that a `Double` of the same text equals.
  static func text(_ value: Float) -> String? {
    if value.magnitude <= 0x1p24, value == value.rounded(.towardZero) { return nil }
    return "\(mark)\(value)"
  }

  /// The number that a text stands for.
  package static func value(_ text: String) -> Float? {
    guard text.utf8.first == 0, text.hasPrefix(mark) else { return nil }
    return Float(text.dropFirst(mark.count))
  }
}
