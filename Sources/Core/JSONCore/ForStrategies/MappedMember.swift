/// A member of the object that a mapping decodes or encodes, for strategies that pass their map by value.
///
/// It has four words, so that it is passed in registers: a reference to the state that all members share,
/// which is on the caller's stack, the member's value, and its key. Like ``JSONValue`` it can't be stored.
@frozen @usableFromInline
package struct MappedMember<State>: ~Escapable {
  @usableFromInline let frame: UnsafeMutablePointer<MappingFrame<State>>
  /// The value of the member, when decoding and if there is one.
  @usableFromInline let node: UnsafePointer<Node>?
  /// The text of a key that is a literal.
  @usableFromInline let literal: UnsafePointer<UInt8>?
  /// For a literal key, its length, with the marks in the bits above; for another key, its number. Negative
  /// if there is no key.
  @usableFromInline let number: Int

  @_lifetime(immortal)
  @inlinable @inline(__always)
  init(
    _ frame: UnsafeMutablePointer<MappingFrame<State>>, node: UnsafePointer<Node>? = nil,
    literal: UnsafePointer<UInt8>? = nil, number: Int = -1
  ) {
    self.frame = frame
    self.node = node
    self.literal = literal
    self.number = number
  }
}

/// The state that the members of one object share during the mapping.
@frozen @usableFromInline
struct MappingFrame<State> {
  /// The object and its header, when decoding.
  @usableFromInline let node: UnsafePointer<Node>?
  @usableFromInline let header: UnsafePointer<DecodeHeader>?
  /// The writer, when encoding.
  @usableFromInline let writer: UnsafeMutablePointer<JSONWriter>?
  @usableFromInline var state: State

  @inlinable @inline(__always)
  init(
    node: UnsafePointer<Node>? = nil, header: UnsafePointer<DecodeHeader>? = nil,
    writer: UnsafeMutablePointer<JSONWriter>? = nil, state: State
  ) {
    self.node = node
    self.header = header
    self.writer = writer
    self.state = state
  }
}

