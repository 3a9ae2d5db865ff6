// `@inline(__always)`: one or two comparisons if nothing was left open, which is nearly always so.
// `@inline(__always)`: so that the type is known, and the compiler removes most branches.

internal import JSONCore

/// The state that all encoders and containers of one encode share. It writes directly into the text.
///
/// Nearly all code writes values in the order of the text. `Codable` also allows writing to a container after
/// its parent has been written to, writing a key twice, super encoders, two unkeyed containers of one encoder,
/// and storing an encoder. These, and misuse, set `needsTree`: the rest of the run writes nothing, and the
/// value is encoded a second time with a ``TreeEncoder``.
///
/// A session is reused for consecutive encodes, so that a single value costs no more than one in a list; see
/// ``DecodingSession``.
final class EncodingSession {
  // Five properties are unchecked. They change in place for each value, and with checks an encode takes up to
  // 2.45 times the instructions. Only code in this module changes them. It calls no user code meanwhile,
  // apart from fields, which have exclusive access to the writer; see `withWriter`. So no access overlaps
  // another.

  let options: EncodingOptions
  @exclusivity(unchecked) var writer = JSONWriter(capacity: 0)
  /// Whether the values come in an order that needs a tree.
  var needsTree = false { didSet { settle() } }
  /// An error in a method of `Codable` that can't throw. The next method that can throw an error throws it.
  var pendingError: (any Error)? { didSet { settle() } }
  var noted = NotedPath()
  /// The number of open containers, without those that were open before the encode.
  var openCount = 0
  /// The slot of the value that is being written in each open container, from the root on.
  @exclusivity(unchecked) var slots = PlainList(Slot())
  /// The names that belong to the same slots.
  @exclusivity(unchecked) var names = [SlotNames()]
  /// The serial of the container that can be written to now; -1 if there is none.
  var current = -1
  /// One keyed container per depth, to be reused.
  @exclusivity(unchecked) var pool = ContainerPool<KeyedWriterState>()
  private var tables: [ObjectIdentifier: PreparedKeys]
  /// Key tables contain text, so they are valid only for one form of slashes.
  private var escapesSlashes: Bool
  /// The options of the writer.
  private(set) var writing = JSONWriteOptions()
  /// The handlers of the types used so far.
  @exclusivity(unchecked) var handlers: HandlerTable<any TapeEncodable.Type>
  private(set) var isRunning = true
  private var lastSerial: UInt32 = 0
  var recursion = 0
  private(set) var recursionLimit = 0
  /// The number of nested values up to which no other limit is checked.
  private(set) var freeRecursion = 0

  /// The place of a value: its content so far, and its owner.
  struct Slot: BitwiseCopyable {
    enum Content: BitwiseCopyable { case nothing, scalar, object, array }

    /// Identifies the encoder or container that can write here; 0 if there is none.
    var serial: UInt32 = 0
    var content = Content.nothing
    /// Whether the object's keys are not all of one table, so that `otherKeys` lists them.
    var hasOtherKeys = false
    /// The step of the coding path that leads to the value, if that is an index; below 0 otherwise.
    var index = -1

    /// Assigns the slot to an encoder.
    mutating func begin(serial: UInt32) {
      self.serial = serial
      content = .nothing
    }

    /// Begins a container in this slot.
    mutating func open(_ content: Content, serial: UInt32) {
      self.serial = serial
      self.content = content
      hasOtherKeys = false
    }
  }

  /// The keys that belong to a slot. Separate from ``Slot``, which changes far more often.
  struct SlotNames {
    var otherKeys: Set<String> = []
    /// The step of the coding path that leads to the value, if that is a key.
    var key = ""
    var keyType: (any CodingKey.Type)?

    /// The step of the coding path of a slot.
    func codingKey(of slot: Slot, isConverted: Bool) -> any CodingKey {
      if slot.index >= 0 { return PathKey(index: slot.index) }
      return keyType?.init(stringValue: key) ?? PathKey(member: key, isConverted: isConverted)
    }
  }

