/// Tells numbers that are merely cut from those that are wrong.
enum NumberPrefix {
  /// Whether more digits behind `text` could make it a JSON number.
  static func canGrow(_ text: String) -> Bool { isNumber(text + "0") || isNumber(text + "1") }

  /// Whether a text is a JSON number.
  static func isNumber(_ text: String) -> Bool {
    let count = text.utf8.count
    let bytes = Array(text.utf8) + Array(repeating: 0, count: SourceBytes.padding)
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      let number = scanNumber(base)
      return number.kind != .invalid && number.end == base + count
    }
  }
}
