internal import JSONCore

/// What a keyed container knows: its object and where members have been found.
///
/// It is not generic in the keys, so that one instance can serve all objects at a depth.
///
/// It does not keep the session as long as that keeps it, to be used again.
final class KeyedState: DocumentReader, PooledState {
  @exclusivity(unchecked) private(set) var reading: ReadDocument
  @exclusivity(unchecked) private var whole: WholeReference<DecodingSession>
  @exclusivity(unchecked) private(set) var object: DocumentPosition
  let depth: Int
  /// Where the members with converted keys stand; `nil` where keys stay as they are.
  @exclusivity(unchecked) private var index: [String: DocumentPosition]?
  /// The converted keys in document order, duplicates included; empty where keys stay as they are.
  @exclusivity(unchecked) private var convertedKeys: [String] = []

  init(session: DecodingSession, object: DocumentPosition, depth: Int) {
    whole = WholeReference(session)
    self.object = object
    self.depth = depth
    reading = session.reading
    indexConvertedKeys()
  }

  /// The decode that the container belongs to.
  var session: DecodingSession { whole.object }

  /// Calls `body` with the session: cheaper than to ask for it. Throws what `body` throws.
  @inline(__always)
  func withSession<Result>(_ body: (DecodingSession) throws -> Result) rethrows -> Result {
    try whole.with(body)
  }

  func leavePool() { whole.keep() }

  func rest() {
    reading = ReadDocument()
    index = nil
    if !convertedKeys.isEmpty { convertedKeys = [] }
  }

  /// Starts anew with another object.
  @inline(__always)
  func aim(at object: DocumentPosition, in session: DecodingSession) {
    reading = session.reading
    self.object = object
    if session.options.keys.converts { reindex() }
  }

  @inline(never)
  private func reindex() {
    index = nil
    indexConvertedKeys()
  }

  /// Where the value for a key stands.
  ///
  /// - Complexity: O(1) on average when all members are looked up.
  @inline(__always)
  func find(_ key: String) -> DocumentPosition? {
    guard index != nil else { return self[object].unguardedObject?.position(of: key) }
    return findConverted(key)
  }

  @inline(never)
  private func findConverted(_ key: String) -> DocumentPosition? {
    let found = index?[key]
    if session.document.root.isRecorded {
      self[object].unguardedObject?.noteSearch(
        for: session.options.keys.wireName(PathKey(key)), foundAt: found)
    }
    return found
  }

  private func indexConvertedKeys() {
    guard session.options.keys.converts else { return }
    var keys: [String] = []
    let path = session.options.keys.takesPath ? session.path(to: object, depth: depth) : []
    let index = self[object].unguardedObject?.positions { key in
      let converted = session.options.keys.converted(key, path: { path })
      keys.append(converted)
      return converted
    }
    self.index = index
    convertedKeys = keys
    if session.options.keys.takesPath, let index {
      session.noteConverted(index, of: object, depth: depth)
    }
  }

  /// The names of the members in document order, each once.
  var names: [String] {
    guard let object = self[object].unguardedObject else { return [] }
    var seen: Set<String> = []
    var names: [String] = []
    if session.options.keys.converts {
      for key in convertedKeys where seen.insert(key).inserted { names.append(key) }
    } else {
      object.visitKeys { key in if seen.insert(key).inserted { names.append(key) } }
    }
    return names
  }
}
