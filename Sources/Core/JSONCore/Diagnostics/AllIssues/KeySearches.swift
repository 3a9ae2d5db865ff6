/// Which keys a decode has looked for.
struct KeySearches {
  /// The values that were found.
  private(set) var found: Set<Int> = []
  /// The objects in which keys were looked for, with the keys that they do not have.
  private var searched: [Int: [String]] = [:]
  /// The objects that were read member by member.
  private var readWholly: Set<Int> = []
  /// The objects through which a path led: others of their members may be read later.
  private var passed: Set<Int> = []
  /// The values that were left out. Which of their keys are known is not known.
  private var leftOut: Set<Int> = []

  /// - Complexity: O(*n*) on average in the number of events.
  init(_ events: [DecodeRecord.Event]) {
    for event in events {
      switch event {
      case .found(let value, let object):
        found.insert(value)
        searched[object, default: []] += []
      case .missed(let key, let object): searched[object, default: []].append(key)
      case .readWholly(let object): readWholly.insert(object)
      case .passed(let object): passed.insert(object)
      case .leftOut(let value, _): leftOut.insert(value)
      case .failed: break
      }
    }
  }

  /// The unknown keys in document order.
  ///
  /// - Parameter stops: Where the decode has failed, in order: what is around these places was not read to its
  ///   end.
  /// - Complexity: O(*n* log *n*) in the number of members of the objects in which keys were looked for.
  func unknownKeys(in document: Document, around stops: [Int] = []) -> [UnknownKey] {
    var unknown: [UnknownKey] = []
    var lostEnd = 0
    var lost = leftOut.sorted()[...]
    for object in searched.keys.sorted() where !readWholly.contains(object) {
      while let value = lost.first, value <= object {
        lostEnd = max(lostEnd, document.places(of: value).upperBound)
        lost.removeFirst()
      }
      guard object >= lostEnd, !(stops.isEmpty ? false : passed.contains(object)),
        !stops.holdsAny(of: document.places(of: object))
      else { continue }
      let members = document.children(of: object).map {
        (name: document.string(of: document.tape[$0 - 1]), $0)
      }
      guard members.contains(where: { !found.contains($0.1) }) else { continue }
      // A duplicate of a known key is not unknown.
      let known = Set(members.filter { found.contains($0.1) }.map(\.name))
      for (name, value) in members where !known.contains(name) {
        unknown.append(
          UnknownKey(name: name, node: value - 1, object: object, missed: searched[object] ?? []))
      }
    }
    return unknown.sorted { $0.node < $1.node }
  }

  /// Whether the decode has looked at all members of an object, or at all elements of an array that are
  /// objects.
  func hasSeenAll(of container: Int, in document: Document) -> Bool {
    let children = document.children(of: container)
    if document.tape[container].isKind(.object) {
      return readWholly.contains(container) || children.allSatisfy(found.contains)
    }
    return children.allSatisfy { child in
      !document.tape[child].isKind(.object) || searched[child] != nil || readWholly.contains(child)
    }
  }
}

extension [Int] {
  /// Whether one of these places, which are in order, lies within a range.
  fileprivate func holdsAny(of range: Range<Int>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && range.contains(self[low])
  }
}
