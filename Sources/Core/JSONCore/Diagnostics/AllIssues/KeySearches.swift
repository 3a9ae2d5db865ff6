/// The keys that a decode has looked for.
struct KeySearches {
  /// The values that were found.
  private(set) var found: Set<Int> = []
  /// The objects in which keys were looked for, with the keys that are missing.
  private(set) var searched: [Int: [String]] = [:]
  /// The missing keys that other keys stand for.
  private(set) var replaced: [Int: Set<String>] = [:]
  /// The objects that were read member by member.
  private(set) var readWholly: Set<Int> = []
  /// The objects whose keys were listed.
  private(set) var listed: Set<Int> = []
  /// The objects without unknown keys, whose keys are those of models.
  private var othersKnown: Set<Int> = []
  /// The values that became fallbacks.
  private(set) var fellBack: Set<Int> = []
  /// The objects that a path led through: other members of these objects may be read later.
  private var passed: Set<Int> = []
  /// The types of the models that were decoded from each value, the outermost first, by the values' places.
  private(set) var models: [Int: [Any.Type]] = [:]
  /// The values that were left out. Their unknown keys can't be determined.
  private(set) var leftOut: Set<Int> = []
  /// The drift of the JSON in strings.
  private(set) var texts: [Int: Drift] = [:]

  /// - Complexity: O(*n*) on average in the number of entries.
  init(_ entries: [DecodeLog.Entry]) {
    for entry in entries {
      switch entry.role {
      case .found(let object):
        found.insert(entry.place)
        searched[object, default: []] += []
      case .missed(let key): searched[entry.place, default: []].append(key)
      case .replaced(let key): replaced[entry.place, default: []].insert(key)
      case .readWholly: readWholly.insert(entry.place)
      case .listed: listed.insert(entry.place)
      case .othersKnown: othersKnown.insert(entry.place)
      case .fellBack: fellBack.insert(entry.place)
      case .passed: passed.insert(entry.place)
      case .leftOut: leftOut.insert(entry.place)
      case .text(let drift): texts[entry.place, default: Drift()].formUnion(drift)
      case .model(let type): models[entry.place, default: []].append(type)
      case .thrown, .collected, .stopped, .swallowed: break
      }
    }
  }

  /// The unknown keys of a document, in its order.
  ///
  /// - Parameters:
  ///   - stopped: The objects that were not read completely.
  ///   - isComplete: Whether the decode succeeded.
  /// - Complexity: O(*n* log *n*) in the number of members of the objects in which keys were looked for.
  func unknownKeys(in document: Document, besides stopped: Set<Int>, isComplete: Bool) -> [UnknownKey] {
    var unknown: [UnknownKey] = []
    var lost = leftOut.sorted()[...]
    var lostEnd = 0
    for object in searched.keys.sorted() where object < document.nodeCount {
      while let value = lost.first, value <= object {
        lostEnd = max(lostEnd, document.places(of: value).upperBound)
        lost.removeFirst()
      }
      guard object >= lostEnd, isComplete || !passed.contains(object), !stopped.contains(object) else {
        continue
      }
      for (name, value) in unreadMembers(of: object, in: document) {
        unknown.append(
          UnknownKey(name: name, node: value - 1, object: object, missed: searched[object] ?? []))
      }
    }
    return unknown.sorted { $0.node < $1.node }
  }

  /// The members that no key of a model names; a duplicate of a known key is not one of them.
  func unreadMembers(of object: Int, in document: Document) -> [(name: String, value: Int)] {
    guard !coversAll(of: object, in: document), !othersKnown.contains(object) else { return [] }
    let members = document.children(of: object).map {
      (name: document.string(of: document.tape[$0 - 1]), value: $0)
    }
    let known = Set(members.filter { found.contains($0.value) }.map(\.name))
    return members.filter { !known.contains($0.name) }
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
