public import JSONCore
public import JSONMapping

/// The values of a stream, decoded one by one as its bytes arrive.
///
///     for try await movie in mapper.elements(of: FileChunks("movies.json"), at: "data.movies") { … }
///
/// The next chunk is requested once the values of the last one have been consumed, so a slow loop slows down
/// the source. Values are decoded in the task that consumes them, on its actor. An error ends the sequence;
/// with ``lossy(_:)-(LossReport)``, values that don't decode are skipped instead. The sequence of a
/// document's elements ends after the document's last byte, so the text after the array is checked too.
public struct StreamedValues<Model, Source: AsyncSequence>: AsyncSequence, ShownByDescription
where Source.Element: Collection<UInt8> {
  /// The model of the mapper.
  public typealias Element = Model
  /// The error that ends the sequence early.
  public typealias Failure = StreamReadError

  private let source: Source
  private let decoder: any Decoding<Model>
  private let form: StreamForm
  private let options: StreamOptions
  private var report: (@Sendable (DroppedElement) -> Void)?

  /// Creates a sequence of the values of a source, decoded with a mapper.
  public init(
    _ source: Source, _ decoder: any Decoding<Model>, _ form: StreamForm,
    options: StreamOptions = StreamOptions()
  ) {
    self.source = source
    self.decoder = decoder
    self.form = form
    self.options = options
  }

  /// Returns these values without those that don't decode. Each of them is reported before the next value is
  /// returned.
  ///
  /// If a line isn't JSON, only that line is skipped. In an array, a syntax error is thrown, and ends the
  /// sequence, because the position of the next element is unknown.
  public func lossy(_ report: @escaping @Sendable (DroppedElement) -> Void) -> Self {
    var values = self
    values.report = report
    return values
  }

  /// Returns these values without those that don't decode, which are added to a report.
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
  /// An iterator over the values.
  public struct Iterator: AsyncIteratorProtocol, ShownByDescription {
    fileprivate var source: Source.AsyncIterator
    @usableFromInline let decoder: StreamDecoder<Model>
    @usableFromInline let report: (@Sendable (DroppedElement) -> Void)?
    /// The part of the last chunk that hasn't been passed to the decoder.
    fileprivate var rest: Source.Element.SubSequence?
    @usableFromInline var isFailed = false

    /// Returns the next value; `nil` at the end, and after an error. Values are decoded on no actor; on
    /// systems that have `next(isolation:)`, a loop calls that method instead.
    ///
    /// - Throws: `source` with the source's error, `decoding` with an error in the text or in a value, or
    ///   `cancelled`.
    @inlinable
    public mutating func next() async throws(StreamReadError) -> Model? {
      guard !isFailed else { return nil }
      if let model = try following() { return model }
      return try await nextOfSource()
    }

    /// Returns the next value; `nil` at the end, and after an error.
    ///
    /// - Throws: `source` with the source's error, `decoding` with an error in the text or in a value, or
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

// Code that waits for the source has functions of its own: their frames need metadata of the source, which
// takes longer to look up than a small value takes to decode.
extension StreamedValues.Iterator {
  /// Returns the next value after reading from the source.
  @usableFromInline
  mutating func nextOfSource() async throws(StreamReadError) -> Model? {
    while !decoder.isEnded {
      if !addPart() {
        do { rest = try await source.next()?[...] } catch { throw failure(error) }
        if rest == nil { decoder.finish() }
      }
      if let model = try following() { return model }
    }
    return nil
  }

  /// Returns the next value after reading from the source.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @usableFromInline
  mutating func nextOfSource(isolation actor: isolated (any Actor)?) async throws(StreamReadError) -> Model? {
    while !decoder.isEnded {
      if !addPart() {
        do { rest = try await source.next(isolation: actor)?[...] } catch { throw failure(error) }
        if rest == nil { decoder.finish() }
      }
      if let model = try following() { return model }
    }
    return nil
  }

  /// Returns the next value of the bytes that the decoder has.
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

  /// Passes the next part of the chunk to the decoder; returns `false` if there is none.
  private mutating func addPart() -> Bool {
    guard let part = rest?.popPart() else {
      // Releases the chunk, so that the source can reuse its memory.
      rest = nil
      return false
    }
    decoder.append(part)
    return true
  }

  /// Converts an error of the source.
  private mutating func failure(_ error: any Error) -> StreamReadError {
    isFailed = true
    return error is CancellationError || Task.isCancelled ? .cancelled : .source(error)
  }
}

/// The values of a text in memory, decoded one by one and synchronously.
///
///     var movies = mapper.elements(in: bytes, at: "data.movies")
///     while let movie = try movies.next() { … }
///
/// Only one model is alive at a time, and only a part of the text is copied. This isn't a `Sequence`, because
/// a `for` loop over one can't throw.
public struct BufferedValues<Model, Bytes: Collection<UInt8>>: ShownByDescription {
  private let decoder: StreamDecoder<Model>
  private var rest: Bytes.SubSequence
  private var report: ((DroppedElement) -> Void)?

  /// Creates values, beginning with the first.
  public init(
    _ bytes: Bytes, _ decoder: any Decoding<Model>, _ form: StreamForm,
    options: StreamOptions = StreamOptions()
  ) {
    self.decoder = StreamDecoder(decoder, form, options: options)
    rest = bytes[...]
  }

  /// Returns these values without those that don't decode. Each of them is reported before the next value is
  /// returned.
  ///
  /// If a line isn't JSON, only that line is skipped. In an array, a syntax error is thrown, and ends the
  /// values.
  public func lossy(_ report: @escaping (DroppedElement) -> Void) -> Self {
    var values = self
    values.report = report
    return values
  }

  /// Returns these values without those that don't decode, which are added to a report.
  public func lossy(_ report: LossReport) -> Self { lossy { report.add($0) } }

  /// Returns the next value; `nil` at the end, and after an error from which parsing can't continue.
  ///
  /// After an error in a single value, you can call this method again for the next one.
  ///
  /// - Throws: What ``StreamDecoder/next()`` throws.
  public mutating func next() throws(JSONError) -> Model? {
    while !decoder.isEnded {
      do throws(JSONError) {
        if let model = try decoder.next() { return model }
      } catch {
        guard let report, !decoder.isEnded else { throw error }
        report(DroppedElement(index: decoder.count - 1, error: error))
        continue
      }
      if let part = rest.popPart() { decoder.append(part) } else { decoder.finish() }
    }
    return nil
  }

  /// Calls `body` with each remaining value.
  ///
  /// - Throws: What ``next()`` throws, and what `body` throws.
  public mutating func forEach(_ body: (Model) throws -> Void) throws {
    while let model = try next() { try body(model) }
  }
}
