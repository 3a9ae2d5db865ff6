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

  /// Creates an error of this request and its response.
  func failure(_ kind: ClientError.Kind, _ reply: Reply) -> ClientError {
    var error = error(kind, status: reply.response.status)
    error.attempts = reply.attempts
    return error
  }
}
#endif
