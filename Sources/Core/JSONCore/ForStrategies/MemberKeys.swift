/// The keys that a model looks up, in the order of the lookups.
///
/// A model looks up the same keys in the same order again and again, and its objects mostly have their
/// members in that order. So a key is first compared with the one that followed last time, and then with that
/// of the first member that has not been found yet.
@usableFromInline
package final class MemberKeys {
  fileprivate struct Entry {
    /// The bits of the key, which `texts` retains.
    let bits: StringBits
    let key: JSONKey
  }

  /// The maximum number of keys. A model that looks up more probably computes them at run time, and rarely
  /// looks up the same one twice.
  private static var limit: Int { 64 }

  fileprivate private(set) var count = 0
  fileprivate let entries = UnsafeMutablePointer<Entry>.allocate(capacity: limit)
  private var texts: [String] = []
  private var isClosed = false

  /// Creates a list without keys.
  package init() {}

  deinit {
    for entry in UnsafeBufferPointer(start: entries, count: texts.count) { entry.key.utf8.deallocate() }
    entries.deallocate()
  }

  /// The progress of finding the members of one object.
  @frozen @usableFromInline
  package struct Progress: Sendable {
    /// The predicted position of the key that is looked up next.
    @usableFromInline var expected: UInt32
    /// The position of the first member whose key may differ from those before `expected`.
    @usableFromInline var next: UInt32

    /// Creates the state of an object of which no member has been found.
    // Always inlined: two stores for each object.
    @inlinable @inline(__always)
    package init(of object: DocumentPosition) {
      expected = 0
      next = object.index &+ 1
    }
  }

  /// The position of a key, compared at `expected` first; it is added if it is new. `nil` if it can't be
  /// determined.
  fileprivate func position(of key: String, expecting expected: Int) -> Int? {
    if isClosed { return nil }
    let bits = StringBits(key)
    if expected < count, entries[expected].bits.areSame(as: bits) { return expected }
    for position in 0..<count where entries[position].bits.areSame(as: bits) { return position }
    return append(key, bits)
  }

  private func append(_ key: String, _ bits: StringBits) -> Int? {
    guard count < MemberKeys.limit else {
      isClosed = true
      count = 0
      return nil
    }
    // Two keys with the same text could be confused with each other.
    guard key.utf8.count < JSONKey.lengthLimit, !texts.contains(where: { $0.utf8.elementsEqual(key.utf8) })
    else { return nil }
    let text = Array(key.utf8)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(text.count, 1))
    bytes.initialize(from: text, count: text.count)
    let stored = JSONKey(utf8: bytes, count: text.count, isASCII: text.allSatisfy { $0 < 0x80 })
    (entries + count).initialize(to: Entry(bits: bits, key: stored))
    texts.append(key)
    count += 1
    return count - 1
  }
}

extension JSONObject {
  /// The position of the value of the member with this key; of duplicates, the one that the options choose.
  ///
  /// - Parameters:
  ///   - keys: The keys that have been looked up in such objects so far.
  ///   - progress: The progress for this object.
  /// - Complexity: O(1) if the members are in the order of the lookups, otherwise the same as
  ///   ``position(of:)``.
  @inline(never)
  package func position(
    of key: String, by keys: MemberKeys, progress: inout MemberKeys.Progress
  ) -> DocumentPosition? {
    let expected = Int(progress.expected)
    guard expected < keys.count,
      case let entry = keys.entries[expected],
      entry.bits.areSame(as: StringBits(key)),
      !header.pointee.findsWithCare,
      case let candidate = header.pointee.tape + Int(progress.next),
      candidate < node + node.pointee.size,
      hasKey(candidate, entry.key)
    else { return search(for: key, by: keys, progress: &progress) }
    let value = DocumentPosition(index: Int(progress.next) &+ 1)
    progress.expected &+= 1
    progress.next = value.index &+ UInt32(truncatingIfNeeded: candidate[1].size)
    return value
  }

  @inline(never)
  private func search(
    for key: String, by keys: MemberKeys, progress: inout MemberKeys.Progress
  ) -> DocumentPosition? {
    guard !header.pointee.findsWithCare, node.pointee.count <= KeyIndex.linearLimit,
      let position = keys.position(of: key, expecting: Int(progress.expected))
    else { return self.position(of: key) }
    // The members before `next` have keys before `expected`. This key is not among them, unless it is
    // repeated.
    if position < progress.expected { progress = MemberKeys.Progress(of: value.position) }
    progress.expected = UInt32(truncatingIfNeeded: position + 1)
    let first = header.pointee.tape + Int(progress.next)
    let key = keys.entries[position].key
    // As in `find(_:count:)`.
    let found = 2...60 ~= key.count ? findFirst(key, from: first) : findFirst(key, oneByOneFrom: first)
    guard let found else {
      let found = key.isASCII ? nil : findEquivalent(key.utf8, count: key.count)
      return found.map { DocumentPosition(index: $0 - header.pointee.tape) }
    }
    let value = DocumentPosition(index: found - header.pointee.tape)
    if found == first + 1 { progress.next = value.index &+ UInt32(truncatingIfNeeded: found.pointee.size) }
    return value
  }
}
