/// A parsed JSON text: an owned copy of the bytes and the tape of its values, immutable from then on.
///
///     let document = try Document(parsing: #"{"title":"Rest"}"#)
///     let title = try document.root.object()["title"]?.string()
///
/// Handles such as ``JSONValue`` point into the document and can't outlive it; ``OwnedJSON`` can.
/// A document may be read from many threads at once.
public final class Document: Sendable {
  // The pointers are unsafe, but neither they nor their memory is written after `init`. The indexes of keys
  // are a cache with its own lock, and a log has its own lock too.

  /// The options the text was parsed with.
  public let options: JSONParseOptions

  /// Whether the values have positions in a text; false for trees that a backend converted.
  public let hasPositions: Bool

  nonisolated(unsafe) let bytes: UnsafePointer<UInt8>
  let byteCount: Int
  nonisolated(unsafe) let tape: UnsafePointer<Node>
  let nodeCount: Int
  @usableFromInline nonisolated(unsafe) let header: UnsafePointer<DecodeHeader>
  /// A cache for searches: the indexes of keys, once a large object has been searched.
  // Optional, because even an empty dictionary takes time to retain and release.
  let keyIndexes = Locked<KeyIndexes?>(nil)
  /// The names of the types of values that JSON can't express, for errors, by the places of the values that
  /// represent them.
  let foreignTypes: [Int: String]?
  /// The log of a document that is decoded once: a copy that is decoded to find more issues, or a part of a
  /// text. Only the code that created the document can interpret the places in the log.
  let log: DecodeLog?
  /// The roles that are logged in the document's log.
  let logged: DecodeSettings
  nonisolated(unsafe) private let source: SourceBytes
  nonisolated(unsafe) private let storage: TapeStorage

  /// Takes over bytes and tape.
  ///
  /// - Parameters:
  ///   - traits: Whether the text is nested deep, and whether it has unusual keys.
  ///   - header: Memory for the header, which the document frees; `nil` to use that of the tape.
  init(
    source: SourceBytes, storage: TapeStorage, nodeCount: Int, options: JSONParseOptions, hasPositions: Bool,
    traits: DecodeSettings, foreignTypes: [Int: String]? = nil, log: DecodeLog? = nil,
    logged: DecodeSettings = [], header: UnsafeMutablePointer<DecodeHeader>? = nil
  ) {
    self.options = options
    self.hasPositions = hasPositions
    self.source = source
    self.storage = storage
    self.nodeCount = nodeCount
    self.foreignTypes = foreignTypes
    self.log = log
    self.logged = logged
    bytes = UnsafePointer(source.base)
    byteCount = source.count
    tape = UnsafePointer(storage.base)
    let header = header ?? storage.header
    self.header = UnsafePointer(header)
    header.initialize(
      to: DecodeHeader(
        bytes: bytes, tape: tape, owner: .document(.passUnretained(self)), options: options,
        settings: logged.union(traits), log: log))
  }

  deinit {
    if header != storage.header { header.deallocate() }
    source.deallocate()
    storage.deallocate()
  }

  /// Creates a copy for a decode that may be recorded, optionally with other values that JSON can't express.
  ///
  /// After the last value, its tape has an empty object: a collecting decode creates models from it.
  convenience init(
    copying document: Document, foreignTypes: [Int: String]? = nil, log: DecodeLog?,
    collecting: DecodeSettings = []
  ) {
    var storage = TapeStorage(capacity: document.nodeCount + 1)
    storage.copy(document.tape, count: document.nodeCount)
    (storage.base + document.nodeCount).initialize(
      to: Node(.object, offset: 0, payload: Node.containerPayload(count: 0, size: 1)))
    self.init(
      source: SourceBytes(copying: document.source), storage: storage, nodeCount: document.nodeCount,
      options: document.options, hasPositions: document.hasPositions,
      traits: document.header.pointee.settings.intersection([.deep, .unusualKeys, .cancellable]),
      foreignTypes: foreignTypes ?? document.foreignTypes,
      log: log, logged: log == nil ? [] : collecting.union([.leftOut, .searches]))
  }

  /// The origins of tokens that are stored after the text in strict form.
  var origins: [TokenOrigin] { source.origins }

  /// The text, without the padding after it.
  var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: byteCount) }

  // A place is the index of a node on the tape.

  /// The places of a container's elements, or of its members' values, each right after its key; at most
  /// `limit` of them.
  ///
  /// - Complexity: O(*n*) in their number.
  func children(of container: Int, limit: Int = .max) -> [Int] {
    guard tape[container].isContainer else { return [] }
    let gap = tape[container].isKind(.object) ? 1 : 0
    var child = container + 1 + gap
    return (0..<min(tape[container].count, limit)).map { _ in
      defer { child += tape[child].size + gap }
      return child
    }
  }

  /// The places that a value occupies.
  func places(of value: Int) -> Range<Int> { value..<value + tape[value].size }

  /// The bytes of a value's text; for an array or object only the opening bracket.
  func span(of node: Node) -> Range<Int> {
    let start = node.offset
    if let origin = origins.range(at: start) { return origin }
    guard JSONKind(node.kind) == .number else { return start..<start + node.leastTextLength }
    var end = start
    while end < byteCount, isNumberByte(bytes[end]) { end += 1 }
    return start..<end
  }
}
