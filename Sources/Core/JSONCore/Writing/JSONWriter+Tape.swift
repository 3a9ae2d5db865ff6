extension JSONWriter {
  /// Writes a value of a document unchanged: with the order of members, duplicates and the digits of numbers.
  ///
  /// - Throws: `depth-limit` or `size-limit`; `non-finite-number` for JSON5's `Infinity` and `NaN`.
  /// - Complexity: O(*n*) in the number of nodes; does not recurse.
  public mutating func write(_ value: JSONValue) throws(JSONError) {
    // The ends of the open containers, the innermost last.
    var open: [(end: UnsafePointer<Node>, isObject: Bool)] = []
    var node = value.node
    let end = node + node.pointee.size
    while node < end {
      if let container = open.last, container.isObject {
        key(verbatim: decodedText(of: node.pointee, in: value.header.pointee.bytes))
        node += 1
      }
      switch node.pointee.kind {
      case .array:
        try beginArray()
        open.append((node + node.pointee.size, false))
      case .object:
        try beginObject()
        open.append((node + node.pointee.size, true))
      default:
        try write(scalar: JSONValue(node: node, header: value.header))
      }
      node += 1
      while let container = open.last, container.end == node {
        if container.isObject { endObject() } else { endArray() }
        open.removeLast()
      }
    }
  }

  private mutating func write(scalar value: JSONValue) throws(JSONError) {
    let node = value.node.pointee
    switch node.kind {
    case .null: writeNull()
    case .false: write(false)
    case .true: write(true)
    case .integer: write(Int64(bitPattern: node.payload))
    case .unsigned: write(node.payload)
    case .double where node.head & Node.withoutText != 0: try write(Double(bitPattern: node.payload))
    case .double, .wide: write(literal: value.numberLiteral ?? "0")
    default: write(try value.string())
    }
  }

  /// Writes a value that is already JSON text, such as that of a number.
  mutating func write(literal: String) {
    reserve(literal.utf8.count + 1)
    for byte in literal.utf8 { append(byte) }
    append(UInt8(ascii: ","))
  }
}
