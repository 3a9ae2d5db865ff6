/// Keys that are written often, each with its quoted and escaped text and the colon, made once.
///
/// At most 64, so that the keys which an object has got fit into one word.
public struct PreparedKeys: ~Copyable {
  private struct Entry {
    var name: String
    var text: Int
    var textCount: Int
  }

  /// The most keys that there is room for.
  public static var limit: Int { UInt64.bitWidth }

  /// The number of keys.
  public private(set) var count = 0
  private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: UInt64.bitWidth)
  private var bytes: UnsafeMutablePointer<UInt8>
  private var byteCount = 0
  private var byteCapacity = 256

  /// Creates a table without keys.
  public init() {
    bytes = .allocate(capacity: byteCapacity)
  }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
    bytes.deallocate()
  }

  /// Adds a key and returns its position; `nil` if there is no room.
  ///
  /// - Parameters:
  ///   - name: What the key is found by.
  ///   - wireName: What is written for it.
  public mutating func append(_ name: String, wireName: String, options: JSONWriteOptions) -> Int? {
    guard count < PreparedKeys.limit else { return nil }
    var writer = JSONWriter(options: JSONWriteOptions(escapesSlashes: options.escapesSlashes))
    writer.key(wireName)
    let (start, length) = append(writer.text)
    (entries + count).initialize(to: Entry(name: name, text: start, textCount: length))
    count += 1
    return count - 1
  }

  private mutating func append(_ text: some Collection<UInt8>) -> (start: Int, count: Int) {
    let start = byteCount
    let count = text.count
    if byteCapacity < start + count {
      let capacity = 2 * (start + count)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      larger.update(from: bytes, count: start)
      bytes.deallocate()
      bytes = larger
      byteCapacity = capacity
    }
    for (index, byte) in text.enumerated() { bytes[start + index] = byte }
    byteCount += count
    return (start, count)
  }

  /// The position of a key, looked for at `expected` first.
  @inline(__always)
  public func position(of name: String, expecting expected: Int) -> Int? {
    // One comparison also refuses what is negative.
    if UInt(bitPattern: expected) < UInt(bitPattern: count),
      isSameStorage(entries[expected].name, name)
    {
      return expected
    }
    return search(name)
  }

  /// Compares bytes: strings are equal also where they only look the same.
  @inline(never)
  private func search(_ name: String) -> Int? {
    (0..<count).first { entries[$0].name.utf8.elementsEqual(name.utf8) }
  }

  fileprivate func text(at position: Int) -> UnsafeBufferPointer<UInt8> {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "a key of another table")
    return UnsafeBufferPointer(start: bytes + entries[position].text, count: entries[position].textCount)
  }
}

/// Whether two strings are the same bits, and therefore the same text: true for two uses of one literal, and for equal
/// strings of at most 15 bytes. False tells nothing.
@inline(__always)
private func isSameStorage(_ left: String, _ right: String) -> Bool {
  #if _pointerBitWidth(_64)
    return unsafeBitCast(left, to: (UInt64, UInt64).self) == unsafeBitCast(right, to: (UInt64, UInt64).self)
  #else
    return left.utf8.elementsEqual(right.utf8)
  #endif
}

extension JSONWriter {
  /// Writes a key and its colon.
  public mutating func key(_ keys: borrowing PreparedKeys, at position: Int) {
    let text = keys.text(at: position)
    reserve(text.count)
    guard let start = text.baseAddress else { return }
    next.update(from: start, count: text.count)
    next += text.count
  }
}
