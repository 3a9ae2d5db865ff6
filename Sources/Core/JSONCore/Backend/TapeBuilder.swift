/// Builds a ``Document`` value by value, for backends that have a tree instead of text.
///
///     var builder = TapeBuilder()
///     try builder.beginObject()
///     try builder.key("id")
///     try builder.append(7 as Int64)
///     try builder.endObject()
///     let document = Document(builder)
///
/// The texts of keys and scalars are concatenated and become the document's bytes; the values have no
/// positions in them. The caller must follow the grammar: one root, a key before every value of an object, an
/// end for every beginning. Breaking it is a programming error and stops the program.
public struct TapeBuilder: ~Copyable {
  /// The options of the document. Depth, size and duplicate keys are checked while it is built. `sizeLimit`
  /// limits the number of values and keys together, not the bytes of their texts.
  public let options: JSONParseOptions

  var storage: TapeStorage
  private var ownsStorage = true
  var nodeCount = 0
  private var text: [UInt8] = []
  private var open: [OpenContainer] = []
  fileprivate private(set) var traits: DecodeSettings = []
  private let nodeLimit: Int

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - options: Limits, and the treatment of duplicate keys.
  ///   - capacity: The number of nodes to reserve: one for each value and one for each key.
  public init(options: JSONParseOptions = JSONParseOptions(), capacity: Int = 32) {
    self.options = options
    storage = TapeStorage(capacity: capacity)
    // A node represents at least one byte of text, and node counts are 32 bits wide.
    nodeLimit = max(0, min(options.sizeLimit, Int(UInt32.max) - 1))
  }

  deinit { if ownsStorage { storage.deallocate() } }

  /// Returns the finished document, as ``Document/init(_:)`` does.
  ///
  /// - Precondition: There is a root and nothing is open.
  public consuming func finish() -> Document { Document(self) }

  /// Moves the tape out of the builder.
  fileprivate mutating func take() -> (source: SourceBytes, storage: TapeStorage) {
    precondition(open.isEmpty && nodeCount > 0, "the document has no complete root")
    ownsStorage = false
    return (text.withUnsafeBytes { SourceBytes(copying: $0) }, storage)
  }
}

extension Document {
  /// Creates a document from a builder; ``hasPositions`` is false.
  ///
  /// - Precondition: The builder has a root and nothing is open.
  public convenience init(_ builder: consuming TapeBuilder) {
    let (source, storage) = builder.take()
    self.init(
      source: source, storage: storage, nodeCount: builder.nodeCount, options: builder.options,
      hasPositions: false, traits: builder.traits
    )
  }
}

/// An array or object that was begun and has not ended.
private struct OpenContainer {
  let node: Int
  let isObject: Bool
  /// The number of complete children.
  var children = 0
  /// The node of the key whose value comes next.
  var key: Int?
}

extension TapeBuilder {
  /// Begins an array.
  ///
  /// - Throws: `depth-limit` when too many arrays and objects are open, `size-limit` when there are too many
  ///   values.
  public mutating func beginArray() throws(JSONError) { try begin(.array) }

  /// Ends the innermost array.
  ///
  /// - Precondition: An array was begun last.
  public mutating func endArray() {
    _ = close(isObject: false)
    completeValue()
  }

  /// Begins an object.
  ///
  /// - Throws: `depth-limit` when too many arrays and objects are open, `size-limit` when there are too many
  ///   values.
  public mutating func beginObject() throws(JSONError) { try begin(.object) }

  /// Ends the innermost object.
  ///
  /// - Throws: `duplicate-key` when the options reject duplicates and there is one.
  /// - Precondition: An object was begun last, and its last key has a value.
  public mutating func endObject() throws(JSONError) {
    let object = close(isObject: true)
    precondition(object.key == nil, "a key without a value")
    if options.duplicateKeys == .reject { try rejectDuplicate(in: object) }
    completeValue()
  }

