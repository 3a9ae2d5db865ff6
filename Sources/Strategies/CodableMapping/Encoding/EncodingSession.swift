// `@inline(__always)`: a comparison or two where nothing is left open, as nearly always.

internal import JSONCore

/// The state that all encoders and containers of one encode share. It writes directly into the text.
///
/// Nearly all code writes values in the order of the text. `Codable` also allows writing to a container after
/// its parent has been written to, writing a key twice, and keeping an encoder for later. `amendments`
/// records what has to be put in order in these cases. Two unkeyed containers of one encoder, and misuse, set
/// `needsTree`: the encode is run again with a ``TreeEncoder``.
///
/// A session is reused for consecutive encodes, so that a single value costs no more than one in a list; see
/// ``DecodingSession``.
final class EncodingSession {
  // Five properties are unchecked. They change in place for each value, and with checks an encode takes up to
  // 2.45 times the instructions. What changes them is in this module and calls no code of the user's, but for
  // fields, and those have the writer only while nobody else can; see `lendWriter`. So no access overlaps
  // another.

  let options: EncodingOptions
  @exclusivity(unchecked) var writer = JSONWriter(capacity: 0)
  /// Whether the values come in an order that can't be written as it comes.
  var needsTree = false { didSet { settle() } }
  /// An error where `Codable` leaves no way to throw it; thrown at the next occasion.
  var pendingError: (any Error)? { didSet { settle() } }
  var noted = NotedPath()
  /// Content that isn't in the text where it belongs.
  var amendments: Amendments?
  /// The number of open containers, those that were open before the encode not counted.
  var openCount = 0
  /// The place of the value that is being written in each open container; the root's first.
  @exclusivity(unchecked) var slots = PlainList(Slot())
  /// What there is of names about the same places.
  @exclusivity(unchecked) var names = [SlotNames()]
  /// The serial of the container that may be written to as things are; -1 if there is none.
  var current = -1
  /// One keyed container per depth, to be reused.
  @exclusivity(unchecked) var pool = ContainerPool<KeyedWriterState>()
  private var tables: [ObjectIdentifier: PreparedKeys]
  /// Key tables hold text, so they are for one way to write it.
  private(set) var escapesSlashes: Bool
  /// What the types met so far are written by.
  @exclusivity(unchecked) var handlers: HandlerTable<any TapeEncodable.Type>
  private(set) var isRunning = true
  private var lastSerial: UInt32 = 0
  var recursion = 0
  private(set) var recursionLimit = 0
  private(set) var depthLimit = 0
  /// How many values may be encoded within one another without a further look.
  private(set) var freeRecursion = 0

  /// The place for a value: what has been written there, and by whom.
  struct Slot: BitwiseCopyable {
    enum Content: BitwiseCopyable { case nothing, scalar, object, array }

    /// Identifies the encoder or container that may write there; 0 if there is none.
    var serial: UInt32 = 0
    var content = Content.nothing
    /// Whether the object's keys are not all of one table, and so stand in `otherKeys`, by name.
    var hasOtherKeys = false
    /// The step of the coding path that leads to the value, if that is an index; below 0 otherwise.
    var index = -1

    /// Gives the place to an encoder.
    mutating func begin(serial: UInt32) {
      self.serial = serial
      content = .nothing
    }

    /// Begins a container in this place.
    mutating func open(_ content: Content, serial: UInt32) {
      self.serial = serial
      self.content = content
      hasOtherKeys = false
    }
  }

  /// What is known by name of a place for a value. Apart from ``Slot``, which changes far more often.
  struct SlotNames {
    var otherKeys: Set<String> = []
    /// The step of the coding path that leads to the value, if that is a key.
    var key = ""
    var keyType: (any CodingKey.Type)?

    /// The step of the coding path of a slot.
    func codingKey(of slot: Slot) -> any CodingKey {
      if slot.index >= 0 { return PathKey(index: slot.index) }
      return keyType?.init(stringValue: key) ?? PathKey(key)
    }
  }

  /// Creates a session that is to encode by these options.
  ///
  /// - Parameter former: A session that other code can still hold, whose caches this one takes over.
  init(_ options: EncodingOptions, after former: EncodingSession? = nil) {
    self.options = options
    tables = former?.tables ?? [:]
    escapesSlashes = former?.escapesSlashes ?? false
    handlers = former?.handlers ?? HandlerTable()
  }

  /// Begins to encode a value.
  func begin(_ writing: JSONWriteOptions) {
    depthLimit = writing.depthLimit
    recursionLimit = writing.recursionLimit
    freeRecursion = min(recursionLimit, StackRoom.freeDepth)
    guard escapesSlashes != writing.escapesSlashes else { return }
    escapesSlashes = writing.escapesSlashes
    tables = [:]
    pool = ContainerPool()
  }

  /// Finds out which container may be written to: the innermost, unless an encoder has the place within it.
  @inline(__always)
  func settle() {
    if openCount > 0, slots[openCount].serial == 0, !needsTree, pendingError == nil {
      current = Int(slots[openCount &- 1].serial)
    } else {
      current = -1
    }
  }

  /// Accepts nothing more from retained encoders and containers.
  func stop() {
    isRunning = false
    needsTree = true
  }

  /// Ends the encode. Afterwards the session is ready for the next encode, unless an encoder or container was
  /// kept, or the encode left the straight path. Then it releases everything that these do not need, and a
  /// new session takes its place.
  static func end(_ session: inout EncodingSession) {
    let areFree = session.pool.rest()
    if areFree, session.wentStraight, isKnownUniquelyReferenced(&session) {
      session.rest()
      return
    }
    let next = EncodingSession(session.options, after: session)
    session.stop()
    session.pool = ContainerPool()
    session.tables = [:]
    session.amendments = nil
    session = next
  }

  /// Whether all that was begun has come to its end, and the text is as it was written.
  private var wentStraight: Bool {
    openCount == 0 && recursion == 0 && !needsTree && pendingError == nil && amendments == nil
  }

  /// Releases what the next encode doesn't need.
  private func rest() {
    noted = NotedPath()
    if slots.count > Self.restingSlotCount {
      slots.removeAll(from: Self.restingSlotCount)
      names.removeSubrange(Self.restingSlotCount...)
    }
    for index in 0..<slots.count { slots[index] = Slot() }
    for index in names.indices { names[index] = SlotNames() }
  }

  private static var restingSlotCount: Int { 16 }

  func nextSerial() -> UInt32 {
    lastSerial &+= 1
    if lastSerial == 0 { lastSerial = 1 }
    return lastSerial
  }

  /// The keys of a type met so far.
  func table(for keyType: any CodingKey.Type) -> PreparedKeys {
    let identifier = ObjectIdentifier(keyType)
    if let table = tables[identifier] { return table }
    let table = PreparedKeys()
    tables[identifier] = table
    return table
  }
}

extension JSONWriteOptions {
  /// How many values may be encoded within one another. That is more than arrays and objects may be nested,
  /// because a value may encode another one without a container.
  var recursionLimit: Int { 2 * max(0, min(depthLimit, 1 << 20)) + 2 }
}
