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