  /// Begins the next member of the innermost object.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func key(_ key: String) throws(JSONError) {
    try key.withUTF8Span { (text) throws(JSONError) in try self.key(validUTF8: text) }
  }

  /// Begins the next member of the innermost object.
  ///
  /// - Throws: `invalid-utf8`, or `size-limit` when there are too many values.
  public mutating func key(utf8 key: Span<UInt8>) throws(JSONError) {
    try validate(key)
    try self.key(validUTF8: key)
  }

  private mutating func key(validUTF8 key: Span<UInt8>) throws(JSONError) {
    guard let object = open.last, object.isObject, object.key == nil else {
      preconditionFailure("a key outside of an object, or after another key")
    }
    let index = nodeCount
    try add(textNode(key))
    open[open.count - 1].key = index
  }

  private mutating func begin(_ kind: Node.Kind) throws(JSONError) {
    guard open.count < options.depthLimit else { throw error(.depthLimit(options.depthLimit)) }
    // A backend may convert its values recursively.
    if open.count >= StackRoom.freeDepth, !StackRoom.isLeft { throw error(.depthLimit(open.count)) }
    checkPlace()
    let node = nodeCount
    try add(Node(kind, offset: 0))
    open.append(OpenContainer(node: node, isObject: kind == .object))
    if open.count > StackRoom.freeDepth { traits.insert(.deep) }
  }

  private mutating func close(isObject: Bool) -> OpenContainer {
    guard let container = open.popLast(), container.isObject == isObject else {
      preconditionFailure("an end without its beginning")
    }
    storage.base[container.node].payload = Node.containerPayload(
      count: container.children, size: nodeCount - container.node)
    return container
  }

  private mutating func rejectDuplicate(in object: OpenContainer) throws(JSONError) {
    let duplicate = text.withUnsafeBufferPointer { text -> DuplicateKey? in
      guard let bytes = text.baseAddress else { return nil }
      return DuplicateKey(
        in: object.node, tape: UnsafePointer(storage.base), end: nodeCount, bytes: bytes)
    }
    guard let duplicate else { return }
    // The object has been closed, so `path` is that of the object.
    let key = textOfNode(duplicate.node)
    throw JSONError(.duplicateKey(key), at: JSONPath(path.components + [.key(key)]))
  }

  /// Appends a value that is one node.
  mutating func append(_ node: Node) throws(JSONError) {
    checkPlace()
    try add(node)
    completeValue()
  }

  /// A node for a text that is valid UTF-8, stored between quotes.
  mutating func textNode(_ utf8: Span<UInt8>) -> Node {
    let offset = text.count
    text.append(UInt8(ascii: "\""))
    utf8.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    text.append(UInt8(ascii: "\""))
    // All of the text is examined, because a wrong flag would corrupt the strings created from it.
    let isASCII = utf8.withUnsafeBufferPointer { $0.allSatisfy { $0 < 0x80 } }
    return Node(
      .string, offset: offset, flags: isASCII ? 0 : Node.nonASCII,
      payload: UInt64(truncatingIfNeeded: utf8.count)
    )
  }

  /// Stores the digits of a number and a comma, which ends them, and returns their offset.
  mutating func storeDigits(_ digits: Span<UInt8>) -> Int {
    let offset = text.count
    digits.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    text.append(UInt8(ascii: ","))
    return offset
  }

  private mutating func add(_ node: Node) throws(JSONError) {
    guard nodeCount < nodeLimit else { throw sizeError(adding: node) }
    if nodeCount == storage.capacity { storage.grow() }
    (storage.base + nodeCount).initialize(to: node)
    nodeCount += 1
  }

  /// The error for too many values, with the minimum size of their text.
  @inline(never)
  private func sizeError(adding node: Node) -> JSONError {
    // Every node but the root also needs a comma, a colon or a bracket.
    var size = nodeCount + node.leastTextLength
    for index in 0..<nodeCount { size += storage.base[index].leastTextLength }
    return error(.sizeLimit(nodeLimit, actual: size))
  }

  /// Checks that a value may come here: the code that reads a tape relies on the grammar.
  private func checkPlace() {
    guard let container = open.last else {
      precondition(nodeCount == 0, "a second root")
      return
    }
    precondition(!container.isObject || container.key != nil, "a value without a key")
  }

  private mutating func completeValue() {
    guard !open.isEmpty else { return }
    open[open.count - 1].children += 1
    open[open.count - 1].key = nil
  }

  /// An error about the value that would be appended next, with its path.
  public func error(_ kind: IssueKind) -> JSONError { JSONError(kind, at: path) }

  /// The path of the value that would be appended next.
  public var path: JSONPath {
    JSONPath(
      open.compactMap { container in
        guard container.isObject else { return .index(container.children) }
        return container.key.map { .key(textOfNode($0)) }
      })
  }

  private func textOfNode(_ index: Int) -> String {
    let node = storage.base[index]
    return String(decoding: text[(node.offset + 1)..<(node.offset + 1 + node.length)], as: UTF8.self)
  }

  /// Appends `null`.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func appendNull() throws(JSONError) { try append(Node(.null, offset: 0)) }

  /// Appends `true` or `false`.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func append(_ value: Bool) throws(JSONError) {
    try append(Node(value ? .true : .false, offset: 0))
  }

  /// Appends an integer.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func append(_ value: Int64) throws(JSONError) {
    try append(Node(.integer, offset: 0, payload: UInt64(bitPattern: value)))
  }

  /// Appends an integer.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func append(_ value: UInt64) throws(JSONError) {
    if let small = Int64(exactly: value) {
      try append(small)
    } else {
      try append(Node(.unsigned, offset: 0, payload: value))
    }
  }

  /// Appends a number without its text. An integral value can be read as an integer too.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number, `size-limit` when there are too many
  ///   values.
  public mutating func append(_ value: Double) throws(JSONError) {
    guard value.isFinite else { throw error(.nonFiniteNumber("\(value)")) }
    try append(Node(.double, offset: 0, flags: Node.withoutText, payload: value.bitPattern))
  }

  /// Appends a number by its text, preserving all digits.
  ///
  /// - Throws: `invalid-number` if the text isn't a JSON number, `size-limit` when there are too many values.
  public mutating func append(number text: String) throws(JSONError) {
    let digits = Array(text.utf8)
    // The scan may read beyond the digits.
    let padded: [UInt8] = digits + Array(repeating: 0, count: SourceBytes.padding)
    let node = padded.withUnsafeBufferPointer { buffer -> Node? in
      guard let base = buffer.baseAddress, let first = digits.first,
        first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      else { return nil }
      let number = scanNumber(base)
      guard number.end == base + digits.count, number.kind != .invalid else { return nil }
      let isInteger = number.kind == .int64 || number.kind == .uint64
      return Node(number, offset: isInteger ? 0 : storeDigits(digits.span), length: digits.count)
    }
    guard let node else { throw error(.invalidNumber(text)) }
    try append(node)
  }

  /// Appends a string.
  ///
  /// - Throws: `size-limit` when there are too many values.
  public mutating func append(_ value: String) throws(JSONError) {
    try append(value.withUTF8Span { textNode($0) })
  }

  /// Appends a string by its UTF-8 bytes.
  ///
  /// - Throws: `invalid-utf8`, or `size-limit` when there are too many values.
  public mutating func append(utf8 value: Span<UInt8>) throws(JSONError) {
    try validate(value)
    try append(textNode(value))
  }

  /// Throws unless the bytes are well-formed UTF-8.
  func validate(_ utf8: Span<UInt8>) throws(JSONError) {
    let invalid = utf8.withUnsafeBufferPointer { offsetOfInvalidUTF8(in: $0) }
    if let invalid { throw error(.invalidUTF8(byte: Int(utf8[invalid]))) }
  }
}
