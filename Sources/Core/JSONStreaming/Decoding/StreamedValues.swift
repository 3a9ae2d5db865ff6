public import JSONCore
public import JSONMapping

/// The values of a stream, decoded one by one while its bytes come.
///
///     for try await movie in mapper.elements(of: FileChunks("movies.json"), at: "data.movies") { … }
///
/// The next chunk is asked for when the values of the last one have been taken: so a slow loop slows the source.
/// Values are decoded by the task that takes them, on its actor. An error ends the sequence, unless it is
/// ``lossy(_:)-(LossReport)``. Of a document the sequence ends with its last byte: what stands behind the array
/// has been checked by then.
public struct StreamedValues<Model, Source: AsyncSequence>: AsyncSequence
where Source.Element: Collection<UInt8> {
  /// What the mapper makes.
  public typealias Element = Model
  /// Why the sequence may end early.
  public typealias Failure = StreamReadError

  private let source: Source
  private let decoder: any Decoding<Model>
  private let form: StreamForm
  private let options: StreamOptions
  private var report: (@Sendable (DroppedElement) -> Void)?

  /// Creates a sequence of what a mapper makes of a source's values.
  public init(
    _ source: Source, _ decoder: any Decoding<Model>, _ form: StreamForm,
    options: StreamOptions = StreamOptions()
  ) {
    self.source = source
    self.decoder = decoder
    self.form = form
    self.options = options
  }

  /// The same without the values that don't fit. Each is reported before the next value comes.
  ///
  /// A line that is no JSON costs that line. An array whose text is no JSON ends with that error, for nobody can
  /// tell where it would go on.
  public func lossy(_ report: @escaping @Sendable (DroppedElement) -> Void) -> Self {
    var values = self
    values.report = report
    return values
  }

  /// The same without the values that don't fit, which are added to a report.
  public func lossy(_ report: LossReport) -> Self { lossy { report.add($0) } }

  /// Creates an iterator that begins with the source's first chunk.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      source: source.makeAsyncIterator(), decoder: StreamDecoder(decoder, form, options: options),
      report: report)
  }
}

extension StreamedValues: Sendable where Source: Sendable {}

extension StreamedValues {
  /// Goes through the values.
  public struct Iterator: AsyncIteratorProtocol {
    private var source: Source.AsyncIterator
    @usableFromInline let decoder: StreamDecoder<Model>
    @usableFromInline let report: (@Sendable (DroppedElement) -> Void)?
    /// What has not been given to the decoder of the last chunk.
    private var rest: Source.Element.SubSequence?
    @usableFromInline var isFailed = false

    /// How many bytes are given to the decoder at a time.
    private static var partSize: Int { 1 << 16 }

    fileprivate init(
      source: Source.AsyncIterator, decoder: StreamDecoder<Model>,
      report: (@Sendable (DroppedElement) -> Void)?
    ) {
      self.source = source
      self.decoder = decoder
      self.report = report
    }

    /// The next value; `nil` at the end, and after an error. On systems older than typed sequences, values
    /// are decoded on no actor.
    ///
    /// - Throws: `source` with the error of the source, `decoding` with that of the text or of a value, or
    ///   `cancelled`.
    @inlinable
    public mutating func next() async throws(StreamReadError) -> Model? {
      guard !isFailed else { return nil }
      if let model = try following() { return model }
      return try await nextOfSource()
    }

    /// The next value; `nil` at the end, and after an error.
    ///
    /// - Throws: `source` with the error of the source, `decoding` with that of the text or of a value, or
    ///   `cancelled`.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(StreamReadError) -> Model? {
      guard !isFailed else { return nil }
      if let model = try following() { return model }
      return try await nextOfSource(isolation: actor)
    }
  }
}

// What waits for the source stands in functions of their own: their frames need metadata of the source, which takes
// longer to look up than a small value to decode.
extension StreamedValues.Iterator {
  /// The next value, for which the source is needed.
  @usableFromInline
  mutating func nextOfSource() async throws(StreamReadError) -> Model? {
    while !decoder.isEnded {
      if !addPart() {
        do {
          rest = try await source.next()?[...]
        } catch {
          throw failure(error)
        }
        if rest == nil { decoder.finish() }
      }
      if let model = try following() { return model }
    }
    return nil
  }

  /// The next value, for which the source is needed.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @usableFromInline
  mutating func nextOfSource(
    isolation actor: isolated (any Actor)?
  ) async throws(StreamReadError) -> Model? {
    while !decoder.isEnded {
      if !addPart() {
        do {
          rest = try await source.next(isolation: actor)?[...]
        } catch {
          throw failure(error)
        }
        if rest == nil { decoder.finish() }
      }
      if let model = try following() { return model }
    }
    return nil
  }

  /// The next value of what the decoder has.
  @inlinable
  mutating func following() throws(StreamReadError) -> Model? {
    while true {
      guard !Task.isCancelled else {
        isFailed = true
        throw .cancelled
      }
      do throws(JSONError) {
        return try decoder.next()
      } catch {
        guard let report, !decoder.isEnded else {
          isFailed = true
          throw .decoding(error)
        }
        report(DroppedElement(index: decoder.count - 1, error: error))
      }
    }
  }

  /// Gives the next part of the chunk to the decoder; `false` if there is none.
  private mutating func addPart() -> Bool {
    guard let chunk = rest, !chunk.isEmpty else {
      // The source may use its memory again.
      rest = nil
      return false
    }
    let end =
      chunk.index(chunk.startIndex, offsetBy: Self.partSize, limitedBy: chunk.endIndex) ?? chunk.endIndex
    decoder.append(chunk[..<end])
    rest = chunk[end...]
    return true
  }

  /// The error for one of the source.
  private mutating func failure(_ error: any Error) -> StreamReadError {
    isFailed = true
    return error is CancellationError || Task.isCancelled ? .cancelled : .source(error)
  }
}

extension StreamedValues: ShownByDescription {}

extension StreamedValues.Iterator: ShownByDescription {}
