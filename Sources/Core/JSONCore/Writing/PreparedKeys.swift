/// Keys that are written often, each with its quoted and escaped text and the colon, made once.
///
/// At most 64, so that the keys which an object has got fit into one word.
public struct PreparedKeys: ~Copyable {
  private struct Entry {
    var name: Int
    var nameCount: Int
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
    let (nameStart, nameCount) = append(name.utf8)
    let (textStart, textCount) = append(writer.text)
    (entries + count).initialize(
      to: Entry(name: nameStart, nameCount: nameCount, text: textStart, textCount: textCount))
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
  public func position(of name: String, expecting expected: Int) -> Int? {
    var name = name
    return name.withUTF8 { name in
      if expected < count, isEntry(expected, name) { return expected }
      return (0..<count).first { isEntry($0, name) }
    }
  }

  private func isEntry(_ position: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = entries[position]
    guard entry.nameCount == name.count, let start = name.baseAddress else {
      return entry.nameCount == name.count
    }
    return equalBytes(bytes + entry.name, start, count: name.count)
  }

  fileprivate func text(at position: Int) -> UnsafeBufferPointer<UInt8> {
    precondition(position < count, "a key of another table")
    return UnsafeBufferPointer(start: bytes + entries[position].text, count: entries[position].textCount)
  }
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
