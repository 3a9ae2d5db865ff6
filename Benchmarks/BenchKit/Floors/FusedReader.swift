import Catalog

/// Why a fused parser rejects a document: only the place, for a floor says no more than it must.
struct FusedFailure: Error, Sendable, Hashable, CustomStringConvertible {
  let offset: Int

  var description: String { "the document is not acceptable at byte \(offset)" }
}

/// Reads JSON text from front to back, without a tree in between.
///
/// It takes what JSONCore takes and rejects what JSONCore rejects, so that it is a floor of the same work.
struct FusedReader {
  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  /// The text of the string with escapes that is being read; one storage for all of them.
  var decoded: [UInt8] = []
  /// The cast of the movie that is being read.
  var actors: [MovieActor] = []

  /// The same as the default of `JSONParseOptions`.
  private static let depthLimit = 512

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var failure: FusedFailure { FusedFailure(offset: position) }

  /// The byte at the position; 0, which no rule of the grammar accepts, behind the end.
  @inline(__always)
  var byte: UInt8 { byte(at: position) }

  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  @inline(__always)
  mutating func skipWhitespace() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Passes white space and one byte.
  @inline(__always)
  mutating func expect(_ expected: Unicode.Scalar) throws(FusedFailure) {
    skipWhitespace()
    guard byte == UInt8(ascii: expected) else { throw failure }
    position += 1
  }

  /// Passes white space and, if it is there, one byte.
  @inline(__always)
  mutating func accepts(_ wanted: Unicode.Scalar) -> Bool {
    skipWhitespace()
    guard byte == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  /// Nothing but white space may follow the value.
  mutating func end() throws(FusedFailure) {
    skipWhitespace()
    guard position == bytes.count else { throw failure }
  }

  // MARK: Containers

  /// Opens an array; false if it is empty and closed already.
  @inline(__always)
  mutating func beginArray() throws(FusedFailure) -> Bool {
    try expect("[")
    try enter()
    guard !accepts("]") else {
      depth -= 1
      return false
    }
    return true
  }

  /// True if another element follows, false if the array is closed.
  @inline(__always)
  mutating func hasNextElement() throws(FusedFailure) -> Bool {
    if accepts(",") { return true }
    try expect("]")
    depth -= 1
    return false
  }

  /// Opens an object; false if it is empty and closed already.
  @inline(__always)
  mutating func beginObject() throws(FusedFailure) -> Bool {
    try expect("{")
    try enter()
    guard !accepts("}") else {
      depth -= 1
      return false
    }
    return true
  }

  /// True if another member follows, false if the object is closed.
  @inline(__always)
  mutating func hasNextMember() throws(FusedFailure) -> Bool {
    if accepts(",") { return true }
    try expect("}")
    depth -= 1
    return false
  }

  private mutating func enter() throws(FusedFailure) {
    depth += 1
    guard depth <= Self.depthLimit else { throw failure }
  }

  // MARK: Other values

  mutating func bool() throws(FusedFailure) -> Bool {
    skipWhitespace()
    if byte == UInt8(ascii: "t") {
      try literal("true")
      return true
    }
    try literal("false")
    return false
  }

  /// True if a null was passed.
  mutating func null() throws(FusedFailure) -> Bool {
    skipWhitespace()
    guard byte == UInt8(ascii: "n") else { return false }
    try literal("null")
    return true
  }

  private mutating func literal(_ text: String) throws(FusedFailure) {
    for expected in text.utf8 {
      guard byte == expected else { throw failure }
      position += 1
    }
  }

  /// Passes any value.
  mutating func skipValue() throws(FusedFailure) {
    skipWhitespace()
    switch byte {
    case UInt8(ascii: "{"):
      guard try beginObject() else { return }
      repeat {
        _ = try string()
        try expect(":")
        try skipValue()
      } while try hasNextMember()
    case UInt8(ascii: "["):
      guard try beginArray() else { return }
      repeat { try skipValue() } while try hasNextElement()
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
    case UInt8(ascii: "n"): _ = try null()
    default: _ = try number()
    }
  }
}
