#if Client
public import JSONCore
public import JSONMapping
public import JSONStreaming

extension Client {
  /// Sends an endpoint and decodes the elements of an array of its answer one by one, while the bytes come.
  ///
  ///     for try await movie in client.elements(of: .bytes("movies"), at: "data.movies", as: movies) { … }
  ///
  /// The request is sent when the loop begins, and ended when the loop does. The body may be of any length; a
  /// single element may not, see `StreamOptions`. It may last any time, too: ``ClientOptions/timeout`` ends with the
  /// head. ``Endpoint/timeout`` of the endpoint itself holds to the end.
  ///
  /// - Parameters:
  ///   - endpoint: Its own response is not decoded.
  ///   - path: The way to the array; without one, the document is the array.
  ///   - decoding: Decodes an element.
  ///   - options: How long an element may be.
  public func elements<Whole, Model>(
    of endpoint: Endpoint<Whole, Granted>, at path: JSONKeyPath = [], as decoding: any Decoding<Model>,
    options: StreamOptions = StreamOptions()
  ) -> ElementSequence<Model> {
    ElementSequence(opening(endpoint)) { decoding.elements(of: $0, at: path, options: options) }
  }

  /// Sends an endpoint and decodes the lines of its answer one by one, while the bytes come: JSON Lines.
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

/// Values of an answer, decoded one by one while its bytes come.
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

  /// The same without the values that don't fit; each is reported before the next value comes.
  public func lossy(_ report: @escaping @Sendable (DroppedElement) -> Void) -> ElementSequence {
    ElementSequence(open) { [values] in values($0).lossy(report) }
  }

  /// The same without the values that don't fit, which are added to a report.
  public func lossy(_ report: LossReport) -> ElementSequence { lossy { report.add($0) } }

  /// Goes through the values.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let open: OpenedReply.Opening
    fileprivate let values: @Sendable (ReplyBody) -> StreamedValues<Model, ReplyBody>
    fileprivate var opened: (reply: OpenedReply, iterator: StreamedValues<Model, ReplyBody>.Iterator)?
    fileprivate var isOver = false

    /// The next value; `nil` at the end, and after a failure of the request.
    ///
    /// - Throws: ``ClientError``: that of sending, of the transport, or of decoding the value, with its path and
    ///   place in the whole body.
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

  /// Starts; the request is sent when the first value is asked for.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(open: open, values: values) }
}

extension ElementSequence: ShownByDescription {}

extension ElementSequence.AsyncIterator: ShownByDescription {}
#endif