extension MappedMember {
  /// Calls `body` with a member that stands for an object that is decoded.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  package static func reading<Result>(
    _ object: JSONObject, state: State, _ body: (MappedMember) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    var frame = MappingFrame(node: object.node, header: object.header, state: state)
    return try withUnsafeMutablePointer(to: &frame) { (frame) throws(JSONError) -> Result in
      try body(MappedMember(frame))
    }
  }

  /// Calls `body` with a member that stands for the object that the writer has begun.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  package static func writing<Result>(
    _ writer: inout JSONWriter, state: State, _ body: (MappedMember) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    try withUnsafeMutablePointer(to: &writer) { (writer) throws(JSONError) -> Result in
      var frame = MappingFrame(writer: writer, state: state)
      return try withUnsafeMutablePointer(to: &frame) { (frame) throws(JSONError) -> Result in
        try body(MappedMember(frame))
      }
    }
  }

  /// The state that the caller shares with all members. Read and written as a whole, so that accesses can't
  /// overlap.
  @inlinable @inline(__always)
  package var state: State {
    get { frame.pointee.state }
    nonmutating set { frame.pointee.state = newValue }
  }

  /// Whether the mapping decodes an object.
  @inlinable package var isReading: Bool { frame.pointee.node != nil }

  /// The object being decoded.
  @inlinable @inline(__always)
  package var object: JSONObject? {
    @_lifetime(copy self)
    get {
      guard let node = frame.pointee.node, let header = frame.pointee.header else { return nil }
      return _overrideLifetime(JSONObject(node: node, header: header, model: nil), copying: self)
    }
  }

  /// The member's value, when decoding and if there is one.
  @inlinable @inline(__always)
  package var value: JSONValue? {
    @_lifetime(copy self)
    get {
      guard let node, let header = frame.pointee.header else { return nil }
      return _overrideLifetime(JSONValue(node: node, header: header), copying: self)
    }
  }

  /// The member's key, if it is a literal.
  @inlinable
  package var key: JSONKey? { literal.map { JSONKey(utf8: $0, count: number & ~MappedMember.marks) } }

  /// Whether the member's key is a literal that was marked.
  @inlinable package var isMarked: Bool { number > MappedMember.mark }

  /// Whether the member's key is a literal that was marked as required.
  @inlinable package var isRequired: Bool { literal != nil && number & MappedMember.requirement != 0 }

  @inlinable static var mark: Int { 1 << (Int.bitWidth - 2) }

  @inlinable static var requirement: Int { 1 << (Int.bitWidth - 3) }

  @inlinable static var marks: Int { mark | requirement }

  /// The number of the member's key, if it is not a literal but was given a number.
  @inlinable package var keyNumber: Int? { literal == nil && number >= 0 ? number : nil }

  /// Calls `body` with the writer, if the object is encoded.
  ///
  /// - Throws: What `body` throws.
  @inlinable @inline(__always)
  package func withWriter(_ body: (inout JSONWriter) throws(JSONError) -> Void) throws(JSONError) {
    guard let writer = frame.pointee.writer else { return }
    try body(&writer.pointee)
  }

  /// The member with this key.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  package func member(_ key: JSONKey) -> MappedMember {
    _overrideLifetime(
      MappedMember(
        frame, node: isReading ? find(key) : nil, literal: key.utf8, number: key.count),
      copying: self)
  }

  /// Always inlined: the compiler then knows whether a literal is ASCII, and drops the second search.
  @inlinable @inline(__always)
  func find(_ key: JSONKey) -> UnsafePointer<Node>? {
    if key.isASCII { return find(key.utf8, count: key.count) }
    return find(key.utf8, count: key.count) ?? object?.findEquivalent(key.utf8, count: key.count)
  }

  /// Not inlined: with a search for every key, mappings would become so large that the compiler stops
  /// inlining.
  @inline(never) @usableFromInline
  func find(_ key: UnsafePointer<UInt8>, count: Int) -> UnsafePointer<Node>? {
    object?.findOneByOne(key, count: count)
  }

  /// A member whose value was already searched for.
  ///
  /// - Parameters:
  ///   - isMarked: Whether to mark the key, so that the caller can distinguish it from unmarked keys.
  ///   - isRequired: Whether to mark the member as required.
  /// - Precondition: The value lies within the document of the object that is decoded.
  @_lifetime(copy self, copy value)
  @inlinable @inline(__always)
  package func member(
    _ key: JSONKey, value: JSONValue?, isMarked: Bool = false, isRequired: Bool = false
  ) -> MappedMember {
    checkDocument(of: value)
    let mark = isMarked ? MappedMember.mark : 0
    let number = key.count | mark | (isRequired ? MappedMember.requirement : 0)
    return _overrideLifetime(
      MappedMember(frame, node: value?.node, literal: key.utf8, number: number), copying: self)
  }

  /// A member whose key the caller stores under a number.
  ///
  /// - Precondition: The value lies within the document of the object that is decoded.
  @_lifetime(copy self, copy value)
  @inlinable
  package func member(number: Int, value: JSONValue?) -> MappedMember {
    checkDocument(of: value)
    return _overrideLifetime(MappedMember(frame, node: value?.node, number: number), copying: self)
  }

  /// Checks that a value belongs to the document of the object. A member stores only a pointer to the value's
  /// node, and reads it with the header of the object.
  @inlinable
  func checkDocument(of value: JSONValue?) {
    guard let value, let header = frame.pointee.header else { return }
    precondition(value.header.pointee.tape == header.pointee.tape, "a value of another document")
  }

  /// The members written so far, as the text of an object; `nil` when reading.
  ///
  /// - Complexity: O(*n*) in the length of all that the writer has written.
  package func writtenObject() -> [UInt8]? {
    guard let writer = frame.pointee.writer else { return nil }
    // The container that was begun last is still open.
    let opening = writer.pointee.unfinishedParse?.paths.opening ?? 0
    return Array(writer.pointee.text[opening...]) + [UInt8(ascii: "}")]
  }
}
