public import JSONCore
public import JSONMapping

/// Decodes the values of a stream one by one, whoever brings the bytes.
///
///     let decoder = StreamDecoder(mapper, .elements(at: "data.movies"))
///     decoder.append(chunk)
///     while let movie = try decoder.next() { … }
///     decoder.finish()
///     while let movie = try decoder.next() { … }
///
/// ``StreamedValues`` does that with the chunks of an asynchronous sequence. The chunks may end anywhere, also
/// within a character. Only what belongs to the current value is kept.
public final class StreamDecoder<Model> {
  // One property, so that a call is one access to an object.
  @usableFromInline var values: ValueDecoding<Model>

  /// Creates a decoder of the values that a mapper makes.
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
      guard !parsing.allowsJSON5, !parsing.assumesTopLevelDictionary else { return nil }
      let keys = path.components.map { configuration.keys?.jsonKey(for: $0) ?? $0 }
      return ElementReader(
        path: keys, options: parsing, elementLimit: options.elementLimit, as: kind(of: decoder))
    }
  }

  /// How elements come to a mapper. By other rules than the default ones each is examined as a document.
  private static func kind<Decoder: Decoding>(of decoder: Decoder) -> StreamRunKind {
    let configuration = decoder.configuration
    guard configuration.rules.areDefault else { return .alone }
    return Decoder.readsInOnePass && configuration.keys == nil ? .text : .shared
  }

  /// Whether nothing more will come: all values have been read, or an error was thrown behind which the text
  /// can't be read on.
  @inlinable
  public var isEnded: Bool { values.isEnded }

  /// How many values have been decoded or refused: the last one has the index before this.
  public var count: Int { values.count }

  /// Adds the next bytes of the stream. A long chunk is best added in parts, for it is copied as a whole.
  ///
  /// - Complexity: O(*n*) in their number, on average.
  public func append(_ bytes: some Collection<UInt8>) { values.reader?.append(bytes) }

  /// Says that there are no more bytes.
  public func finish() { values.reader?.finish() }

  /// Decodes the next value.
  ///
  /// A value that does not fit is decoded twice: the second time for its error.
  ///
  /// After an error that concerns one value alone ``isEnded`` is false, and the value behind it can be asked for.
  ///
  /// - Returns: `nil` if it takes more bytes, or nothing more will come; see ``isEnded``.
  /// - Throws: The error of the text (categories `syntax`, `incomplete` and `limit`), of the way to the array
  ///   (`missing-key`, `index-out-of-bounds`, `type-mismatch`, `unexpected-null`), or of decoding the value;
  ///   with path and place in the whole stream. Of a text that is no JSON, some hundred bytes behind the
  ///   place are waited for, so that the error does not depend on where chunks end.
  @inlinable
  public func next() throws(JSONError) -> Model? { try values.next() }
}

extension StreamDecoder: ShownByDescription {}
