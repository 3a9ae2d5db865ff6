internal import JSONCore

/// What a keyed container knows: its object and where members have been found.
///
/// It is not generic in the keys, so that one instance can serve all objects at a depth.
final class KeyedState: DocumentOwner {
  let session: DecodingSession
  @exclusivity(unchecked) private(set) var object: DocumentPosition
  let depth: Int
  @exclusivity(unchecked) private var lookups = 0
  @exclusivity(unchecked) private var index: [String: DocumentPosition]?

  init(session: DecodingSession, object: DocumentPosition, depth: Int) {
    self.session = session
    self.object = object
    self.depth = depth
    super.init(document: session.document)
    indexConvertedKeys()
  }

  /// Starts anew with another object.
  @inline(__always)
  func aim(at object: DocumentPosition) {
    self.object = object
    lookups = 0
    if index != nil || session.options.keys.converts { reindex() }
  }

  @inline(never)
  private func reindex() {
    index = nil
    indexConvertedKeys()
  }

  /// Objects up to this size are searched from their first member; larger ones get an index when more
  /// look-ups follow.
  private static let linearLimit = 16

  /// Where the value for a key stands.
  ///
  /// - Complexity: O(1) on average when all members are looked up.
  @inline(__always)
  func find(_ key: String) -> DocumentPosition? {
    if index == nil {
      lookups &+= 1
      if lookups <= Self.linearLimit || !needsIndex() {
        return (try? self[object].object())?.position(of: key)
      }
    }
    let found = index?[key]
    if session.document.tracksKeys {
      (try? self[object].object())?.noteSearch(
        for: session.options.keys.wireName(PathKey(key)), foundAt: found)
    }
    return found
  }

  @inline(never)
  private func needsIndex() -> Bool {
    guard self[object].childCount > Self.linearLimit else {
      lookups = 0
      return false
    }
    index = (try? self[object].object())?.positions { $0 }
    return true
  }

  private func indexConvertedKeys() {
    guard session.options.keys.converts else { return }
    index = (try? self[object].object())?.positions {
      session.options.keys.converted($0, path: { session.path(to: object, depth: depth) })
    }
  }

  /// The names of the members in document order, each once.
  var names: [String] {
    guard let object = try? self[object].object() else { return [] }
    var seen: Set<String> = []
    var names: [String] = []
    object.visitKeys { key in
      let name = session.options.keys.converted(key, path: { session.path(to: self.object, depth: depth) })
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
