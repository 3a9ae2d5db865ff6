internal import HTTPTypes

extension Exchange {
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

  /// Reads the whole body of a response.
  ///
  /// - Throws: `bodyTooLarge` beyond the limit, and the error of the transport, with the status of the
  ///   response.
  func body(of reply: Reply, _ limit: Int) async throws(ClientError) -> [UInt8] {
    let (bytes, isWhole) = try await prefix(of: reply, limit)
    guard isWhole else { throw failure(.bodyTooLarge(limit: limit), reply) }
    return bytes
  }

  /// Creates an error of this request and its response. After a redirect, it names the last request.
  func failure(_ kind: ClientError.Kind, _ reply: Reply) -> ClientError {
    var error = failure(kind, status: reply.response.status, attempts: reply.attempts)
    if let (method, url) = reply.redirected { (error.method, error.url) = (method, url) }
    return error
  }

  /// Stores the body of an accepted response, and returns the response with an empty body. A failure is one
  /// of this attempt, so that it can be retried.
  func stored(_ reply: Reply, _ download: Download) async throws(ClientError) -> Reply {
    guard self[Acceptance.self]?.acceptsBody(of: reply.response) != false else { return reply }
    do { try await download.store(reply) } catch {
      reply.body.cancel()
      throw failure(error.kind, reply)
    }
    var whole = reply
    whole.body = ReplyBody([])
    return whole
  }
}
