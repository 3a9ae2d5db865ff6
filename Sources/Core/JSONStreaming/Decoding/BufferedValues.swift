public import JSONCore
public import JSONMapping

/// The values of a text in memory, decoded one by one and without waiting.
///
///     var movies = mapper.elements(in: bytes, at: "data.movies")
///     while let movie = try movies.next() { … }
///
/// Only one model is alive at a time, and of the text only a part is copied. It is no `Sequence`, for a loop over
/// one can't throw.
public struct BufferedValues<Model, Bytes: Collection<UInt8>> {
  private let decoder: StreamDecoder<Model>
  private var rest: Bytes.SubSequence
  private var report: ((DroppedElement) -> Void)?

  /// Creates values that begin with the first.
  public init(
    _ bytes: Bytes, _ decoder: any Decoding<Model>, _ form: StreamForm,
    options: StreamOptions = StreamOptions()
  ) {
    self.decoder = StreamDecoder(decoder, form, options: options)
    rest = bytes[...]
  }

  /// The same without the values that don't fit. Each is reported before the next value comes.
  ///
  /// A line that is no JSON costs that line. An array whose text is no JSON ends with that error.
  public func lossy(_ report: @escaping (DroppedElement) -> Void) -> Self {
    var values = self
    values.report = report
    return values
  }

  /// The same without the values that don't fit, which are added to a report.
  public func lossy(_ report: LossReport) -> Self { lossy { report.add($0) } }

  /// The next value; `nil` at the end, and after an error behind which the text can't be read on.
  ///
  /// After an error that concerns one value alone the next one can be asked for.
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
      addPart()
    }
    return nil
  }

  /// Calls `body` with each value that is left.
  ///
  /// - Throws: What ``next()`` throws, and what `body` throws.
  public mutating func forEach(_ body: (Model) throws -> Void) throws {
    while let model = try next() { try body(model) }
  }

  private mutating func addPart() {
    guard !rest.isEmpty else { return decoder.finish() }
    let end = rest.index(rest.startIndex, offsetBy: 1 << 16, limitedBy: rest.endIndex) ?? rest.endIndex
    decoder.append(rest[..<end])
    rest = rest[end...]
  }
}

extension BufferedValues: ShownByDescription {}
