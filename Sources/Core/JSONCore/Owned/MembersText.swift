/// The text of a few members whose values are scalars, which is parsed when a member is accessed: for each
/// member the lengths of its key and of its text, and the text with a comma after it.
struct MembersText {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The greatest number of members, so that an access takes little time.
  static let limit = 8
  /// The bytes of the lengths before a member.
  private static let lengths = 2 * MemoryLayout<UInt32>.size

  /// The number of bytes for a member.
  static func size(_ key: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Int {
    lengths + key.count + value.count + 4
  }

  /// Writes a member.
  ///
  /// - Parameters:
  ///   - key: The key as in the text, without escapes, between its quotes.
  ///   - value: The text of a scalar in the strict grammar.
  @inline(__always)  // For one store of the lengths.
  static func write(
    key: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>,
    to place: UnsafeMutablePointer<UInt8>
  ) {
    guard let keyStart = key.baseAddress, let valueStart = value.baseAddress else { return }
    let length = size(key, value) - lengths
    UnsafeMutableRawPointer(place).storeBytes(of: UInt32(truncatingIfNeeded: key.count), as: UInt32.self)
    UnsafeMutableRawPointer(place).storeBytes(
      of: UInt32(truncatingIfNeeded: length), toByteOffset: 4, as: UInt32.self)
    let member = place + lengths
    if valueStart == keyStart + (key.count + 2) {
      member.initialize(from: keyStart - 1, count: length - 1)
    } else {
      member.initialize(from: keyStart - 1, count: key.count + 2)
      member[key.count + 2] = UInt8(ascii: ":")
      (member + (key.count + 3)).initialize(from: valueStart, count: value.count)
    }
    member[length - 1] = UInt8(ascii: ",")
  }

  /// Calls `body` with the key of each member and its text, which ends with a comma, until it returns false.
  @inline(__always)  // So that the closure is.
  func visit(_ body: (_ key: UnsafeBufferPointer<UInt8>, _ member: UnsafeBufferPointer<UInt8>) -> Bool) {
    guard var next = bytes.baseAddress else { return }
    let end = next + bytes.count
    while next < end {
      let key = Int(UnsafeRawPointer(next).loadUnaligned(as: UInt32.self))
      let length = Int(UnsafeRawPointer(next).loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      let text = next + MembersText.lengths
      guard
        body(
          UnsafeBufferPointer(start: text + 1, count: key), UnsafeBufferPointer(start: text, count: length))
      else { return }
      next = text + length
    }
  }

  /// The number of members, unless one has a given key.
  @inline(__always)  // In a function of its own, the optional results take longer than the search.
  func count(besides key: UnsafeBufferPointer<UInt8>?) -> Int? {
    var count = 0
    var isFound = false
    visit { other, _ in
      count += 1
      if let key, other.hasBytes(key) { isFound = true }
      return !isFound
    }
    return isFound ? nil : count
  }

  /// The members as values.
  @inline(never)  // It parses them, and has a dozen callers.
  var contents: OwnedContents {
    var text = [UInt8(ascii: "{")]
    visit { _, member in
      text += member
      return true
    }
    text[text.count - 1] = UInt8(ascii: "}")
    guard let parsed = try? OwnedJSON(parsing: text), let contents = parsed.contents else {
      preconditionFailure("text that was well-formed")
    }
    return contents
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are equal.
  @inline(__always)  // Nearly always the lengths or the first bytes differ.
  func hasBytes(_ other: Self) -> Bool {
    guard count == other.count else { return false }
    guard let baseAddress, let start = other.baseAddress, count > 0 else { return true }
    return baseAddress.pointee == start.pointee && equalBytes(baseAddress, start, count: count)
  }
}
