public import JSONCore
public import JSONMapping

extension Decoding {
  /// Returns the elements of one array of a document, decoded one by one as its bytes arrive.
  ///
  ///     for try await movie in mapper.elements(of: FileChunks("movies.json"), at: "data.movies") { … }
  ///
  /// The text around the array is skipped, but must be JSON as the mapper's options define it: it fails for
  /// every text that `mapper.array.at(path).decode(bytes)` rejects as invalid, once parsing reaches the
  /// error. Of duplicate keys on the path the first counts. With `useLast` a second one is an error, because
  /// elements of the first have been returned; with `reject` every duplicate is.
  ///
  /// - Parameters:
  ///   - source: The bytes in chunks, which may end anywhere.
  ///   - path: The path of the array; by default, the document is the array.
  ///   - options: The maximum length of an element.
  public func elements<Source: AsyncSequence>(
    of source: Source, at path: JSONKeyPath = [], options: StreamOptions = StreamOptions()
  ) -> StreamedValues<Model, Source> where Source.Element: Collection<UInt8> {
    StreamedValues(source, self, .elements(at: path), options: options)
  }

  /// Returns the values of JSON Lines, decoded one by one as the bytes arrive.
  ///
  /// A line ends with a line feed, or with a carriage return and a line feed; the end of the last one is
  /// optional. Blank lines are skipped, and so is a byte order mark at the beginning.
  public func lines<Source: AsyncSequence>(
    of source: Source, options: StreamOptions = StreamOptions()
  ) -> StreamedValues<Model, Source> where Source.Element: Collection<UInt8> {
    StreamedValues(source, self, .lines, options: options)
  }

  /// Returns the elements of one array of a document in memory, decoded one by one.
  public func elements<Bytes: Collection<UInt8>>(
    in bytes: Bytes, at path: JSONKeyPath = [], options: StreamOptions = StreamOptions()
  ) -> BufferedValues<Model, Bytes> {
    BufferedValues(bytes, self, .elements(at: path), options: options)
  }

  /// Returns the values of JSON Lines in memory, decoded one by one.
  public func lines<Bytes: Collection<UInt8>>(
    in bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> BufferedValues<Model, Bytes> {
    BufferedValues(bytes, self, .lines, options: options)
  }
}
