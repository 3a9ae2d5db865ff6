/// Notes which keys a decode looks for, to find those that nobody did.
///
/// It belongs to a document that is decoded once, on one thread.
@usableFromInline
final class KeyTracker {
  /// The values that were found.
  private(set) var found: Set<Int> = []
  /// The objects in which keys were looked for, with the keys that they do not have.
  private var searched: [Int: [String]] = [:]
  /// The objects that were read member by member.
  private var readWholly: Set<Int> = []
  /// The objects through which a path led: others of their members may be read later.
  private var passed: Set<Int> = []
  /// All that has been noted, in order.
  private var log: [Note] = []

  private enum Note {
    case found(Int)
    case readWholly(Int)
    case firstSearch(Int)
    case missed(Int)
  }

  @usableFromInline
  func noteSearch(for key: UnsafeBufferPointer<UInt8>, in object: Int, foundAt value: Int?) {
    noteSearch(for: value == nil ? String(decoding: key, as: UTF8.self) : "", in: object, foundAt: value)
  }

  @usableFromInline
  func noteSearch(for key: String, in object: Int, foundAt value: Int?) {
    if let value, found.insert(value).inserted { log.append(.found(value)) }
    if searched[object] == nil {
      searched[object] = []
      log.append(.firstSearch(object))
    }
    guard value == nil else { return }
    searched[object]?.append(key)
    log.append(.missed(object))
  }

  @usableFromInline
  func noteAllRead(in object: Int) {
    if readWholly.insert(object).inserted { log.append(.readWholly(object)) }
  }

  func notePassed(_ object: Int) { passed.insert(object) }

  /// How much has been noted so far, to go back to it when an alternative fails.
  var mark: Int { log.count }

  /// Forgets what has been noted since a mark was taken.
  ///
  /// - Complexity: O(*n*) in the number of notes that are forgotten.
  func reset(to mark: Int) {
    while log.count > mark, let note = log.popLast() {
      switch note {
      case .found(let value): found.remove(value)
      case .readWholly(let object): readWholly.remove(object)
      case .firstSearch(let object): searched[object] = nil
      case .missed(let object): searched[object]?.removeLast()
      }
    }
  }

  /// Forgets what has been noted within a range.
  func forget(_ nodes: Range<Int>) {
    for node in nodes {
      found.remove(node)
      readWholly.remove(node)
      searched[node] = nil
    }
  }

  /// The unknown keys in document order.
  ///
  /// - Parameter end: The place at which the decode stopped, if it did: what is around it was not read to its
  ///   end.
  /// - Complexity: O(*n* log *n*) in the number of members of the objects in which keys were looked for.
  func unknownKeys(in document: Document, before end: Int? = nil) -> [UnknownKey] {
    var unknown: [UnknownKey] = []
    for object in searched.keys.sorted() where !readWholly.contains(object) {
      if let end, passed.contains(object) || document.places(of: object).contains(end) { continue }
      let members = document.members(of: object)
      guard members.contains(where: { !found.contains($0.value) }) else { continue }
      // A duplicate of a known key is not unknown.
      let known = Set(members.filter { found.contains($0.value) }.map(\.name))
      for member in members where !known.contains(member.name) {
        unknown.append(
          UnknownKey(
            name: member.name, node: member.value - 1, object: object, missed: searched[object] ?? []))
      }
    }
    return unknown.sorted { $0.node < $1.node }
  }
}

extension KeyTracker {
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

extension Document {
  fileprivate func members(of object: Int) -> [(name: String, value: Int)] {
    children(of: object).map { (string(of: tape[$0 - 1]), $0) }
  }
}
