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
  /// What the decode does, if somebody wants to know.
  @usableFromInline let record: Unmanaged<DecodeRecord>?
  /// Converts the keys of models, where they differ from those of the text.
  @usableFromInline var keyConversion: Unmanaged<KeyConversion>?
  /// Whether a key can't simply be searched: the last of duplicates is wanted, the keys are converted, or
  /// the decode is recorded.
  @usableFromInline var findsWithCare: Bool
  /// Whether the document is nested so deep that models which follow it might overflow the stack.
  @usableFromInline let isDeep: Bool
  @usableFromInline var context: Unmanaged<DecodingContext>?
  /// Room for what a dialect notes beside the error that it throws.
  @usableFromInline var notes: UnsafeMutablePointer<(any DecodeNotes)?>?
  /// Who wants to know that something was left out and reported. Only a document that is a part of a text has one.
  @usableFromInline let leftOut: Unmanaged<LeftOutFlag>?

  init(bytes: UnsafePointer<UInt8>, tape: UnsafePointer<Node>, isDeep: Bool, document: Document) {
    self.bytes = bytes
    self.tape = tape
    self.document = .passUnretained(document)
    self.usesLastDuplicate = document.options.duplicateKeys == .useLast
    self.record = document.record.map { .passUnretained($0) }
    self.keyConversion = nil
    self.findsWithCare = usesLastDuplicate || document.record != nil
    self.isDeep = isDeep
    self.context = nil
    self.notes = nil
    self.leftOut = document.leftOut.map { .passUnretained($0) }
  }
}
