// `@inline(__always)`: a store for each container.
// `@inline(__always)`: so that the closure and the model's type are known, once per decode.

internal import JSONCore

/// The state that all decoders and containers of one decode share. After the decode it owns the document, if
/// other code can still hold a decoder or container.
///
/// A mapper usually decodes many values one by one. A session is reused for them, so that a single value
/// costs no more than one in a list. A session that other code can still hold is not reused.
final class DecodingSession: DocumentReader {
  // Three properties are unchecked. They change in place for nearly each value, and with checks a decode
  // takes up to 1.27 times the instructions. Only code in this module changes them, without calling user
  // code, so that no access overlaps another.

  private(set) var reading = ReadDocument()
  /// The document of an ended decode, if other code can still hold the session.
  private var owned: Document?
  let options: DecodingOptions
  private(set) var root = DocumentPosition.root
  /// The context, which the mapper retains until the decode ends.
  private(set) var context: WholeReference<DecodingContext>?
  /// The context of an ended decode, if other code can still hold the session.
  private var ownContext: DecodingContext?
  /// The values that are being decoded, by depth; see `path(to:depth:)`.
  @exclusivity(unchecked) private(set) var frames: PlainList<Frame>
  /// The model that is being decoded; the innermost of nested models.
  var model: ModelInProgress?
  /// The last error of user code that can't hold a location, if there is one, and its issue.
  var thrown: (texts: [String], issue: JSONError)?
  /// One keyed container per depth, to be reused.
  @exclusivity(unchecked) var pool = ContainerPool<KeyedState>()
  /// Whether a container has been created; the first of a session isn't pooled, because a single object needs
  /// only one.
  var hasMadeContainer = false
  /// Whether this is not the first decode.
  private(set) var isUsedAgain: Bool
  /// Whether the decode is running; containers that are created afterwards are not pooled.
  private(set) var isRunning = true
  /// Where members with keys converted by a closure were found, by the depth of their objects. The closure is
  /// called once per key, so paths use these.
  var convertedNames: [ConvertedNames?] = []
  /// The object whose keys were listed last.
  var listing: KeyListing?
  /// Whether the decode continues after an issue.
  var isCollecting = false
  /// The keys by which members have been looked up, by the type of the keys.
  private var knownKeys: [ObjectIdentifier: MemberKeys]
  /// The handlers of the types used so far.
  @exclusivity(unchecked) var handlers: HandlerTable<any TapeDecodable.Type>

  /// A value that is being decoded.
  struct Frame: BitwiseCopyable {
    var value: DocumentPosition
    var container: DocumentPosition
    /// The index within an array; below 0 within an object.
    var index: Int32
    /// The type of the key that led to the value.
    var keyType: (any CodingKey.Type)?

    /// The index of a member whose key is a model's.
    static let member: Int32 = -1
    /// The index of a member whose key is a dictionary's, which no strategy converts.
    static let dictionary: Int32 = -2
  }

  /// The frame before the first decode, and after the last.
  private static let noFrame = Frame(value: .root, container: .root, index: Frame.member, keyType: nil)

  /// A model whose `init(from:)` is running.
  struct ModelInProgress {
    var type: Any.Type
    var value: DocumentPosition
  }

  /// Creates a session with these options.
  ///
  /// - Parameter former: A session that other code can still hold, whose caches this one takes over.
  init(_ options: DecodingOptions, after former: DecodingSession? = nil) {
    self.options = options
    frames = PlainList(DecodingSession.noFrame)
    handlers = former?.handlers ?? HandlerTable()
    knownKeys = former?.knownKeys ?? [:]
    isUsedAgain = former != nil
  }

  /// The keys of a type by which members have been looked up.
  func memberKeys(of type: any CodingKey.Type) -> MemberKeys {
    let identifier = ObjectIdentifier(type)
    if let keys = knownKeys[identifier] { return keys }
    let keys = MemberKeys()
    knownKeys[identifier] = keys
    return keys
  }

  /// Begins to decode a value.
  func begin(_ json: JSONValue, context: WholeReference<DecodingContext>?) {
    isCollecting = json.isCollecting
    reading = ReadDocument(of: json)
    root = json.position
    self.context = context
    setFrame(0, root, in: root)
  }

  /// Ends the decode. Afterwards the session is ready for the next decode, unless user code retained a
  /// decoder or container. Then it releases everything that these do not need, and a new session replaces it.
  static func end(_ session: inout DecodingSession) {
    let areFree = session.pool.rest()
    if session.thrown != nil { session.thrown = nil }
    session.listing = nil
    if !session.convertedNames.isEmpty { session.convertedNames = [] }
    if areFree, isKnownUniquelyReferenced(&session) {
      session.isUsedAgain = true
      session.reading = ReadDocument()
      session.context = nil
      return
    }
    let next = DecodingSession(session.options, after: session)
    session.isRunning = false
    session.owned = session.reading.document
    session.ownContext = session.context?.object
    session.pool = ContainerPool()
    session.frames.removeAll(from: 1)
    session.frames[0] = noFrame
    session.handlers.close()
    session.knownKeys = [:]
    session = next
  }

  /// Records the value that is being decoded at a depth.
  @inline(__always)
  func setFrame(
    _ depth: Int, _ value: DocumentPosition, in container: DocumentPosition, index: Int32 = Frame.member,
    keyType: (any CodingKey.Type)? = nil
  ) {
    let frame = Frame(value: value, container: container, index: index, keyType: keyType)
    if depth < frames.count {
      frames[depth] = frame
    } else {
      addFrame(depth, frame)
    }
  }

  @inline(never)
  private func addFrame(_ depth: Int, _ frame: Frame) {
    while frames.count <= depth { frames.append(frame) }
  }
}

/// Runs decodes with one set of options.
// A class: a decode would copy a structure, and threads would wait for each other to retain its contents.
final class DecodingRun: Sendable {
  let options: DecodingOptions
  private let idle = IdleObjects<DecodingSession>()

  init(_ options: DecodingOptions) { self.options = options }

  private func beginSession(_ json: JSONValue, context: WholeReference<DecodingContext>?) -> DecodingSession {
    let session = idle.take() ?? DecodingSession(options)
    session.begin(json, context: context)
    return session
  }

  private func end(_ session: inout DecodingSession) {
    DecodingSession.end(&session)
    idle.put(session)
  }

  /// Decodes a value by a closure; throws errors of user code, and `DecodingError` with a `JSONError` that
  /// has no path yet.
  ///
  /// - Parameter resolve: Creates the error to throw from the thrown one, while the document is available.
  @inline(__always)
  func decode<Value, Failure: Error>(
    from json: JSONValue, context: WholeReference<DecodingContext>?,
    _ read: (DecodingSession) throws -> Value, resolve: (any Error, DecodingSession) -> Failure
  ) throws(Failure) -> Value {
    var session = beginSession(json, context: context)
    do {
      let value = try read(session)
      end(&session)
      return value
    } catch {
      let failure = resolve(error, session)
      end(&session)
      throw failure
    }
  }
}
