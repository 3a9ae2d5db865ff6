// `@inline(__always)`: used for every member; calls would retain their arguments.

internal import JSONCore

/// The state of a keyed container: its object and the positions of its members.
///
/// It is not generic in the keys, so that one instance can be used for all objects at a depth.
///
/// It doesn't retain the session while the session retains it for reuse.
final class KeyedState: DocumentReader, PooledState {
  private(set) var reading: ReadDocument
  private let whole: WholeReference<DecodingSession>
  /// The session, once other code holds the container: that code can use it after the session's own use has
  /// ended.
  private var ownSession: DecodingSession?
  private(set) var object: DocumentPosition
  let depth: Int
  /// The session's keys by which members are looked up. None until the container has been used several times,
  /// and none once other code holds it.
  private var keys: WholeReference<MemberKeys>?
  private var useCount = 0
  private var progress: MemberKeys.Progress
  /// The positions of the members with converted keys; `nil` if keys stay unchanged.
  private var index: [String: DocumentPosition]?
  /// The converted keys in document order, duplicates included; empty if keys stay unchanged.
  private var convertedKeys: [String] = []

  /// Creates the state of a container.
  ///
  /// - Parameter keys: The session's keys for the container's type, if the container is pooled.
  init(session: DecodingSession, object: DocumentPosition, depth: Int, keys: MemberKeys? = nil) {
    self.keys = keys.map { WholeReference($0) }
    whole = WholeReference(session)
    self.object = object
    self.depth = depth
    progress = MemberKeys.Progress(of: object)
    reading = session.reading
    indexConvertedKeys()
  }

  /// The decode that the container belongs to.
  var session: DecodingSession { whole.object }

  /// Calls `body` with the session, which is cheaper than accessing the property.
  ///
  /// - Throws: What `body` throws.
  @inline(__always)
  func withSession<Result>(_ body: (DecodingSession) throws -> Result) rethrows -> Result {
    try whole.with(body)
  }

  func leavePool() {
    ownSession = session
    // From now on another thread can hold the container, and the next session uses the keys.
    keys = nil
  }

  func rest() {
    reading = ReadDocument()
    index = nil
    if !convertedKeys.isEmpty { convertedKeys = [] }
  }

  /// Starts over with another object. If keys are converted, call ``reindex()`` next.
  @inline(__always)
  func aim(at object: DocumentPosition, in session: DecodingSession, keyedBy type: any CodingKey.Type) {
    reading = session.reading
    self.object = object
    progress = MemberKeys.Progress(of: object)
    if keys == nil { noteUse(by: type, in: session) }
  }

  /// Registers keys that are looked up repeatedly: registering takes longer than a few look-ups.
  @inline(never)
  private func noteUse(by type: any CodingKey.Type, in session: DecodingSession) {
    useCount += 1
    if useCount >= KeyedState.useCountToKnow { keys = WholeReference(session.memberKeys(of: type)) }
  }

  private static var useCountToKnow: Int { 16 }

  func reindex() {
    index = nil
    indexConvertedKeys()
  }

  /// The position of the value for a key.
  ///
  /// - Complexity: O(1) on average when all members are looked up.
  @inline(__always)
  func find(_ key: String) -> DocumentPosition? {
    guard index == nil, let keys else { return findOtherwise(key) }
    // A copy: if the access lasted while keys are compared, the compiler would check each access at run time.
    var progress = progress
    defer { self.progress = progress }
    return keys.with { self[object].unguardedObject?.position(of: key, by: $0, progress: &progress) }
  }

  @inline(never)
  private func findOtherwise(_ key: String) -> DocumentPosition? {
    index == nil ? self[object].unguardedObject?.position(of: key) : findConverted(key)
  }

  private func findConverted(_ key: String) -> DocumentPosition? {
    // A copy: if the access lasted while keys are compared, the compiler would check each access at run time.
    let index = index
    let found = index?[key] ?? positionInSnakeCase(of: key)
    if self[object].isRecorded {
      self[object].unguardedObject?.logSearch(
        for: session.options.keys.wireName(PathKey(key)), foundAt: found)
    }
    return found
  }

  /// The position for a coding key that the decoding strategy doesn't produce: from `image_url` Foundation's
  /// makes `imageUrl`, not `imageURL`. A mapper then converts the coding key, like those of other strategies.
  private func positionInSnakeCase(of key: String) -> DocumentPosition? {
    guard session.options.usesStrategyRules, session.options.keys.isSnakeCase else { return nil }
    return self[object].unguardedObject?.position(of: SnakeCase.encoded(key))
  }

  /// The coding key for a key that Foundation's strategy converts to another name: `imageURL` for `imageUrl`,
  /// which is `image_url` in the text.
  @inline(never)
  func keyInSnakeCase<Key: CodingKey>(_ name: String) -> Key? {
    guard session.options.usesStrategyRules, session.options.keys.isSnakeCase else { return nil }
    let jsonKey = SnakeCase.encoded(name)
    return SnakeCase.spellings(of: jsonKey).lazy.compactMap { Key(stringValue: $0) }
      .first { SnakeCase.encoded($0.stringValue) == jsonKey }
  }

  private func indexConvertedKeys() {
    guard session.options.keys.converts else { return }
    var keys: [String] = []
    let path = session.options.keys.takesPath ? session.path(to: object, depth: depth) : []
    let index = self[object].unguardedObject?.positions { (member) -> String? in
      let converted = session.options.keys.converted(member.key, path: { path })
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
