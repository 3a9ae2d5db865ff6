// `@inline(__always)`: used for every member; as calls they retain what they are called with.

internal import JSONCore

/// The state of a keyed container. Not generic in the keys, so that one instance can serve all objects at a
/// depth.
///
/// It does not keep the session as long as that keeps it, to be reused.
final class KeyedWriterState: PooledState {
  private let whole: WholeReference<EncodingSession>
  /// The session, once others hold the container: they may use it when the session has ended its own use.
  private var kept: EncodingSession?
  /// The number of open containers while this one is the innermost.
  let depth: Int
  let table: PreparedKeys
  private(set) var serial: UInt32
  /// The keys of the table that the object has got.
  var written = PreparedKeys.Written()
  /// Whether the keys that the object has got are known to the session by name instead.
  var usesNames = false

  init(session: EncodingSession, depth: Int, serial: UInt32, table: PreparedKeys) {
    whole = WholeReference(session)
    self.depth = depth
    self.table = table
    self.serial = serial
  }

  /// The encode that the container belongs to.
  var session: EncodingSession { whole.object }

  /// Calls `body` with the session, which is cheaper than accessing the property. Throws what `body` throws.
  @inline(__always)
  func withSession<Result>(_ body: (EncodingSession) throws -> Result) rethrows -> Result {
    try whole.with(body)
  }

  func leavePool() { kept = session }

  func rest() {}

  /// Turns to another object.
  func reuse(serial: UInt32) {
    self.serial = serial
    written = PreparedKeys.Written()
    usesNames = false
  }

  var codingPath: [any CodingKey] { session.path(ofContainer: serial, depth: depth) }

  func wireName(_ key: any CodingKey) -> String {
    session.options.keys.converted(key) { codingPath }
  }

  /// Begins a member: brings the text to this container and writes the key.
  @inline(__always)
  func begin(_ key: some CodingKey, in session: EncodingSession) throws {
    try session.enter(depth: depth, serial: serial)
    beginMember(key, in: session)
  }

  /// Writes the key of a member, once the text has been brought to this container.
  @inline(__always)
  func beginMember(_ key: some CodingKey, in session: EncodingSession) {
    if !writeKey(key, in: session) { repeatKey(key) }
  }

  /// Writes a key that the object has already; which member counts is found out when the text is put in
  /// order.
  @inline(never)
  private func repeatKey(_ key: some CodingKey) {
    let session = session
    session.amending.repeatedKeys += 1
    session.writer.key(wireName(key))
  }

  /// Begins a member whose value may go on for many levels; a call of its own, to keep the frames of these
  /// small.
  @inline(never)
  func beginValue(_ key: some CodingKey, in session: EncodingSession) throws -> JSONWriter.Checkpoint {
    try session.enter(depth: depth, serial: serial)
    let mark = session.writer.checkpoint
    beginMember(key, in: session)
    note(key, in: session)
    return mark
  }

  /// Notes the key of a value that is about to be encoded.
  @inline(__always)
  func note(_ key: some CodingKey, in session: EncodingSession) {
    session.note(key: key.stringValue, of: type(of: key), depth: depth)
  }

  /// Takes back a member that could not be written; the error to throw for it.
  @inline(never)
  func failure(
    _ error: any Error, of value: some Any, _ key: some CodingKey, _ mark: JSONWriter.Checkpoint
  ) -> any Error {
    let session = session
    session.rewind(to: mark, depth: depth)
    removeKey(wireName(key))
    return session.encodingError(error, of: value, path: codingPath + [key])
  }
}
