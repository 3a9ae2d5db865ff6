public import JSONCore
public import JSONMapping
public import JSONStreaming

extension Client {
  /// Sends an endpoint and decodes the elements of an array in the response one by one, as the bytes arrive.
  ///
  ///     for try await movie in client.elements(of: .bytes("movies"), at: "data.movies", as: movies) { … }
  ///
  /// The request is sent when the loop begins, and ends with the loop. The body may have any length; the
  /// limit for a single element is part of `StreamOptions`. The body may also take any time, because
  /// ``ClientOptions/timeout`` applies only until the header fields arrive. The endpoint's own
  /// ``Endpoint/timeout`` applies until the end of the body.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to send. Its own response isn't decoded.
  ///   - path: The path to the array; empty if the document is the array.
  ///   - decoding: Decodes the elements.
  ///   - options: The limit for the size of an element.
  public func elements<Whole, Model>(
    of endpoint: Endpoint<Whole, Granted>, at path: JSONKeyPath = [], as decoding: any Decoding<Model>,
    options: StreamOptions = StreamOptions()
  ) -> ElementSequence<Model> {
    ElementSequence(opening(endpoint)) { decoding.elements(of: $0, at: path, options: options) }
  }

  /// Sends an endpoint and decodes the lines of the response one by one, as the bytes arrive (JSON Lines).
  public func lines<Whole, Model>(
    of endpoint: Endpoint<Whole, Granted>, as decoding: any Decoding<Model>,
    options: StreamOptions = StreamOptions()
  ) -> ElementSequence<Model> {
    ElementSequence(opening(endpoint)) { decoding.lines(of: $0, options: options) }
  }

  private func opening<Whole>(_ endpoint: Endpoint<Whole, Granted>) -> OpenedReply.Opening {
    { [pipeline, environment] () async throws(ClientError) in
      try await pipeline.open(endpoint, in: environment)
    }
  }
}

/// The values of a response, decoded one by one as the bytes arrive.
public struct ElementSequence<Model>: AsyncSequence, Sendable {
  /// A value.
  public typealias Element = Model

  private let open: OpenedReply.Opening
  private let values: @Sendable (ReplyBody) -> StreamedValues<Model, ReplyBody>

  init(
    _ open: @escaping OpenedReply.Opening,
    _ values: @escaping @Sendable (ReplyBody) -> StreamedValues<Model, ReplyBody>
  ) {
    self.open = open
    self.values = values
  }

  /// Returns a sequence without the values that don't decode; each is reported before the next value is
  /// returned.
  public func lossy(_ report: @escaping @Sendable (DroppedElement) -> Void) -> ElementSequence {
    ElementSequence(open) { [values] in values($0).lossy(report) }
  }

  /// Returns a sequence without the values that don't decode, which are added to a report.
  public func lossy(_ report: LossReport) -> ElementSequence { lossy { report.add($0) } }

  /// Iterates over the values.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let open: OpenedReply.Opening
    fileprivate let values: @Sendable (ReplyBody) -> StreamedValues<Model, ReplyBody>
    fileprivate var opened: (reply: OpenedReply, iterator: StreamedValues<Model, ReplyBody>.Iterator)?
    fileprivate var isOver = false

    /// Returns the next value; `nil` at the end, and after an error.
    ///
    /// - Throws: ``ClientError``: that of the request, of the transport, or of decoding the value, with its
    ///   path and its location in the whole body.
    public mutating func next() async throws(ClientError) -> Model? {
      guard !isOver else { return nil }
      if opened == nil {
        isOver = true
        let reply = try await open()
        opened = (reply, values(reply.body).makeAsyncIterator())
        isOver = false
      }
      guard let reply = opened?.reply else { return nil }
      let model: Model?
      do throws(StreamReadError) { model = try await opened?.iterator.next() } catch {
        isOver = true
        throw reply.failed(error)
      }
      isOver = model == nil
      do throws(ClientError) { try reply.checkTime() } catch {
        isOver = true
        throw error
      }
      if model == nil { reply.succeed() }
      return model
    }
  }

  /// Creates an iterator, which sends the request for its first value.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open: open, values: values) }
}

extension ElementSequence: ShownByDescription {}

extension ElementSequence.AsyncIterator: ShownByDescription {}
