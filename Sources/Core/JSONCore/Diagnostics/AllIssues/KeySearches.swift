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
  /// The types of the models that were decoded from each value, the outermost first, by the values' places.
  private(set) var models: [Int: [Any.Type]] = [:]
  /// The values that were left out. Their unknown keys can't be determined.
  private var leftOut: [Int] = []

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
      case .leftOut: leftOut.append(entry.place)
      case .model(let type): models[entry.place, default: []].append(type)
      case .thrown, .collected, .stopped, .swallowed: break
      }
    }
    leftOut.sort()
  }

  /// The unknown keys of a document, in its order.
  ///
  /// - Parameters:
  ///   - stopped: The objects that were not read completely.
  ///   - isComplete: Whether the decode succeeded.
  /// - Complexity: O(*n* log *n*) in the number of members of the objects in which keys were looked for.
  func unknownKeys(in document: Document, besides stopped: Set<Int>, isComplete: Bool) -> [UnknownKey] {
    var unknown: [UnknownKey] = []
    var lost = leftOut[...]
    var lostEnd = 0
    for object in searched.keys.sorted() where object < document.nodeCount && !readWholly.contains(object) {
      while let value = lost.first, value <= object {
        lostEnd = max(lostEnd, document.places(of: value).upperBound)
        lost.removeFirst()
      }
      guard object >= lostEnd, isComplete || !passed.contains(object), !stopped.contains(object) else {
        continue
      }
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

  /// Whether the decode has looked at all members of an object.
  func coversAll(of object: Int, in document: Document) -> Bool {
    readWholly.contains(object) || document.children(of: object).allSatisfy(found.contains)
  }
}

/// A key that a decode did not look for.
struct UnknownKey {
  var name: String
  /// Its place.
  var node: Int
  /// The object that has it.
  var object: Int
  /// The keys that were looked for in its object and are missing.
  var missed: [String]
}
