internal import JSONCore

/// What all decoders and containers of one decode share. It owns the document, so that whoever keeps one of
/// them keeps the document as well.
///
/// One decode may follow the other, so that a lone value costs what it costs among others: a list of values
/// that one mapper decodes one by one is the usual case. A session that somebody may still hold is not used
/// again.
final class DecodingSession: DocumentReader {
  @exclusivity(unchecked) private(set) var reading = ReadDocument()
  @exclusivity(unchecked) private var owned: Document?
  @exclusivity(unchecked) var options: DecodingOptions
  @exclusivity(unchecked) private(set) var root = DocumentPosition.root
  @exclusivity(unchecked) private(set) var context: DecodingContext?
  /// The values that are being decoded, by depth; see `path(to:depth:)`.
  @exclusivity(unchecked) private(set) var frames: [Frame]
  /// The model that is being decoded; of models in one another the innermost.
  @exclusivity(unchecked) var model: ModelInProgress?
  /// What user code threw last that has no room for its place.
  @exclusivity(unchecked) var foreign: ForeignFailure?
  /// One keyed container per depth, to be used again.
  @exclusivity(unchecked) var pool = ContainerPool<KeyedState>()
  /// Whether a container has been made; the first of a session is not pooled, as a lone object needs no
  /// second.
  @exclusivity(unchecked) var hasMadeContainer = false
  /// Whether the decode runs; containers that are made afterwards are not pooled.
  @exclusivity(unchecked) private(set) var isRunning = true
  /// Where members have been found under names that a closure made, by the depth of their objects. The
  /// closure is called once a key, so paths are made of these.
  @exclusivity(unchecked) var convertedNames: [ConvertedNames?] = []
  /// Whose keys were listed last.
  @exclusivity(unchecked) var listing: KeyListing?
  /// The keys that were last made for paths.
  @exclusivity(unchecked) var pathKeys: [PathKeyMade] = []
  /// The raw-representable type that was last decoded from a raw value without a case.
  @exclusivity(unchecked) var lastRawType: (any RawRepresentable.Type)?
  /// The handlers of the types met last, in slots by the type's address.
  @exclusivity(unchecked) var handlers: [HandlerSlot]

  /// A value that is being decoded.
  struct Frame {
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
    frames = []
    handlers =
      former?.handlers ?? [HandlerSlot](repeating: HandlerSlot(), count: HandlerSlot.count)
  }

  /// Begins to decode a value.
  func begin(_ json: JSONValue, context: DecodingContext?) {
    let document = json.document
    owned = document
    reading = ReadDocument(document)
    root = json.position
    self.context = context
    setFrame(0, Frame(value: root, container: root, index: Frame.member, keyType: nil))
  }

  /// Ends the decode. The session is ready for the next one then, unless somebody has kept a decoder or
  /// container: it lets go of everything that they do not need, and another one takes its place.
  static func end(_ session: inout DecodingSession) {
    let areFree = session.pool.rest()
    // An error may hold a decoder.
    if session.foreign != nil { session.foreign = nil }
    session.listing = nil
    if !session.convertedNames.isEmpty { session.convertedNames = [] }
    if areFree, isKnownUniquelyReferenced(&session) {
      session.reading = ReadDocument()
      session.owned = nil
      session.context = nil
      return
    }
    let next = DecodingSession(session.options, after: session)
    session.isRunning = false
    session.pool = ContainerPool()
    session.frames = []
    session.handlers = []
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

  @inline(__always)
  func setFrame(_ depth: Int, _ frame: Frame) {
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
