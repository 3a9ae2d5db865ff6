/// Marks a `Float` in text that is read back immediately, to distinguish it from a `Double`.
package enum FloatMark {
  private static let mark = "\u{0}float "

  /// The marked text of a number; `nil` for one that equals the `Double` of the same text.
  static func text(_ value: Float) -> String? {
    if value.magnitude <= 0x1p24, value == value.rounded(.towardZero) { return nil }
    return "\(mark)\(value)"
  }

  /// The number of a marked text.
  package static func value(_ text: String) -> Float? {
    guard text.utf8.first == 0, text.hasPrefix(mark) else { return nil }
    return Float(text.dropFirst(mark.count))
  }
}
