// Inlined by force: a store for each container.

internal import JSONCore

/// What all decoders and containers of one decode share. It owns the document, so that whoever keeps one of
/// them keeps the document as well.
///
/// A session is used for one decode after the other, so that a single value costs no more than one in a list.
/// Usually one mapper decodes many values one by one. A session that somebody may still hold is not used
/// again.
final class DecodingSession: DocumentReader {
  // Three properties are unchecked. They change in place for nearly each value, and with checks a decode takes up to
  // 1.27 times the instructions. What changes them is in this module and calls no code of the user's, so that no
  // access overlaps another.

  private(set) var reading = ReadDocument()
  private var owned: Document?
  private(set) var options: DecodingOptions
  private(set) var root = DocumentPosition.root
  private(set) var context: DecodingContext?
  /// The values that are being decoded, by depth; see `path(to:depth:)`.
  @exclusivity(unchecked) private(set) var frames: PlainList<Frame>
  /// The model that is being decoded; of models in one another the innermost.
  var model: ModelInProgress?
  /// What user code threw that has no room for its place; made at the first such error.
  var log: DecodeLog?
  /// One keyed container per depth, to be used again.
  @exclusivity(unchecked) var pool = ContainerPool<KeyedState>()
  /// Whether a container has been made; the first of a session is not pooled, as a lone object needs no
  /// second.
  var hasMadeContainer = false
  /// Whether this is not the first decode.
  private(set) var isUsedAgain: Bool
  /// Whether the decode runs; containers that are made afterwards are not pooled.
  private(set) var isRunning = true
  /// Where members have been found under names that a closure made, by the depth of their objects. The
  /// closure is called once a key, so paths are made of these.
  var convertedNames: [ConvertedNames?] = []
  /// Whose keys were listed last.
  var listing: KeyListing?
  /// The keys that were last made for paths.
  var pathKeys: [PathKeyMade] = []
  /// The raw-representable type that was last decoded from a raw value without a case.
  var lastRawType: (any RawRepresentable.Type)?
  /// The keys by which members have been looked up, by the type of the keys.
  private var knownKeys: KnownKeys?
  /// What the types met so far are read by.
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

  /// What a session has before its first decode, and after its last.
  private static let noFrame = Frame(value: .root, container: .root, index: Frame.member, keyType: nil)

  /// A model whose `init(from:)` runs.
  struct ModelInProgress {
    var type: Any.Type
    var value: DocumentPosition
  }

  /// Creates a session that is to decode by these options.
  ///
  /// - Parameter former: One that somebody still holds, whose knowledge this one takes over.
  init(_ options: DecodingOptions, after former: DecodingSession? = nil) {
    self.options = options
    frames = PlainList(DecodingSession.noFrame)
    handlers = former?.handlers ?? HandlerTable()
    knownKeys = former?.knownKeys
    isUsedAgain = former != nil
  }

  /// The keys of a type by which members have been looked up.
  func memberKeys(of type: any CodingKey.Type) -> MemberKeys {
    // A copy: an access that lasts while the chain is searched would have each one checked.
    var chain = knownKeys
    defer { knownKeys = chain }
    return KnownKeys.keys(of: type, in: &chain)
  }

  /// Decodes by other options from now on.
  func use(_ options: DecodingOptions) {
    var options = options
    // The former ones are let go of after the access: while it lasts nothing unknown may run, or the compiler would
    // check each.
    swap(&self.options, &options)
  }

  /// Begins to decode a value.
  func begin(_ json: JSONValue, context: DecodingContext?) {
    let document = json.document
    owned = document
    reading = ReadDocument(document)
    root = json.position
    self.context = context
    setFrame(0, root, in: root)
  }

  /// Ends the decode. Afterwards the session is ready for the next decode, unless a decoder or container was
  /// kept. Then it releases everything that these do not need, and a new session takes its place.
  static func end(_ session: inout DecodingSession) {
    let areFree = session.pool.rest()
    // An error may hold a decoder.
    if session.log != nil { session.log = nil }
    session.listing = nil
    if !session.convertedNames.isEmpty { session.convertedNames = [] }
    if areFree, isKnownUniquelyReferenced(&session) {
      session.isUsedAgain = true
      session.reading = ReadDocument()
      session.owned = nil
      session.context = nil
      return
    }
    let next = DecodingSession(session.options, after: session)
    session.isRunning = false
    session.pool = ContainerPool()
    session.frames.removeAll(from: 1)
    session.frames[0] = noFrame
    session.handlers.close()
    session.knownKeys = nil
    session.pathKeys = []
    session = next
  }

  /// The document that is decoded.
  ///
  /// - Precondition: The decode has begun.
  var document: Document {
    guard let owned else { preconditionFailure("a session without a document") }
    return owned
  }

  /// Notes the value that is being decoded at a depth.
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
