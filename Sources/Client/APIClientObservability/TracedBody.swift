#if Observability
internal import APIClient
internal import JSONCore
internal import Tracing

/// The body of a streamed response, which ends the span of its request.
final class TracedBody: BodySource {
  private let body: ReplyBody
  /// The span; `nil` after its end.
  private let span: Locked<(any Span)?>

  init(_ body: ReplyBody, _ span: any Span) {
    self.body = body
    self.span = Locked(span)
  }

  deinit { end() }

  func next() async throws(TransportError) -> [UInt8]? {
    // The chunks come from the source of the body, so an iterator has no state of its own.
    var chunks = body.makeAsyncIterator()
    do {
      let chunk = try await chunks.next()
      if chunk == nil { end() }
      return chunk
    } catch {
      end(error)
      throw error
    }
  }

  func cancel() {
    body.cancel()
    end()
  }

  /// Ends the span. Later calls have no effect.
  private func end(_ error: TransportError? = nil) {
    let ended = span.withLock { span in
      defer { span = nil }
      return span
    }
    if let error { ended?.fail(error.kind.type, error.description) }
    ended?.end()
  }
}

extension Span {
  /// Sets the span's status to an error. An HTTP status needs no message.
  func fail(_ type: String, _ message: String? = nil) {
    attributes["error.type"] = type
    setStatus(SpanStatus(code: .error, message: message))
  }
}
#endif
