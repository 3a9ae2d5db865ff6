extension Document {
  /// The text of a string node, escapes decoded.
  func string(of node: Node) -> String { decodedText(of: node, in: bytes) }

  /// Parses UTF-8 text.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``init(parsing:options:)-(RawSpan,_)`` throws, with the location of the problem. The location is
  ///   computed when the error is read; the error retains a copy of the text for that. Errors thrown by the
  ///   mappers' `decode` retain only small texts.
  /// - Complexity: O(*n*); does not recurse.
  public convenience init(parsing bytes: [UInt8], options: JSONParseOptions = JSONParseOptions())
    throws(JSONError)
  {
    try self.init(parsing: bytes.span, options: options)
  }

  /// Parses the UTF-8 form of a string.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``init(parsing:options:)-(RawSpan,_)`` throws.
  public convenience init(parsing text: String, options: JSONParseOptions = JSONParseOptions())
    throws(JSONError)
  {
    self.init(
      try text.withUTF8Span { (span) throws(JSONError) in try ParsedText(span.bytes, options: options) })
  }

  /// Parses a span of UTF-8 text.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``init(parsing:options:)-(RawSpan,_)`` throws.
  public convenience init(
    parsing bytes: Span<UInt8>, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) {
    try self.init(parsing: bytes.bytes, options: options)
  }

  /// Parses a raw span of UTF-8 text, such as that of `Data`.
  ///
  /// - Throws: For a text that isn't JSON `unexpected-character`, `trailing-comma`, `invalid-escape`,
  ///   `invalid-unicode-escape`, `lone-surrogate`, `control-character`, `invalid-utf8`, `leading-zero`,
  ///   `invalid-number`, `invalid-literal`, `non-finite-literal`, `trailing-content` or, if the options
  ///   refuse them, `duplicate-key`; for a text that ends too early `empty-input`, `unexpected-end` or
  ///   `unterminated-string`; beyond the options' limits `depth-limit` or `size-limit`.
  public convenience init(
    parsing bytes: RawSpan, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) {
    self.init(try ParsedText(bytes, options: options))
  }

  /// Parses UTF-8 text in any collection of bytes, such as `Data` or a part of an array.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``init(parsing:options:)-(RawSpan,_)`` throws.
  public convenience init(
    parsing bytes: some Collection<UInt8>, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) {
    let parsed = bytes.withContiguousStorageIfAvailable { buffer in
      Result { () throws(JSONError) in try ParsedText(UnsafeRawBufferPointer(buffer), options: options) }
    }
    guard let parsed else {
      try self.init(parsing: Array(bytes), options: options)
      return
    }
    self.init(try parsed.get())
  }

  /// Parses a text for a decode that ends with an error, `custom`, at the next model once the task is
  /// cancelled.
  ///
  /// - Throws: What parsing throws.
  package convenience init(cancellable bytes: RawSpan, options: JSONParseOptions) throws(JSONError) {
    self.init(try ParsedText(bytes, options: options), logged: [.deep, .cancellable])
  }
}

extension PendingDocument {
  @usableFromInline
  package init(parsing bytes: RawSpan, options: JSONParseOptions) throws(JSONError) {
    self.init(try ParsedText(bytes, options: options))
  }
}

extension ParsedText {
  /// Texts up to this length share an allocation with their tape. A longer text would waste memory if its
  /// tape had to grow, and for it an allocation is a small part of the time.
  private static var smallCount: Int { 4096 }

  init(_ bytes: RawSpan, options: JSONParseOptions) throws(JSONError) {
    self = try bytes.withUnsafeBytes { (bytes) throws(JSONError) in try ParsedText(bytes, options: options) }
  }

  init(_ bytes: UnsafeRawBufferPointer, options: JSONParseOptions) throws(JSONError) {
    // Node counts and sizes are 32 bits wide, and a node takes at least one byte of text.
    let sizeLimit = min(options.sizeLimit, Int(UInt32.max) - 1)
    guard bytes.count <= sizeLimit else {
      throw JSONError(.sizeLimit(sizeLimit, actual: bytes.count))
    }
    let bytes = options.allowsByteOrderMark ? ByteOrderMark.skipped(in: bytes) : bytes
    guard !options.needsJSON5Parser else {
      try self.init(json5: bytes, options: options)
      return
    }
    let isSmall = bytes.count <= ParsedText.smallCount
    let source = SourceBytes(
      copying: bytes, tapeCapacity: isSmall ? Parser.tapeCapacity(forText: bytes.count) : 0)
    var parser = Parser(source, options: options)
    do {
      try parser.parse()
    } catch {
      let failure = (options.duplicateKeys == .reject ? parser.firstOpenDuplicate() : nil) ?? error
      throw JSONError(FailedParse(parser.parsed(source), failure, container: parser.container))
    }
    self = parser.parsed(source)
  }
}

extension Parser {
  /// The source with the tape as far as it was parsed.
  fileprivate func parsed(_ source: SourceBytes) -> ParsedText {
    ParsedText(source: source, storage: storage, nodeCount: nodeCount, options: options, traits: traits)
  }
}
