// `@inline(__always)`: used for every member; calls would retain their arguments.

internal import JSONCore

/// The state of a keyed container.
///
/// It is not generic in the keys, so that one instance can be used for all objects at a depth.
///
/// It doesn't retain the session while the session retains it for reuse.
final class KeyedWriterState: PooledState {
  private let whole: WholeReference<EncodingSession>
  /// The session, once other code holds the container: that code can use it after the session's own use has
  /// ended.
  private var ownSession: EncodingSession?
  /// The number of open containers while this one is the innermost.
  let depth: Int
  let table: PreparedKeys
  private(set) var serial: UInt32
  /// The keys of the table that the object has so far.
  private var written = PreparedKeys.Written()
  /// Whether the session stores the object's keys by name instead.
  var usesNames = false

  init(session: EncodingSession, depth: Int, serial: UInt32, table: PreparedKeys) {
    whole = WholeReference(session)
    self.depth = depth
    self.table = table
    self.serial = serial
  }

  /// The encode that the container belongs to.
  var session: EncodingSession { whole.object }

  /// Calls `body` with the session, which is cheaper than accessing the property.
  ///
  /// - Throws: What `body` throws.
  @inline(__always)
  func withSession<Result>(_ body: (EncodingSession) throws -> Result) rethrows -> Result {
    try whole.with(body)
  }

  func leavePool() { ownSession = session }

  func rest() {}

  /// Starts over with another object.
  func reuse(serial: UInt32) {
    self.serial = serial
    written = PreparedKeys.Written()
    usesNames = false
  }

  var codingPath: [any CodingKey] { session.path(ofContainer: serial, depth: depth) }

  func wireName(_ key: any CodingKey) -> String { session.options.keys.converted(key) { codingPath } }

  /// Writes the key of a member; `nil` in a run that is abandoned. Otherwise returns where the member begins.
  // `@inline(__always)`, so that the type of the key is known where its text is read.
  @inline(__always)
  func beginMember(
    _ key: some CodingKey, _ name: String, in session: EncodingSession
  ) throws -> JSONWriter.Checkpoint? {
    guard try session.enter(depth: depth, serial: serial) else { return nil }
    let mark = session.writer.checkpoint
    guard writeKey(key, name, in: session) else { return repeatKey() }
    return mark
  }

  /// Requests a tree, which has only one member with a key.
  @inline(never)
  private func repeatKey() -> JSONWriter.Checkpoint? {
    session.needsTree = true
    return nil
  }

  /// Begins a member whose value can have many levels, and records its key. A separate call, so that the
  /// stack frames of those levels stay small.
  @inline(never) @discardableResult
  func beginValue<Key: CodingKey>(_ key: Key, in session: EncodingSession) throws -> JSONWriter.Checkpoint? {
    let name = key.stringValue
    guard let mark = try beginMember(key, name, in: session) else { return nil }
    session.note(key: name, of: Key.self, depth: depth)
    return mark
  }

  /// Removes a member that could not be written; returns the error to throw for it.
  @inline(never)
  func failure(
    _ error: any Error, of value: some Any, _ key: some CodingKey, _ mark: JSONWriter.Checkpoint
  ) -> any Error {
    let session = session
    session.rewind(to: mark, depth: depth)
    removeKey(wireName(key))
    return session.encodingError(error, of: value, path: codingPath + [key])
  }

  /// Writes a key; false if the object has it already.
  // `@inline(__always)`, so that the type of the key is known where its text is read.
  @inline(__always)
  func writeKey(_ key: some CodingKey, _ name: String, in session: EncodingSession) -> Bool {
    if !usesNames {
      switch changeWritten({ session.writer.key(name, of: table, written: &$0) }) {
      case .written: return true
      case .repeated: return false
      case .unknown: break
      }
    }
    return writeOtherKey(name, wireName: wireName(key))
  }

  @inline(never)
  private func writeOtherKey(_ key: String, wireName: String) -> Bool {
    let session = session
    let slot = depth - 1
    let isNew = !usesNames && !table.wireNames.contains(wireName) && !session.options.keys.dependsOnPath
    if isNew, let position = table.append(key, wireName: wireName, options: session.writer.options) {
      _ = changeWritten { $0.insert(position) }
    } else {
      collectKeys()
      guard session.names[slot].otherKeys.insert(wireName).inserted else { return false }
    }
    session.writer.key(wireName)
    return true
  }

  /// Changes a copy of the two words: if the access lasted for a whole method, the compiler would check each
  /// access at run time.
  @inline(__always)
  private func changeWritten<Result>(_ change: (inout PreparedKeys.Written) -> Result) -> Result {
    var keys = written
    defer { written = keys }
    return change(&keys)
  }

  /// Records the object's keys by name: from now on they are not all of one table.
  func collectKeys() {
    guard !usesNames else { return }
    usesNames = true
    let session = session
    let slot = depth - 1
    guard !session.slots[slot].hasOtherKeys else { return }
    let positions = table.wireNames.indices.filter { written.contains($0) }
    session.names[slot].otherKeys = Set(positions.map { table.wireNames[$0] })
    session.slots[slot].hasOtherKeys = true
  }

  /// Removes a key whose value could not be written.
  func removeKey(_ wireName: String) {
    if usesNames {
      session.names[depth - 1].otherKeys.remove(wireName)
    } else if let position = table.wireNames.firstIndex(of: wireName) {
      changeWritten { $0.remove(position) }
    }
  }
}
