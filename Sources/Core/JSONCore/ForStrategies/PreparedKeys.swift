/// The keys of one type in their usual order of writing, each with its quoted and escaped text and the colon,
/// created once.
///
/// A model writes the same keys in the same order again and again. So a key is first compared with the one
/// that followed last time; a bit set shows whether a key is written twice. There are at most 64 keys, so
/// that the set of an object's keys fits into one word.
@usableFromInline
package final class PreparedKeys {
  fileprivate struct Entry {
    /// The bits of the name, which `names` retains.
    var name: StringBits
    var text: Int
    var textCount: Int
  }

  /// The maximum number of keys.
  package static var limit: Int { UInt64.bitWidth }

  /// The number of bytes that are copied at a time.
  private static var word: Int { MemoryLayout<SIMD16<UInt8>>.size }

  private var count = 0
  fileprivate let entries = UnsafeMutablePointer<Entry>.allocate(capacity: UInt64.bitWidth)
  private var names: [String] = []
  /// The text that is written for each key.
  package private(set) var wireNames: [String] = []
  private var bytes: UnsafeMutablePointer<UInt8>
  private var byteCount = 0
  private var byteCapacity = 256

  /// Creates a table without keys.
  package init() { bytes = .allocate(capacity: byteCapacity) }

  deinit {
    entries.deallocate()
    bytes.deallocate()
  }

  /// Adds a key and returns its position; `nil` if the table is full.
  ///
  /// - Parameters:
  ///   - name: The name by which the key is found.
  ///   - wireName: The text that is written for it.
  package func append(_ name: String, wireName: String, options: JSONWriteOptions) -> Int? {
    guard count < PreparedKeys.limit else { return nil }
    var writer = JSONWriter(options: JSONWriteOptions(escapesSlashes: options.escapesSlashes))
    writer.key(wireName)
    let (start, length) = append(writer.text)
    names.append(name)
    wireNames.append(wireName)
    (entries + count).initialize(to: Entry(name: StringBits(name), text: start, textCount: length))
    count += 1
    return count - 1
  }

  private func append(_ text: some Collection<UInt8>) -> (start: Int, count: Int) {
    let start = byteCount
    let count = text.count
    // The last key is copied in whole words too.
    if byteCapacity < start + count + PreparedKeys.word {
      let capacity = 2 * (start + count + PreparedKeys.word)
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

  /// The keys that were written for an object so far.
  @frozen @usableFromInline
  package struct Written: Sendable {
    /// A bit for each position.
    @usableFromInline var bits: UInt64 = 0
    /// The position that is compared first: the one after the last key.
    @usableFromInline var expected = 0

    /// Creates the state of an object without keys.
    // Inlined at the beginning of an object: a call would take longer than these two stores.
    @inlinable @inline(__always)
    package init() {}

    /// Records a key; false if the object already has it.
    @inline(__always)
    package mutating func insert(_ position: Int) -> Bool {
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: position)
      guard bits & bit == 0 else { return false }
      bits |= bit
      expected = position &+ 1
      return true
    }

    /// Removes a key.
    package mutating func remove(_ position: Int) { bits &= ~(1 << UInt64(position)) }

    /// Whether the object has a key.
    package func contains(_ position: Int) -> Bool { bits & 1 << UInt64(position) != 0 }
  }

  /// Whether a key is the one at a position.
  @inline(__always)
  fileprivate func isKey(_ name: String, at position: Int) -> Bool {
    // One comparison also rejects negative values.
    UInt(bitPattern: position) < UInt(bitPattern: count)
      && entries[position].name.areSame(as: StringBits(name))
  }

  /// The position of a key. Compares bytes last: `String`s are also equal if they are canonically equivalent.
  fileprivate func position(of name: String) -> Int? {
    let bits = StringBits(name)
    for position in 0..<count where entries[position].name.areSame(as: bits) { return position }
    return names.firstIndex { $0.utf8.elementsEqual(name.utf8) }
  }

  /// Copies the text of a key in whole words.
  @inline(__always)
  fileprivate func copy(_ position: Int, to target: UnsafeMutablePointer<UInt8>) {
    let source = UnsafeRawPointer(bytes + entries[position].text)
    let target = UnsafeMutableRawPointer(target)
    let count = entries[position].textCount
    var offset = 0
    repeat {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self), toByteOffset: offset,
        as: SIMD16<UInt8>.self)
      offset &+= PreparedKeys.word
    } while offset < count
  }
}

extension JSONWriter {
  /// The result of writing a key.
  package enum PreparedKeyResult: Sendable { case written, repeated, unknown }

  /// Writes a key and its colon, if the table has it and the object does not yet.
  // The frequent path calls nothing, so that it needn't save registers.
  @inline(never)
  package mutating func key(
    _ name: String, of keys: PreparedKeys, written: inout PreparedKeys.Written
  ) -> PreparedKeyResult {
    let position = written.expected
    guard keys.isKey(name, at: position), limit - next >= keys.entries[position].textCount else {
      return search(name, of: keys, written: &written)
    }
    return write(position, of: keys, written: &written)
  }

  @inline(never)
  private mutating func search(
    _ name: String, of keys: PreparedKeys, written: inout PreparedKeys.Written
  ) -> PreparedKeyResult {
    guard let position = keys.position(of: name) else { return .unknown }
    reserve(keys.entries[position].textCount)
    return write(position, of: keys, written: &written)
  }

  // `@inline(__always)`, because a call would make `key` save registers for each member.
  @inline(__always)
  private mutating func write(
    _ position: Int, of keys: PreparedKeys, written: inout PreparedKeys.Written
  ) -> PreparedKeyResult {
    guard written.insert(position) else { return .repeated }
    keys.copy(position, to: next)
    next += keys.entries[position].textCount
    return .written
  }
}
