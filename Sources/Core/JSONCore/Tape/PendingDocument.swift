/// A parsed text whose document is created only when something needs it, such as an error, so that decoding a
/// small text takes one allocation less.
///
/// A structure without a `deinit`, because the compiler of Swift 6.3 stops with an internal error if inlinable
/// code destroys one with it.
@usableFromInline
package struct PendingDocument {
  private let parsed: ParsedText
  private var made: Document?

  init(_ parsed: ParsedText) { self.parsed = parsed }

  /// Calls `body` with the root value.
  ///
  /// - Throws: The error of `body` with path and location.
  // Not one function for errors of all types: code that isn't specialized would take longer.
  @inlinable @inline(__always)
  package mutating func withRoot<Result>(
    _ body: (JSONValue) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    try withUnsafeMutablePointer(to: &self) { (pending) throws(JSONError) -> Result in
      let header = PendingDocument.begin(pending)
      defer { pending.pointee.end() }
      let root = JSONValue(node: header.pointee.tape, header: header)
      do throws(JSONError) { return try body(root) } catch { throw error.resolved(at: root) }
    }
  }

  /// Calls `body` with the root value.
  ///
  /// - Throws: What `body` throws.
  package mutating func withUnresolvedRoot<Result>(_ body: (JSONValue) throws -> Result) throws -> Result {
    try withUnsafeMutablePointer(to: &self) { (pending) throws -> Result in
      let header = PendingDocument.begin(pending)
      defer { pending.pointee.end() }
      return try body(JSONValue(node: header.pointee.tape, header: header))
    }
  }

  /// Ends the decode. Frees the text and the tape, unless a document owns them.
  @usableFromInline
  mutating func end() {
    if let made {
      // What the decode has stored, such as a container of `Codable`, refers to this header.
      parsed.storage.header.pointee.owner = .document(.passUnretained(made))
      self.made = nil
    } else {
      parsed.source.deallocate()
      parsed.storage.deallocate()
    }
  }

  /// The header for a decode, which refers to this structure at its address.
  @usableFromInline
  static func begin(_ pending: UnsafeMutablePointer<PendingDocument>) -> UnsafePointer<DecodeHeader> {
    let parsed = pending.pointee.parsed
    parsed.storage.header.initialize(
      to: DecodeHeader(
        bytes: UnsafePointer(parsed.source.base), tape: UnsafePointer(parsed.storage.base),
        owner: .pending(pending), options: parsed.options, settings: parsed.traits))
    return header(of: pending)
  }

  /// The header for the decode.
  static func header(of pending: UnsafeMutablePointer<PendingDocument>) -> UnsafePointer<DecodeHeader> {
    UnsafePointer(pending.pointee.parsed.storage.header)
  }

  private static let creation = Locked(())

  /// The document, which then owns the text and the tape. Their addresses don't change.
  ///
  /// Under a lock, because code in Swift 5 mode can use the values on several threads. So the document also
  /// gets a header of its own: the threads read that of the decode meanwhile.
  @inline(never)
  static func document(of pending: UnsafeMutablePointer<PendingDocument>) -> Document {
    creation.withLock { _ in
      if let made = pending.pointee.made { return made }
      let document = Document(pending.pointee.parsed, header: .allocate(capacity: 1))
      pending.pointee.made = document
      return document
    }
  }
}
