import JSONCore

/// Reads the value of a text that isn't complete, byte by byte, by rules of its own: open containers end,
/// strings have their characters so far, and anything else that could go on is missing.
struct PartialOracle {
  private var rest: ArraySlice<UInt8>

  /// - Precondition: More text can make the text valid JSON.
  static func value(of text: ArraySlice<UInt8>) throws -> OwnedJSON? {
    var oracle = PartialOracle(rest: text)
    return try oracle.value()
  }

  private mutating func value() throws -> OwnedJSON? {
    switch next() {
    case UInt8(ascii: "["): return .array(OwnedJSON.Elements(try elements()))
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "\""): return .string(try string().text)
    default:
      let end = rest.firstIndex { $0 == 0x2C || $0 == 0x5D || $0 == 0x7D || $0 <= 0x20 }
      guard let end else { return nil }
      defer { rest = rest[end...] }
      return try OwnedJSON(parsing: Array(rest[..<end]))
    }
  }

  /// The next byte that isn't white space.
  private mutating func next() -> UInt8? {
    while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
    return rest.first
  }

  /// Whether there is a child, which `next()` begins then, after a bracket or a comma.
  private mutating func hasChild() -> Bool {
    rest.removeFirst()
    switch next() {
    case nil: return false
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    default: return true
    }
  }

  private mutating func elements() throws -> [OwnedJSON] {
    var elements: [OwnedJSON] = []
    while hasChild() {
      guard let element = try value() else { break }
      elements.append(element)
      guard next() == UInt8(ascii: ",") else { break }
    }
    if !rest.isEmpty { rest.removeFirst() }
    return elements
  }

  private mutating func members() throws -> OwnedJSON.Members {
    var members = OwnedJSON.Members()
    while hasChild() {
      let key = try string()
      guard key.isComplete, next() != nil else { break }
      rest.removeFirst()
      guard let value = try value() else { break }
      // The first of equal keys counts.
      if members[key.text] == nil { members[key.text] = value }
      guard next() == UInt8(ascii: ",") else { break }
    }
    if !rest.isEmpty { rest.removeFirst() }
    return members
  }

  private mutating func string() throws -> (text: String, isComplete: Bool) {
    rest.removeFirst()
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return (String(decoding: text, as: UTF8.self), true) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let character = escape() else { break }
      text += Array(String(character).utf8)
    }
    // Without the beginning of a character.
    while String(validating: text, as: UTF8.self) == nil { text.removeLast() }
    return (String(decoding: text, as: UTF8.self), false)
  }

  /// The character of an escape, after the backslash; `nil` if the escape isn't complete.
  private mutating func escape() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case nil: return nil
    case UInt8(ascii: "u"):
      guard let first = unit() else { return nil }
      guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
      guard rest.popFirst() != nil, rest.popFirst() != nil, let second = unit() else { return nil }
      return Unicode.Scalar(0x10000 + UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case let byte?: return Unicode.Scalar(byte)
    }
  }

  private mutating func unit() -> UInt16? {
    guard rest.count >= 4 else { return nil }
    defer { rest = rest.dropFirst(4) }
    return UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
  }
}
