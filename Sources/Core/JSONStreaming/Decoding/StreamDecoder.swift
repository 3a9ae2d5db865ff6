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
  private let decoder: any Decoding<Model>
  /// `nil` if the mapper's options don't allow to read part by part.
  private let reader: (any StreamReader)?

  /// Whether nothing more will come: all values have been read, or an error was thrown behind which the text
  /// can't be read on.
  public private(set) var isEnded = false

  /// Creates a decoder of the values that a mapper makes.
  public init(_ decoder: any Decoding<Model>, _ form: StreamForm, options: StreamOptions = StreamOptions()) {
    self.decoder = decoder
    let configuration = decoder.configuration
    switch form {
    case .lines:
      reader = LineReader(options: configuration.parsing, lineLimit: options.elementLimit)
    case .elements(let path):
      let parsing = configuration.parsing
      guard !parsing.allowsJSON5, !parsing.assumesTopLevelDictionary else {
        reader = nil
        return
      }
      let keys = path.components.map { configuration.keys?.jsonKey(for: $0) ?? $0 }
      reader = ElementReader(path: keys, options: parsing, elementLimit: options.elementLimit)
    }
  }

  /// How many values have been decoded or refused: the last one has the index before this.
  public var count: Int { reader?.count ?? 0 }

  /// Adds the next bytes of the stream. A long chunk is best added in parts, for it is copied as a whole.
  ///
  /// - Complexity: O(*n*) in their number, on average.
  public func append(_ bytes: some Collection<UInt8>) { reader?.append(bytes) }

  /// Says that there are no more bytes.
  public func finish() { reader?.finish() }

  /// Decodes the next value.
  ///
  /// After an error that concerns one value alone ``isEnded`` is false, and the value behind it can be asked for.
  ///
  /// - Returns: `nil` if it takes more bytes, or nothing more will come; see ``isEnded``.
  /// - Throws: The error of the text (categories `syntax`, `incomplete` and `limit`), of the way to the array
  ///   (`missing-key`, `index-out-of-bounds`, `type-mismatch`, `unexpected-null`), or of decoding the value;
  ///   with path and place in the whole stream. Of a text that is no JSON, some hundred bytes behind the
  ///   place are waited for, so that the error does not depend on where chunks end.
  public func next() throws(JSONError) -> Model? {
    guard !isEnded else { return nil }
    guard let reader else {
      isEnded = true
      throw JSONError(.custom("the elements of a document that may be JSON5 can't be read one by one"))
    }
    defer { isEnded = reader.isEnded }
    guard let document = try reader.next() else { return nil }
    do throws(JSONError) {
      return try decoder.decode(document)
    } catch {
      throw reader.moved(error.placed(at: document.root).resolved(at: document.root))
    }
  }

  /// How many bytes were moved in memory, for tests of the work it takes.
  package var movedCount: Int { reader?.movedCount ?? 0 }
}
