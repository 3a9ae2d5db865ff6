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
  ) -> BufferedValues<Model, Bytes> { BufferedValues(bytes, self, .elements(at: path), options: options) }

  /// Returns the values of JSON Lines in memory, decoded one by one.
  public func lines<Bytes: Collection<UInt8>>(
    in bytes: Bytes, options: StreamOptions = StreamOptions()
  ) -> BufferedValues<Model, Bytes> { BufferedValues(bytes, self, .lines, options: options) }
}

/// The position of the values in a stream.
public enum StreamForm: Sendable, Hashable {
  /// The stream is one document. The values are the elements of the array at a path; an empty path stands for
  /// the whole document.
  case elements(at: JSONKeyPath)
  /// JSON Lines: each line that isn't blank is a value.
  case lines
}

/// Options for reading a stream, in addition to the mapper's.
public struct StreamOptions: Sendable, Hashable {
  /// The maximum length of an element or line in bytes; 16 MiB by default. A longer one is an error,
  /// `size-limit`. This limits the memory for a stream: at most this size is stored, and briefly twice as
  /// much.
  public var elementLimit: Int

  /// Creates options; without arguments, the defaults.
  public init(elementLimit: Int = 1 << 24) { self.elementLimit = elementLimit }
}

/// A report of the values skipped in a stream, as `LossyArray.dropped` is for an array.
///
///     let report = LossReport()
///     for try await movie in mapper.elements(of: file, at: "data.movies").lossy(report) { … }
///     for lost in report.dropped { log("movie \(lost.index): \(lost.error)") }
///
/// You can read it while the stream is being read, from any thread.
public final class LossReport: Sendable, ShownByDescription {
  private let state: Locked<State>
  private let limit: Int

  private struct State {
    var dropped: [DroppedElement] = []
    var count = 0
  }

  /// Creates an empty report.
  ///
  /// - Parameter limit: The maximum number of reported values. Further ones are only counted, so that an
  ///   endless stream needs limited memory.
  public init(limit: Int = 1000) {
    self.limit = limit
    state = Locked(State())
  }

  /// The skipped values, in order, with path and location in the whole stream, up to the limit.
  public var dropped: [DroppedElement] { state.withLock { $0.dropped } }

  /// The number of skipped values.
  public var count: Int { state.withLock { $0.count } }

  /// Adds a skipped value.
  public func add(_ element: DroppedElement) {
    state.withLock { state in
      state.count += 1
      if state.dropped.count < limit { state.dropped.append(element) }
    }
  }

  /// The number of skipped values, as a sentence.
  public var description: String { "\(count) values were skipped" }
}
