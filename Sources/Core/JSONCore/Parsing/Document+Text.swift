extension Document {
  /// The text of a string node, escapes decoded.
  func string(of node: Node) -> String {
    decodedText(of: node, in: bytes)
  }

  /// The bytes of a value's text; for an array or object only the opening bracket.
  func span(of node: Node) -> Range<Int> {
    let start = node.offset
    if let origin = origins.range(at: start) { return origin }
    guard JSONKind(node.kind) == .number else { return start..<start + node.leastTextLength }
    var end = start
    while end < byteCount, isNumberByte(bytes[end]) { end += 1 }
    return start..<end
  }
}

extension Node {
  /// The length of the text of a string or literal. Of a number or container, one byte.
  var leastTextLength: Int {
    switch kind {
    case .null, .true: 4
    case .false: 5
    case .string: length + 2
    case .array, .object, .integer, .unsigned, .double, .wide: 1
    }
  }
}
