internal import HTTPTypes

extension Exchange {
  /// Judges a response, and receives the body of one that is accepted: into the file of a download, or into
  /// memory, within the limit. The body of a stream isn't read.
  ///
  /// The last step of a request judges the response to each attempt, so that a failure while the body arrives
  /// can be retried. It returns rejected responses, which interceptors may handle. When the interceptors have
  /// ended, the client judges the response again, because it may be that of an interceptor.
  ///
  /// - Parameters:
  ///   - reply: The response.
  ///   - isFinal: Whether a rejected response is an error.
  /// - Throws: `status`, with the beginning of the body, for a rejected response; `bodyTooLarge` beyond the
  ///   limit; `file` if the file can't be written; and the error of the transport.
  func judge(_ reply: Reply, isFinal: Bool) async throws(ClientError) -> Reply {
    // A complete body can't fail to arrive, so one judgement suffices.
    guard let acceptance = self[Acceptance.self],
      isFinal || reply.body.bytes == nil || self[Download.self] != nil
    else { return reply }
    switch acceptance.verdict(on: reply.response) {
    case .accepted: return try await received(reply, acceptance.bodyLimit)
    case .absent: return reply
    case .rejected(let contentType, let problem):
      guard isFinal else { return reply }
      let (body, isWhole) = try await prefix(of: reply, acceptance.errorBodyLimit)
      var error = StatusError(
        response: reply.response, body: body, isTruncated: !isWhole, rejectedContentType: contentType)
      error.problem = problem
      // The media type of a stream of events isn't a choice of the endpoint.
      if !acceptance.requiresContentType { error.acceptedContentTypes = acceptance.contentTypes }
      throw failure(.status(error), reply)
    }
  }

  private func received(_ reply: Reply, _ limit: Int) async throws(ClientError) -> Reply {
    var whole = reply
    if let download = self[Download.self] {
      do { try await download.store(reply, of: self) } catch {
        reply.body.cancel()
        throw error
      }
      whole.body = ReplyBody([])
    } else if !isStreamed {
      let (bytes, isWhole) = try await prefix(of: reply, limit)
      guard isWhole else { throw failure(.bodyTooLarge(limit: limit), reply) }
      whole.body = ReplyBody(bytes)
    }
    return whole
  }

  /// Reads the beginning of the response's body, up to a number of bytes.
  ///
  /// - Throws: The error of the transport, with the status of the response.
  func prefix(
    of reply: Reply, _ limit: Int
  ) async throws(ClientError) -> (bytes: [UInt8], isWhole: Bool) {
    do {
      return try await reply.body.prefix(limit)
    } catch {
      throw failure(error.clientKind, reply)
    }
  }
}
