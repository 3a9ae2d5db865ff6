internal import JSONCore

/// What all decoders and containers of one decode share. It owns the document, so that whoever keeps one of
/// them keeps the document as well.
final class DecodingSession: DocumentOwner {
  let options: DecodingOptions
  let root: DocumentPosition
  let context: DecodingContext?
  /// The values that are being decoded, by depth; see `path(to:depth:)`.
  @exclusivity(unchecked) private(set) var frames: [Frame]
  /// What user code threw, with the place; see `Failure`.
  @exclusivity(unchecked) var failure: Failure?
  /// The error that was thrown on last, and the issue that the session has made for it.
  @exclusivity(unchecked) var thrown: (any Error)?
  @exclusivity(unchecked) var thrownIssue: JSONError?
  /// One keyed container per depth, to be used again. They refer to the session: `end` cuts the cycle.
  @exclusivity(unchecked) var pool: [PooledContainer<KeyedState>?] = []
  /// Whether a container has been made; the first of a session is not pooled, as a lone object needs no second.
  @exclusivity(unchecked) var hasMadeContainer = false
  /// Whether the decode runs; containers that are made afterwards are not pooled.
  @exclusivity(unchecked) private(set) var isRunning = true
  /// Where members have been found under names that a closure made, by the depth of their objects. The closure is
  /// called once a key, so paths are made of these.
  @exclusivity(unchecked) var convertedNames: [ConvertedNames?] = []
  /// Whose keys were listed last.
  @exclusivity(unchecked) var listing: KeyListing?
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

  /// What one decode leaves to the next.
  struct Remains: @unchecked Sendable {
    // Sendable: metatypes and numbers only; what the types conform to does not depend on an actor.

    fileprivate var frames: [Frame] = []
    fileprivate var handlers = [HandlerSlot](repeating: HandlerSlot(), count: HandlerSlot.count)
  }

  init(_ json: JSONValue, options: DecodingOptions, context: DecodingContext?, remains: consuming Remains) {
    self.options = options
    self.context = context
    root = json.position
    frames = remains.frames
    handlers = remains.handlers
    super.init(document: json.document)
    setFrame(0, Frame(value: root, container: root, index: Frame.member, keyType: nil))
  }

  /// Lets go of everything that whoever kept a decoder or container does not need.
  func end() -> Remains {
    let remains = Remains(frames: frames, handlers: handlers)
    isRunning = false
    failure = nil
    pool = []
    frames = []
    handlers = []
    convertedNames = []
    return remains
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
