/// Tells numbers that are merely cut from those that are wrong.
enum NumberPrefix {
  /// Whether more digits behind `text` could make it a JSON number.
  static func canGrow(_ text: String) -> Bool {
    [text + "0", text + "1"].contains { candidate in
      var bytes = Array(candidate.utf8)
      let count = bytes.count
      bytes += Array(repeating: 0, count: SourceBytes.padding)
      return bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return false }
        let number = scanNumber(base)
        return number.kind != .invalid && number.end == base + count
      }
    }
  }
}
