internal import JSONStreaming

extension Exchange {
  /// Stores the body of an accepted response, and returns the response with an empty body. A failure is one
  /// of this attempt, so that a retry continues after the stored bytes.
  func stored(_ reply: Reply, _ download: Download) async throws(ClientError) -> Reply {
    guard !download.isComplete, acceptance?.acceptsBody(of: reply.response) != false else { return reply }
    do {
      let part = try await download.stored()
      try await download.withFile { (file) async throws(Download.Failure) in
        try await download.store(reply, after: part, in: file)
      }
    } catch {
      reply.body.cancel()
      throw failure(error.kind, reply)
    }
    var whole = reply
    whole.body = ReplyBody([])
    return whole
  }
}
