import JSONCore

extension Decoding {
  /// Decodes UTF-8 text outside of any actor, also if the caller is isolated to the main actor.
  ///
  ///     let movies = try await ManualMapper<Movie>().array.decodeConcurrently(data)
  ///
  /// If the task is cancelled, decoding ends before the next model. The text is parsed as a document, also for
  /// models that `decode(_:)` decodes in one pass.
  ///
  /// - Throws: `CancellationError` if the task was cancelled; otherwise a `JSONError`, as `decode(_:)` does.
  @concurrent
  public func decodeConcurrently(
    _ text: some Collection<UInt8> & Sendable
  ) async throws -> sending Model {
    try Task.checkCancellation()
    do {
      let model = try decode(Document(cancellable: Array(text).span.bytes, options: configuration.parsing))
      // An error at which decoding should have ended may have been ignored, as by a lossy array.
      try Task.checkCancellation()
      return model
    } catch let error as JSONError {
      try Task.checkCancellation()
      throw error.withoutLargeText()
    }
  }

  /// Decodes a string outside of any actor, as ``decodeConcurrently(_:)`` decodes UTF-8 text.
  ///
  /// - Throws: `CancellationError` if the task was cancelled; otherwise a `JSONError`, as `decode(_:)` does.
  @concurrent
  public func decodeConcurrently(_ text: String) async throws -> sending Model {
    try await decodeConcurrently(text.utf8)
  }
}
