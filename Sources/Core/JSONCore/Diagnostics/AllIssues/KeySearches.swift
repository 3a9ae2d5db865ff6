/// The keys that a decode has looked for.
struct KeySearches {
  /// The values that were found.
  private(set) var found: Set<Int> = []
  /// The objects in which keys were looked for, with the keys that are missing.
  private var searched: [Int: [String]] = [:]
  /// The objects that were read member by member.
  private var readWholly: Set<Int> = []
  /// The objects that a path led through: other members of these objects may be read later.
  private var passed: Set<Int> = []
  /// The values that were left out. Their unknown keys can't be determined.
  private var leftOut: Set<Int> = []

  /// - Complexity: O(*n*) on average in the number of entries.
  init(_ entries: [DecodeLog.Entry]) {
    for entry in entries {
      switch entry.role {
      case .found(let object):
        found.insert(entry.place)
        searched[object, default: []] += []
      case .missed(let key): searched[entry.place, default: []].append(key)
      case .readWholly: readWholly.insert(entry.place)
      case .passed: passed.insert(entry.place)
      case .leftOut: leftOut.insert(entry.place)
      case .thrown, .beside, .swallowed: break
      }
    }
  }

  /// The unknown keys of a fixed document's original, in document order.
  ///
  /// - Parameters:
  ///   - stops: The places where the decode failed, in order: the containers around them were not read
  ///     completely.
  ///   - undecided: Values, by their places in the original, whose unknown keys can't be determined either.
  /// - Complexity: O(*n* log *n*) in the number of members of the objects in which keys were looked for.
  func unknownKeys(
    in repaired: RepairedDocument, around stops: [Int], besides undecided: Set<Int>
  ) -> [UnknownKey] {
    let (document, origins) = (repaired.current, repaired.origins)
    var unknown: [UnknownKey] = []
    var lost = leftOut.union(origins.indices.filter { undecided.contains(origins[$0]) }).sorted()[...]
    var lostEnd = 0
    var next = 0
    for object in searched.keys.sorted() where origins[object] >= 0 && !readWholly.contains(object) {
      while let value = lost.first, value <= object {
        lostEnd = max(lostEnd, document.places(of: value).upperBound)
        lost.removeFirst()
      }
      while next < stops.count, stops[next] < object { next += 1 }
      let isStopped = next < stops.count && document.places(of: object).contains(stops[next])
      guard object >= lostEnd, stops.isEmpty || !passed.contains(object), !isStopped else { continue }
      let members = document.children(of: object).map {
        (name: document.string(of: document.tape[$0 - 1]), $0)
      }
      guard members.contains(where: { !found.contains($0.1) }) else { continue }
      // A duplicate of a known key is not unknown.
      let known = Set(members.filter { found.contains($0.1) }.map(\.name))
      // Added members are missing in the original.
      let missed = (searched[object] ?? []) + members.filter { origins[$0.1 - 1] < 0 }.map(\.name)
      for (name, value) in members where !known.contains(name) && origins[value - 1] >= 0 {
        unknown.append(UnknownKey(name: name, node: origins[value - 1], object: object, missed: missed))
      }
    }
    return unknown.sorted { $0.node < $1.node }
  }

  /// Whether the decode has looked at all members of an object, or at all elements of an array that are
  /// objects.
  func coversAll(of container: Int, in document: Document) -> Bool {
    let children = document.children(of: container)
    if document.tape[container].isKind(.object) {
      return readWholly.contains(container) || children.allSatisfy(found.contains)
    }
    return children.allSatisfy { child in
      !document.tape[child].isKind(.object) || searched[child] != nil || readWholly.contains(child)
    }
  }
}
