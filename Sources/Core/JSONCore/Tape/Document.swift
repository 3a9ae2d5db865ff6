internal import CScan

/// A parsed JSON text: an owned copy of the bytes and the tape of its values, immutable from then on.
///
///     let document = try Document(parsing: #"{"title":"Rest"}"#)
///     let title = try document.root.object()["title"]?.string()
///
/// Handles such as ``JSONValue`` point into the document and can't outlive it; ``OwnedJSON`` can.
/// A document may be read from many threads at once.
public final class Document: @unchecked Sendable {
  // Sendable: nothing is written after `init`, but for the place finders, under their lock, and for what is
  // noted about a document that only one decode sees.

  /// The options the text was parsed with.
  public let options: JSONParseOptions

  /// Whether the values have positions in a text; false for trees that a backend converted.
  public let hasPositions: Bool

  let bytes: UnsafePointer<UInt8>
  let byteCount: Int
  let tape: UnsafePointer<Node>
  let nodeCount: Int
  @usableFromInline let header: UnsafeMutablePointer<DecodeHeader>
  /// Not 0 while somebody uses a place finder. Not in the header, for that is copied without a lock.
  let finderLock: UnsafeMutablePointer<UInt8>
  /// Not 0 while somebody uses the indexes of keys, which are there once a large object has been searched.
  private let keyIndexLock: UnsafeMutablePointer<UInt8>
  private var keyIndexes: KeyIndexes?
  /// Whether this is a mended copy, whose places mean nothing to anybody but who made it.
  var isMended: Bool { failedElements != nil }
  // Optional, for even the empty dictionary takes a while to be retained and released.
  /// Of a mended copy: the arrays of which each element is read by itself, with the element that failed last.
  var failedElements: [Int: Int]?
  /// Of a mended copy: the value whose model is looked for, and the error for which a lossy array dropped it.
  var probe: (node: Int, dropped: JSONError?)?
  /// What errors say of values that stand for others, which JSON can't express: the names of their types.
  /// Set by whoever made the document, before anybody else reads it.
  package var typesOfStandIns: [DocumentPosition: String]?
  private(set) var keyTracker: KeyTracker?
  // Optional too, for most documents have no errors.
  var placeFinder: PlaceFinder?
  /// The same for the beginnings of the lines that are shown, which lie before the places.
  var lineFinder: PlaceFinder?
  private let source: SourceBytes
  private let storage: TapeStorage

  /// Takes over bytes and tape.
  init(
    source: SourceBytes, storage: TapeStorage, nodeCount: Int, options: JSONParseOptions, hasPositions: Bool,
    isDeep: Bool
  ) {
    self.options = options
    self.hasPositions = hasPositions
    self.source = source
    self.storage = storage
    self.nodeCount = nodeCount
    bytes = UnsafePointer(source.base)
    byteCount = source.count
    tape = UnsafePointer(storage.base)
    // One allocation for all three.
    let stride = MemoryLayout<DecodeHeader>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: stride + 2, alignment: MemoryLayout<DecodeHeader>.alignment)
    header = memory.bindMemory(to: DecodeHeader.self, capacity: 1)
    finderLock = (memory + stride).bindMemory(to: UInt8.self, capacity: 1)
    finderLock.initialize(to: 0)
    keyIndexLock = finderLock + 1
    keyIndexLock.initialize(to: 0)
    header.initialize(to: DecodeHeader(bytes: bytes, tape: tape, isDeep: isDeep, document: self))
  }

  deinit {
    UnsafeMutableRawPointer(header).deallocate()
    source.deallocate()
    storage.deallocate()
  }

  /// Whether this document is read by a decode that rejects unknown keys.
  package var tracksKeys: Bool { keyTracker != nil }

  /// Notes the keys that are read from now on.
  ///
  /// - Precondition: Nobody else reads this document.
  func trackKeys() {
    let tracker = KeyTracker()
    keyTracker = tracker
    header.pointee.keyTracker = .passUnretained(tracker)
    header.pointee.findsWithCare = true
  }

  /// A copy that nobody else reads.
  convenience init(copying document: Document) {
    var storage = TapeStorage(capacity: document.nodeCount)
    storage.copy(document.tape, count: document.nodeCount)
    self.init(
      source: SourceBytes(copying: document.source), storage: storage, nodeCount: document.nodeCount,
      options: document.options, hasPositions: document.hasPositions,
      isDeep: document.header.pointee.isDeep)
  }

  /// Calls `body` with the indexes of keys; `nil` while another thread uses them.
  func withKeyIndexes<Result>(_ body: (inout KeyIndexes) -> Result) -> Result? {
    guard cscan_try_lock(keyIndexLock) != 0 else { return nil }
    defer { cscan_unlock(keyIndexLock) }
    var indexes = keyIndexes.take() ?? KeyIndexes()
    defer { keyIndexes = indexes }
    return body(&indexes)
  }

  /// Where tokens that stand behind the text in strict form came from.
  var origins: [TokenOrigin] { source.origins }

  /// The text, without the padding behind it.
  var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: byteCount) }
}

extension Document {
  /// The root value.
  ///
  ///     let title = try Document(parsing: text).root.object()["title"]?.string()
  @inlinable
  public var root: JSONValue {
    // Yielded, not returned: of what a getter returns, the compiler of Swift 6.3 stops with an internal error
    // where nothing but the expression holds the document, and its making may throw.
    @_lifetime(borrow self)
    _read {
      yield rootValue
    }
  }

  /// The root value for functions of the document itself, to which yielding would be a detour.
  @inlinable @inline(__always)
  var rootValue: JSONValue {
    @_lifetime(borrow self)
    get {
      _overrideLifetime(JSONValue(node: header.pointee.tape, header: UnsafePointer(header)), borrowing: self)
    }
  }

  /// Calls `body` with the root value.
  ///
  /// A pending ``JSONError`` that `body` throws is resolved: it gets path, position and excerpt.
  @inlinable
  public func withRoot<Result>(
    _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    do {
      return try body(rootValue)
    } catch {
      throw error.resolved(at: rootValue)
    }
  }

  /// The text of a string node, escapes decoded.
  func string(of node: Node) -> String {
    decodedText(of: node, in: bytes)
  }
}
