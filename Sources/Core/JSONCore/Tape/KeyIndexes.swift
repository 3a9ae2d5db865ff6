/// The indexes of a document's large objects, and the number of searches of those that have none yet.
struct KeyIndexes {
  private enum Entry {
    case searched(times: Int)
    case indexed(KeyIndex)
  }

  private var entries: [Int: Entry] = [:]
  /// An upper bound for the number of members that searches and the creation of indexes have examined; a
  /// lookup in an index examines one.
  private(set) var steps = 0
  /// The number of skipped elements whose errors don't retain the document. Here, because a lock of its own
  /// would take time for each document.
  fileprivate(set) var skipped = 0
  /// Finders at regular distances in the document; see ``Document/finder(before:)``. Here for the same reason.
  var finders: [PlaceFinder] = []

  /// The number of searches of an object before its index is created. Creating it takes as long as several
  /// searches.
  private static let searchesWithoutIndex = 8

  /// The index of the object at a place; `nil` until it has been searched several times.
  ///
  /// - Parameters:
  ///   - count: The number of its members.
  ///   - make: Creates the index.
  mutating func index(of place: Int, count: Int, _ make: () -> KeyIndex) -> KeyIndex? {
    switch entries[place] {
    case .indexed(let index):
      steps += 1
      return index
    case .searched(KeyIndexes.searchesWithoutIndex):
      let index = make()
      entries[place] = .indexed(index)
      steps += count
      return index
    case .searched(let times): entries[place] = .searched(times: times + 1)
    case nil: entries[place] = .searched(times: 1)
    }
    steps += count
    return nil
  }
}

/// The positions of one large object's members by the bytes of their keys; immutable.
///
/// The hash of a key selects a slot; the key is in that slot or in one after it. A slot contains the distance
/// of the key's node from the object's, or 0 if it is free; at least half of the slots are free. Of duplicate
/// keys, the slots contain the one that the document's options choose.
@usableFromInline
final class KeyIndex: Sendable {
  /// Objects up to this size are searched from their first member.
  @inlinable static var linearLimit: Int { 64 }

  let slots: [UInt32]

  init(slots: [UInt32]) { self.slots = slots }
}

extension Document {
  /// Counts a skipped element, unless as many have been counted.
  ///
  /// - Returns: Whether there are more than those.
  func countSkipped(upTo limit: Int) -> Bool {
    keyIndexes.withLock { indexes in
      if indexes == nil { indexes = KeyIndexes() }
      guard let count = indexes?.skipped, count < limit else { return true }
      indexes?.skipped += 1
      return false
    }
  }

  /// The number of members examined by searches for keys only known at run time, in objects with many
  /// members.
  package var runTimeSearchSteps: Int { keyIndexes.withLock { $0?.steps ?? 0 } }
}
