public import JSONCore
public import JSONMapping

extension Decoding {
  /// The elements of one array of a document, decoded one by one while its bytes come.
  ///
  ///     for try await movie in mapper.elements(of: FileChunks("movies.json"), at: "data.movies") { … }
  ///
  /// The text around the array is skipped, but it must be JSON by the mapper's options. A text that
  /// `mapper.array.at(path).decode(bytes)` refuses as no JSON is refused here too, when its place is reached.
  /// Of a key that is there twice the first counts, or the options' `duplicateKeys` make it an error.
  ///
  /// - Parameters:
  ///   - source: The bytes in chunks, which may end anywhere.
  ///   - path: The way to the array; without one, the document is the array.
  ///   - options: How long an element may be.
  public func elements<Source: AsyncSequence>(
    of source: Source, at path: JSONKeyPath = [], options: StreamOptions = StreamOptions()
  ) -> StreamedValues<Model, Source> where Source.Element: Collection<UInt8> {
    StreamedValues(source, self, .elements(at: path), options: options)
  }

  /// The values of JSON Lines, decoded one by one while the bytes come.
  ///
  /// A line ends with a line feed, or a carriage return and a line feed; the last one needs no end. Blank lines
  /// are skipped, and so is a byte order mark at the beginning.
  public func lines<Source: AsyncSequence>(
    of source: Source, options: StreamOptions = StreamOptions()
  ) -> StreamedValues<Model, Source> where Source.Element: Collection<UInt8> {
    StreamedValues(source, self, .lines, options: options)
  }

  /// The elements of one array of a document in memory, decoded one by one.
  public func elements<Bytes: Collection<UInt8>>(
    in bytes: Bytes, at path: JSONKeyPath = [], options: StreamOptions = StreamOptions()
  ) -> BufferedValues<Model, Bytes> {
    BufferedValues(bytes, self, .elements(at: path), options: options)
  }

  /// The values of JSON Lines in memory, decoded one by one.
  public func lines<Bytes: Collection<UInt8>>(
    in bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> BufferedValues<Model, Bytes> {
    BufferedValues(bytes, self, .lines, options: options)
  }
}
