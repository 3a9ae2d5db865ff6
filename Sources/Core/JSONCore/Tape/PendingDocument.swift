/// The parts of a document before it is created. None is reference-counted, so passing them on costs nothing.
struct ParsedText {
  let source: SourceBytes
  let storage: TapeStorage
  let nodeCount: Int
  let options: JSONParseOptions
  let traits: DecodeSettings
}

extension Document {
  convenience init(_ parsed: ParsedText, log: DecodeLog? = nil, logged: DecodeSettings = []) {
    self.init(
      source: parsed.source, storage: parsed.storage, nodeCount: parsed.nodeCount, options: parsed.options,
      hasPositions: true, traits: parsed.traits, log: log, logged: logged
    )
  }
}

/// A parsed text whose document is created only when something needs it, such as an error, so that decoding a
/// small text takes one allocation less.
///
/// A structure without a `deinit`, because the compiler of Swift 6.3 stops with an internal error if inlinable
/// code destroys one with it.
@usableFromInline
struct PendingDocument {
  private let parsed: ParsedText
  private var made: Document?

  init(_ parsed: ParsedText) { self.parsed = parsed }

  /// Frees the text and the tape, unless a document owns them.
  @usableFromInline
  mutating func end() {
    guard made == nil else {
      made = nil
      return
    }
    parsed.source.deallocate()
    parsed.storage.deallocate()
  }

  /// The header for a decode, which refers to this structure at its address.
  @usableFromInline
  static func begin(_ pending: UnsafeMutablePointer<PendingDocument>) -> UnsafePointer<DecodeHeader> {
    let parsed = pending.pointee.parsed
    parsed.storage.header.initialize(
      to: DecodeHeader(
        bytes: UnsafePointer(parsed.source.base), tape: UnsafePointer(parsed.storage.base),
        owner: .pending(pending), options: parsed.options, settings: parsed.traits))
    return pending.pointee.header
  }

  /// The header for the decode.
  var header: UnsafePointer<DecodeHeader> { UnsafePointer(parsed.storage.header) }

  /// The document, which then owns the text and the tape. Their addresses don't change.
  @inline(never)
  mutating func document() -> Document {
    if let made { return made }
    let document = Document(parsed)
    made = document
    return document
  }
}
