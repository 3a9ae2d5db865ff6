public import JSONCore
public import JSONMapping

/// The values of a text in memory, decoded one by one and synchronously.
///
///     var movies = mapper.elements(in: bytes, at: "data.movies")
///     while let movie = try movies.next() { … }
///
/// Only one model is alive at a time, and only a part of the text is copied. This isn't a `Sequence`, because
/// a `for` loop over one can't throw.
public struct BufferedValues<Model, Bytes: Collection<UInt8>> {
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

extension BufferedValues: ShownByDescription {}
