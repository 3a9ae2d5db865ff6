/// The entries of a large array or object, in chunks of limited size: insertions and removals move only the
/// entries of one chunk.
///
/// An entry of an object has a number that is larger than those before it, and never changes, so that an
/// index of the keys stays valid when other members are removed.
struct OwnedChunks {
  typealias Entry = (number: Int, key: String, value: OwnedJSON)

  /// The number of entries per chunk at first, and the least number of entries that are worth chunks.
  static let capacity = 128

  private(set) var chunks: [[Entry]]
  /// For each chunk, the number of entries up to its end.
  private var ends: [Int]

  init(_ entries: [Entry]) {
    let starts = stride(from: 0, to: entries.count, by: OwnedChunks.capacity)
    ends = starts.map { min($0 + OwnedChunks.capacity, entries.count) }
    chunks = zip(starts, ends).map { Array(entries[$0..<$1]) }
  }

  var count: Int { ends.last ?? 0 }

  var entries: some Sequence<Entry> { chunks.joined() }

  /// A number for the next entry of an object.
  var nextNumber: Int { (chunks.last?.last?.number ?? -1) + 1 }

  subscript(position: Int) -> Entry {
    get {
      let (chunk, offset) = location(of: position)
      return chunks[chunk][offset]
    }
    set {
      let (chunk, offset) = location(of: position)
      chunks[chunk][offset] = newValue
    }
  }

  /// The position of the entry with a number, if there is one.
  func position(of number: Int) -> Int? {
    let chunk = firstIndex(in: chunks.indices) { chunks[$0][chunks[$0].count - 1].number >= number }
    guard chunk < chunks.count else { return nil }
    let offset = firstIndex(in: chunks[chunk].indices) { chunks[chunk][$0].number >= number }
    return ends[chunk] - chunks[chunk].count + offset
  }

  mutating func insert(_ entry: Entry, at position: Int) {
    if chunks.isEmpty { (chunks, ends) = ([[]], [0]) }
    let (chunk, offset) = location(of: position)
    chunks[chunk].insert(entry, at: offset)
    for later in chunk..<ends.count { ends[later] += 1 }
    guard chunks[chunk].count > 2 * OwnedChunks.capacity else { return }
    let half = Array(chunks[chunk].suffix(OwnedChunks.capacity))
    chunks[chunk].removeLast(half.count)
    chunks.insert(half, at: chunk + 1)
    ends.insert(ends[chunk] - half.count, at: chunk)
  }

  @discardableResult
  mutating func remove(at position: Int) -> Entry {
    let (chunk, offset) = location(of: position)
    let entry = chunks[chunk].remove(at: offset)
    for later in chunk..<ends.count { ends[later] -= 1 }
    if chunks[chunk].isEmpty {
      chunks.remove(at: chunk)
      ends.remove(at: chunk)
    }
    return entry
  }

  /// The chunk and the offset in it of a position; that after the last entry belongs to the last chunk.
  private func location(of position: Int) -> (chunk: Int, offset: Int) {
    let chunk = min(firstIndex(in: ends.indices) { ends[$0] > position }, ends.count - 1)
    return (chunk, position - (ends[chunk] - chunks[chunk].count))
  }

  /// The first index from which on all satisfy a condition.
  private func firstIndex(in range: Range<Int>, where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
