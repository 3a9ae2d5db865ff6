public import JSONCore
public import JSONMapping

/// A decoder of the values of a stream, whose bytes you pass to it.
///
///     let decoder = StreamDecoder(mapper, .elements(at: "data.movies"))
///     decoder.append(chunk)
///     while let movie = try decoder.next() { … }
///     decoder.finish()
///     while let movie = try decoder.next() { … }
///
/// ``StreamedValues`` does this with the chunks of an asynchronous sequence. A chunk may end anywhere, even
/// within a character. Only the bytes of the current value are stored.
public final class StreamDecoder<Model>: ShownByDescription {
  // One property, so that a call accesses one object.
  @usableFromInline var values: ValueDecoding<Model>

  /// Creates a decoder that decodes values with a mapper.
  public init(_ decoder: any Decoding<Model>, _ form: StreamForm, options: StreamOptions = StreamOptions()) {
    values = ValueDecoding(decoder, StreamDecoder.reader(for: decoder, form, options))
  }

  private static func reader(
    for decoder: some Decoding, _ form: StreamForm, _ options: StreamOptions
  ) -> (any StreamReader)? {
    let configuration = decoder.configuration
    let parsing = configuration.parsing
    switch form {
    case .lines: return LineReader(options: parsing, lineLimit: options.elementLimit)
    case .elements(let path):
      guard !parsing.needsJSON5Parser else { return nil }
      let keys = path.components.map { configuration.keys?.jsonKey(for: $0) ?? $0 }
      return ElementReader(
        path: keys, options: parsing, elementLimit: options.elementLimit, as: kind(of: decoder))
    }
  }

  /// Returns the form in which elements are passed to a mapper. With non-default rules, each is parsed as a
  /// document.
  private static func kind<Decoder: Decoding>(of decoder: Decoder) -> StreamRunKind {
    let configuration = decoder.configuration
    guard configuration.rules.areDefault else { return .alone }
    return Decoder.readsInOnePass && configuration.keys == nil ? .text : .shared
  }

  /// Whether no more values follow: all have been read, or an error was thrown from which parsing can't
  /// continue.
  @inlinable public var isEnded: Bool { values.isEnded }

  /// The number of values decoded or rejected. The last one has this number minus one as its index.
  public var count: Int { values.count }

  /// Adds the next bytes of the stream. Add a long chunk in parts, as it is copied as a whole.
  ///
  /// - Complexity: O(*n*) in the number of bytes, on average.
  public func append(_ bytes: some Collection<UInt8>) { values.reader?.append(bytes) }

  /// Marks the end of the bytes.
  public func finish() { values.reader?.finish() }

  /// Decodes the next value.
  ///
  /// A value that doesn't decode is decoded twice, the second time to report its error.
  ///
  /// After an error in a single value, ``isEnded`` is false, and you can decode the next value.
  ///
  /// - Returns: `nil` if more bytes are needed, or if no more values follow; see ``isEnded``.
  /// - Throws: An error in the text, of the category `syntax`, `incomplete` or `limit`; an error on the path
  ///   to the array: `missing-key`, `index-out-of-bounds`, `type-mismatch` or `unexpected-null`; or an error
  ///   in decoding the value; with path and location in the whole stream. `custom` for elements of an array
  ///   if the options may need JSON5. For a text that isn't JSON, the decoder first reads some hundred bytes
  ///   after the error, so that the message doesn't depend on where chunks end.
  @inlinable public func next() throws(JSONError) -> Model? { try values.next() }
}

/// Decodes the values that a reader extracts from a stream.
///
/// Generic code that is specialized for each model: looking up the models' metadata at run time would take
/// longer than decoding a small value.
@usableFromInline
struct ValueDecoding<Model> {
  @usableFromInline let decoder: any Decoding<Model>
  /// `nil` if the mapper's options don't allow reading in parts.
  let reader: (any StreamReader)?
  /// The values that have been parsed but not decoded yet.
  @usableFromInline var parsed: ParsedRun?
  /// The text of values that a cursor may read.
  @usableFromInline var text: ElementText?
  @usableFromInline var isEnded = false

  init(_ decoder: any Decoding<Model>, _ reader: (any StreamReader)?) {
    self.decoder = decoder
    self.reader = reader
  }

  /// The number of values decoded or rejected.
  var count: Int { (reader?.count ?? 0) + (text?.count ?? 0) - (parsed?.count ?? 0) }

  /// Returns the next value; `nil` if more text is needed, or if no more values follow.
  @inlinable
  mutating func next() throws(JSONError) -> Model? {
    while !isEnded {
      let read = text?.read { (cursor) throws(CursorFailure) in try decoder.decode(from: &cursor) }
      if let read, text?.skip(read.length) == true { return read.model }
      if parsed?.isArray == true,
        let model = parsed?.decode({ (json) throws(JSONError) in try decoder.decode(json) })
      {
        advance()
        return model
      }
      if parsed != nil { return try decodeAlone() }
      guard try readOn() else { return nil }
    }
    return nil
  }

  /// Gets the next values from the reader; returns `false` if there are none now.
  @inline(never) @usableFromInline
  mutating func readOn() throws(JSONError) -> Bool {
    guard let reader else {
      isEnded = true
      throw JSONError(.custom("the elements of a document that may be JSON5 can't be decoded one by one"))
    }
    if let text { reader.pass(text) }
    text = nil
    defer { isEnded = reader.isEnded }
    switch try reader.next() {
    case .parsed(let run): parsed = run
    case .text(let text): self.text = text
    case nil: return false
    }
    return true
  }

  @inline(never) @usableFromInline
  mutating func advance() {
    parsed?.advance()
    if parsed?.count == 0 { parsed = nil }
  }

  /// Decodes the next value as a document of its own, so that its error doesn't depend on the values parsed
  /// with it.
  @inline(never) @usableFromInline
  mutating func decodeAlone() throws(JSONError) -> Model? {
    guard let run = parsed else { return nil }
    defer { advance() }
    let document = try run.separated()
    do throws(JSONError) { return try decoder.decode(document) } catch {
      let error = error.placed(at: document.root).resolved(at: document.root)
      throw reader?.moved(error, about: run) ?? error
    }
  }
}
