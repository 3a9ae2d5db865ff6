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
  /// The log of a document that has one.
  @usableFromInline let documentLog: Unmanaged<DecodeLog>?
  /// Converts the keys of models, where they differ from those of the text.
  @usableFromInline var keyConversion: Unmanaged<KeyConversion>?
  /// Whether a key can't simply be searched: the last of duplicates is wanted, the keys are converted, or
  /// the decode is recorded.
  @usableFromInline var findsWithCare: Bool
  /// Whether the document is nested so deep that models which follow it might overflow the stack.
  @usableFromInline let isDeep: Bool
  @usableFromInline var context: Unmanaged<DecodingContext>?
  /// Room for a log where the document has none.
  @usableFromInline var log: UnsafeMutablePointer<DecodeLog?>?
  /// What is logged.
  @usableFromInline var logged: LoggedRoles

  init(bytes: UnsafePointer<UInt8>, tape: UnsafePointer<Node>, isDeep: Bool, document: Document) {
    self.bytes = bytes
    self.tape = tape
    self.document = .passUnretained(document)
    self.usesLastDuplicate = document.options.duplicateKeys == .useLast
    self.documentLog = document.log.map { .passUnretained($0) }
    self.keyConversion = nil
    self.findsWithCare = usesLastDuplicate || document.logged.contains(.searches)
    self.isDeep = isDeep
    self.context = nil
    self.log = nil
    self.logged = document.logged
  }

  /// Whether the decode is made to find out more about the issues.
  @inlinable var isRecorded: Bool { logged.contains(.searches) }
}
