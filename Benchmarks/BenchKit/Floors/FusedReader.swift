import CScan

/// Why a fused parser rejects a document: only the place, for a floor says no more than it must.
struct FusedFailure: Error, Sendable, Hashable, CustomStringConvertible {
  let offset: Int

  var description: String { "the document is not acceptable at byte \(offset)" }
}

/// Reads JSON text from front to back, without a tree in between.
///
/// It takes what JSONCore takes and rejects what JSONCore rejects, so that it is a floor of the same work.
/// The text is copied once, so that zeros can follow it: no rule of the grammar accepts a zero, so that every
/// scan ends there and needs no other bound. The pointers stay within the files of this reader.
struct FusedReader: ~Copyable {
  private let text: UnsafeMutablePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// The next byte to be read.
  var place: UnsafePointer<UInt8>
  private var depth = 0
  /// The text of the string with escapes that is being read; one storage for all of them.
  var decoded: [UInt8] = []
  /// How many elements the longest array within a model had so far: the next one gets as much room at once.
  var mostElements = 0

  /// The same as the default of `JSONParseOptions`.
  private static let depthLimit = 512
  /// As much as `cscan_plain_text` asks for.
  private static let padding = 64

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + Self.padding)
    bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { copy.initialize(from: start, count: bytes.count) }
    }
    (copy + bytes.count).initialize(repeating: 0, count: Self.padding)
    text = copy
    place = UnsafePointer(text)
    end = place + bytes.count
  }

  deinit {
    text.deallocate()
  }

  var failure: FusedFailure { FusedFailure(offset: place - UnsafePointer(text)) }

  /// How many bytes were read, and how many are left.
  var progress: (read: Int, left: Int) { (place - UnsafePointer(text), end - place) }

  @inline(__always)
  var byte: UInt8 { place.pointee }

  @inline(__always)
  mutating func skipWhitespace() {
    guard byte <= 0x20 else { return }
    place = cscan_white_space(place)
  }

  /// Passes white space and one byte.
  @inline(__always)
  mutating func expect(_ expected: Unicode.Scalar) throws(FusedFailure) {
    guard accepts(expected) else { throw failure }
  }

  /// Passes white space and, if it is there, one byte.
  @inline(__always)
  mutating func accepts(_ wanted: Unicode.Scalar) -> Bool {
    skipWhitespace()
    guard byte == UInt8(ascii: wanted) else { return false }
    place += 1
    return true
  }

  /// Nothing but white space may follow the value.
  mutating func finish() throws(FusedFailure) {
    skipWhitespace()
    guard place == end else { throw failure }
  }

  // MARK: Containers

  /// Opens an array; false if it is empty and closed already.
  @inline(__always)
  mutating func beginArray() throws(FusedFailure) -> Bool {
    try begin("[", "]")
  }

  /// True if another element follows, false if the array is closed.
  @inline(__always)
  mutating func hasNextElement() throws(FusedFailure) -> Bool {
    try hasNext("]")
  }

  /// Opens an object; false if it is empty and closed already.
  @inline(__always)
  mutating func beginObject() throws(FusedFailure) -> Bool {
    try begin("{", "}")
  }

  /// True if another member follows, false if the object is closed.
  @inline(__always)
  mutating func hasNextMember() throws(FusedFailure) -> Bool {
    try hasNext("}")
  }

  @inline(__always)
  private mutating func begin(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar
  ) throws(FusedFailure) -> Bool {
    try expect(opening)
    depth += 1
    guard depth <= Self.depthLimit else { throw failure }
    guard !accepts(closing) else {
      depth -= 1
      return false
    }
    return true
  }

  @inline(__always)
  private mutating func hasNext(_ closing: Unicode.Scalar) throws(FusedFailure) -> Bool {
    if accepts(",") { return true }
    try expect(closing)
    depth -= 1
    return false
  }

  // MARK: Other values

  @inline(__always)
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
  @inline(__always)
  mutating func null() throws(FusedFailure) -> Bool {
    skipWhitespace()
    guard byte == UInt8(ascii: "n") else { return false }
    try literal("null")
    return true
  }

  @inline(__always)
  private mutating func literal(_ text: StaticString) throws(FusedFailure) {
    for index in 0..<text.utf8CodeUnitCount {
      guard byte == text.utf8Start[index] else { throw failure }
      place += 1
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