  /// Creates a session with these options.
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
    self.writing = writing
    recursionLimit = writing.recursionLimit
    freeRecursion = min(recursionLimit, StackRoom.freeDepth)
    guard escapesSlashes != writing.escapesSlashes else { return }
    escapesSlashes = writing.escapesSlashes
    tables = [:]
    pool = ContainerPool()
  }

  /// Determines which container can be written to: the innermost one, unless an encoder owns the slot within
  /// it.
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

  /// Ends the encode. Afterwards the session is ready for the next encode, unless user code retained an
  /// encoder or container, or the encode failed or needed a tree. Then it releases everything that these
  /// don't need, and a new session replaces it.
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
    session = next
  }

  /// Whether everything that was begun has ended, in the order of the text.
  private var wentStraight: Bool { openCount == 0 && recursion == 0 && !needsTree && pendingError == nil }

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

  /// The keys of a type that were used so far.
  func table(for keyType: any CodingKey.Type) -> PreparedKeys {
    let identifier = ObjectIdentifier(keyType)
    if let table = tables[identifier] { return table }
    let table = PreparedKeys()
    tables[identifier] = table
    return table
  }

  /// The handler for a type, if it has one.
  @inline(__always)
  func handler(for type: Any.Type) -> (any TapeEncodable.Type)? { handlers[type] ?? handlers.find(type) }

  /// Writes a value of any type into the innermost slot.
  @inline(__always)
  func encode<Value: Encodable>(_ value: borrowing Value) throws {
    try encode(value, by: handler(for: Value.self))
  }

  /// Writes a value by the handler for its type.
  @inline(__always)
  func encode<Value: Encodable>(_ value: borrowing Value, by handler: (any TapeEncodable.Type)?) throws {
    if let handler { try handler.write(as: value, in: self) } else { try encodeModel(value) }
  }

  /// The error to throw for a value that can't be written.
  @inline(never)
  func encodingError(
    _ error: any Error, of value: Any, path: @autoclosure () -> [any CodingKey]
  ) -> any Error {
    guard let error = error as? JSONError else { return error }
    return EncodingError.unwritable(value, error, path: path())
  }
}

extension JSONWriteOptions {
  /// The number of values that can be nested. It is higher than the limit for arrays and objects because a
  /// value can encode another one without a container.
  var recursionLimit: Int { 2 * max(0, min(depthLimit, 1 << 20)) + 2 }
}

/// The location where user code threw an error that doesn't include it.
struct NotedPath {
  private var error: (any Error)?
  /// The coding path; empty if no such error was thrown.
  private(set) var path: [any CodingKey] = []

  /// Returns this note if the error includes its path, or if a nested call noted it; otherwise a note of
  /// `path`.
  @inline(never)
  func noting(_ error: any Error, path: @autoclosure () -> [any CodingKey]) -> NotedPath {
    if error is EncodeRestart || error is EncodingError || error is JSONError { return self }
    if let noted = self.error, String(describing: noted) == String(describing: error) { return self }
    return NotedPath(error: error, path: path())
  }
}

/// A type that isn't encoded by its `encode(to:)`: scalars, which have a faster or configurable form, and the
/// collections of the standard library.
protocol TapeEncodable {
  /// Writes a value into the innermost slot.
  static func write(_ value: Self, in session: EncodingSession) throws
}

extension TapeEncodable {
  /// Writes a value of the type `Value`, which is this type.
  static func write<Value>(as value: borrowing Value, in session: EncodingSession) throws {
    try write(recast(copy value, as: Self.self), in: session)
  }
}

extension EncodingError {
  /// The error of a value that can't be written, as `JSONEncoder` throws it.
  static func unwritable(_ value: Any, _ error: JSONError, path: [any CodingKey]) -> EncodingError {
    func context(_ description: String) -> Context {
      Context(codingPath: path, debugDescription: description, underlyingError: error)
    }
    guard case .nonFiniteNumber(let text) = error.kind, let number = Double(text) else {
      return .invalidValue(value, context(error.issue.message))
    }
    // For a date too, Foundation reports its number as the invalid value.
    let description = "Unable to encode \(value is Float ? "Float" : "Double").\(number) directly in JSON."
    return .invalidValue(value is Float ? value : number, context(description))
  }
}
