/// The indexes of a document's large objects, and how often those were searched that have none yet.
struct KeyIndexes {
  private enum Entry {
    case searched(times: Int)
    case indexed(KeyIndex)
  }

  private var entries: [Int: Entry] = [:]
  /// How many members the searches and the making of indexes have looked at, at most; an index looks at one.
  private(set) var steps = 0

  /// How often an object is searched before it gets an index, which costs as much as several searches.
  private static let searchesWithoutIndex = 8

  /// The index of the object at a place; `nil` until it has been searched some times.
  ///
  /// - Parameters:
  ///   - count: The number of its members.
  ///   - make: Makes the index.
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
    case .searched(let times):
      entries[place] = .searched(times: times + 1)
    case nil:
      entries[place] = .searched(times: 1)
    }
    steps += count
    return nil
  }
}

/// Where the members of one large object stand, by the bytes of their keys; never changed once it is made.
///
/// The slot of a key is told by its hash, or is one of those that follow. It holds how far the key's node
/// lies behind the object's, 0 if it is free; at least half of the slots are. Of duplicate keys there is the
/// one that the document's options choose.
@usableFromInline
final class KeyIndex: Sendable {
  /// Objects up to this size are searched from their first member.
  @inlinable static var linearLimit: Int { 64 }

  let slots: [UInt32]

  init(slots: [UInt32]) { self.slots = slots }
}
