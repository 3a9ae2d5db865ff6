internal import CScan

/// The state that all handles of one decode share: the addresses of the text and the tape, and the settings
/// of the decode.
///
/// A document has a header without a context, and so has a text that is decoded without one; a mapper that was
/// created with a context puts a header of its own on the stack for the duration of the call.
@frozen @usableFromInline
struct DecodeHeader {
  @usableFromInline let bytes: UnsafePointer<UInt8>
  @usableFromInline let tape: UnsafePointer<Node>
  @usableFromInline var owner: TextOwner
  /// The log of the document, if it has one.
  @usableFromInline let documentLog: Unmanaged<DecodeLog>?
  /// Converts the keys of models, if they differ from those of the text.
  @usableFromInline var keyConversion: Unmanaged<KeyConversion>?
  @usableFromInline var context: WholeReference<DecodingContext>?
  /// Storage for a log if the document has none.
  @usableFromInline var log: UnsafeMutablePointer<DecodeLog?>?
  @usableFromInline var settings: DecodeSettings

  init(
    bytes: UnsafePointer<UInt8>, tape: UnsafePointer<Node>, owner: TextOwner, options: JSONParseOptions,
    settings: DecodeSettings, log: DecodeLog? = nil
  ) {
    self.bytes = bytes
    self.tape = tape
    self.owner = owner
    documentLog = log.map { .passUnretained($0) }
    keyConversion = nil
    context = nil
    self.log = nil
    self.settings = settings
    if options.duplicateKeys == .useLast { self.settings.insert(.lastDuplicate) }
  }

  /// The document, which is created now if the decode has needed none so far.
  var document: Document {
    switch owner {
    case .document(let document): document.takeUnretainedValue()
    case .pending(let pending): PendingDocument.document(of: pending)
    }
  }

  /// The header that the decode began with, without a context of its own.
  var ofDocument: UnsafePointer<DecodeHeader> {
    switch owner {
    case .document(let document): document._withUnsafeGuaranteedRef { $0.header }
    case .pending(let pending): PendingDocument.header(of: pending)
    }
  }

  /// Whether the values have positions in a text.
  var hasPositions: Bool {
    switch owner {
    case .document(let document): document._withUnsafeGuaranteedRef { $0.hasPositions }
    case .pending: true
    }
  }

  @inlinable var usesLastDuplicate: Bool { settings.contains(.lastDuplicate) }

  /// Whether a search for a key takes more than comparing bytes: some keys have escapes, the last of
  /// duplicates counts, the keys are converted, or the decode is recorded.
  @inlinable var findsWithCare: Bool { !settings.isDisjoint(with: .careful) }

  /// Whether the document is nested so deep that recursive models might overflow the stack.
  @inlinable var isDeep: Bool { settings.contains(.deep) }

  /// Whether entering a model also checks the stack, or adds an entry to the log.
  @inlinable var entersWithCare: Bool { !settings.isDisjoint(with: .entries) }

  /// Whether the decode continues after an issue.
  @inlinable var isCollecting: Bool { settings.contains(.collecting) }

  /// Whether the decode is run to find out more about the issues.
  @inlinable var isRecorded: Bool { settings.contains(.searches) }
}

/// What frees the text and the tape of a decode.
@frozen @usableFromInline
enum TextOwner {
  case document(Unmanaged<Document>)
  /// Creates the document of the text when something needs it.
  case pending(UnsafeMutablePointer<PendingDocument>)
}

/// The limit for models that recurse into a document or a writer.
///
/// The stack that a level of nesting needs depends on the models, and is several times as much in debug
/// builds. No fixed number of levels suits all, so the remaining stack is measured.
package enum StackRoom {
  /// The depth that every thread's stack can hold; only deeper levels are checked.
  package static let freeDepth = 32

  /// Whether the stack of the calling thread has room for more levels: at least 128 KiB (of a stack smaller
  /// than 512 KiB, at least a quarter).
  package static var isLeft: Bool { cscan_stack_is_low() == 0 }
}
