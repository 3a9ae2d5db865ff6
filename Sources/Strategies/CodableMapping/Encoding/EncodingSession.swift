internal import JSONCore

/// What all encoders and containers of one encode share. It writes straight into the text.
///
/// That works as long as values are written in the order of the text, as nearly all code does. `Codable` also allows
/// to go on with a container after its parent has been written to, to write a key twice, or to keep an encoder for
/// later. When that happens, `needsTree` is set, and the encode is run again with a ``TreeEncoder``.
final class EncodingSession: @unchecked Sendable {
  // Sendable: sessions wait in a cache between encodes; each is used by one encode at a time.

  let options: EncodingOptions
  @exclusivity(unchecked) var writer = JSONWriter(capacity: 16)
  /// Whether the values come in an order that can't be written as it comes.
  @exclusivity(unchecked) var needsTree = false
  /// An error where `Codable` leaves no way to throw it; thrown at the next occasion.
  @exclusivity(unchecked) var pendingError: (any Error)?
  @exclusivity(unchecked) var noted: NotedPath?
  /// The number of open containers, those that were open before the encode not counted.
  @exclusivity(unchecked) var openCount = 0
  /// The place of the value that is being written in each open container; the root's first.
  @exclusivity(unchecked) var slots: [Slot] = [Slot()]
  /// The keys of each open object.
  @exclusivity(unchecked) var written: [WrittenKeys] = []
  @exclusivity(unchecked) var pool: [PooledContainer<KeyedWriterState>] = []
  @exclusivity(unchecked) private var tables: [ObjectIdentifier: KeyTable] = [:]
  @exclusivity(unchecked) var handlers = Array(repeating: EncodingHandlerSlot(), count: HandlerSlot.count)
  @exclusivity(unchecked) private(set) var isRunning = false
  @exclusivity(unchecked) private var lastSerial: UInt32 = 0
  @exclusivity(unchecked) var recursion = 0
  @exclusivity(unchecked) var recursionLimit = 0

  /// The place for a value: what has been written there, and by whom.
  struct Slot {
    enum Content { case nothing, scalar, object, array }

    /// Identifies the encoder or container that may write there; 0 if there is none.
    var serial: UInt32 = 0
    var content = Content.nothing
    /// The step of the coding path that leads to the value.
    var key = ""
    var index = -1
    var keyType: (any CodingKey.Type)?
  }

  /// The place where user code threw an error that is not of this package.
  struct NotedPath {
    var error: any Error
    var path: [any CodingKey]
  }

  init(options: EncodingOptions) {
    self.options = options
  }

  /// What pooled containers refer to between two encodes, so that they do not keep their session.
  static let idle = EncodingSession(options: EncodingOptions())

  func begin() {
    needsTree = false
    pendingError = nil
    noted = nil
    openCount = 0
    recursion = 0
    recursionLimit = 2 * min(writer.options.depthLimit, 1 << 20) + 2
    isRunning = true
    if tablesAreFor != writer.options.escapesSlashes {
      tables = [:]
      tablesAreFor = writer.options.escapesSlashes
    }
  }

  private var tablesAreFor = false

  func end() {
    isRunning = false
    needsTree = true
    for depth in pool.indices {
      if pool[depth].isLent() { pool[depth] = PooledContainer() }
      pool[depth].state?.release()
    }
    for depth in slots.indices { slots[depth].serial = 0 }
  }

  func nextSerial() -> UInt32 {
    lastSerial &+= 1
    if lastSerial == 0 { lastSerial = 1 }
    return lastSerial
  }

  /// The keys of a type met so far.
  func table(for keyType: any CodingKey.Type) -> KeyTable {
    let identifier = ObjectIdentifier(keyType)
    if let table = tables[identifier] { return table }
    let table = KeyTable()
    tables[identifier] = table
    return table
  }
}
