/// What every handle of one decode shares: where the text and the tape are, and what travels along.
///
/// A document has one without context; a mapper that was made with a context puts its own on the stack for
/// the length of the call.
@frozen @usableFromInline
struct DecodeHeader {
  @usableFromInline let bytes: UnsafePointer<UInt8>
  @usableFromInline let tape: UnsafePointer<Node>
  @usableFromInline let document: Unmanaged<Document>
  @usableFromInline let usesLastDuplicate: Bool
  /// Notes the keys that are read, for a decode that rejects unknown ones.
  @usableFromInline var keyTracker: Unmanaged<KeyTracker>?
  /// Converts the keys of models, where they differ from those of the text.
  @usableFromInline var keyConversion: Unmanaged<KeyConversion>?
  /// Whether a key can't simply be searched: the last of duplicates is wanted, or the keys are tracked or
  /// converted.
  @usableFromInline var findsWithCare: Bool
  /// Whether the document is nested so deep that models which follow it might overflow the stack.
  @usableFromInline let isDeep: Bool
  @usableFromInline var context: Unmanaged<DecodingContext>?
  /// The content of the sink, for issues that a dialect's own error type cannot carry.
  @usableFromInline var notes: UnsafeMutablePointer<IssueNotes>?

  init(bytes: UnsafePointer<UInt8>, tape: UnsafePointer<Node>, isDeep: Bool, document: Document) {
    self.bytes = bytes
    self.tape = tape
    self.document = .passUnretained(document)
    self.usesLastDuplicate = document.options.duplicateKeys == .useLast
    self.keyTracker = nil
    self.keyConversion = nil
    self.findsWithCare = usesLastDuplicate
    self.isDeep = isDeep
    self.context = nil
    self.notes = nil
  }
}
