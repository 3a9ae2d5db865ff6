#if Client
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
      let kind: ClientError.Kind =
        Task.isCancelled || error.kind == .cancelled ? .cancelled : .transport(error)
      throw failure(kind, reply)
    }
  }

  /// Reads the whole body of a response.
  ///
  /// - Throws: `bodyTooLarge` beyond the limit, and the error of the transport, with the status of the response.
  func body(of reply: Reply, _ limit: Int) async throws(ClientError) -> [UInt8] {
    let (bytes, isWhole) = try await prefix(of: reply, limit)
    guard isWhole else { throw failure(.bodyTooLarge(limit: limit), reply) }
    return bytes
  }

  /// Creates an error of this request and its response.
  func failure(_ kind: ClientError.Kind, _ reply: Reply) -> ClientError {
    var error = error(kind, status: reply.response.status)
    error.attempts = reply.attempts
    return error
  }
}
#endif
