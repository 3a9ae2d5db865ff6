extension Document {
  /// The text of a string node, escapes decoded.
  func string(of node: Node) -> String {
    decodedText(of: node, in: bytes)
  }

  /// The bytes of a value's text; for an array or object only the opening bracket.
  func span(of node: Node) -> Range<Int> {
    let start = node.offset
    if let origin = origins.range(at: start) { return origin }
    switch node.kind {
    case .null, .true: return start..<start + 4
    case .false: return start..<start + 5
    case .string: return start..<start + node.length + 2
    case .array, .object: return start..<start + 1
    case .integer, .unsigned, .double, .wide:
      var end = start
      while end < byteCount, isNumberByte(bytes[end]) { end += 1 }
      return start..<end
    }
  }
}
