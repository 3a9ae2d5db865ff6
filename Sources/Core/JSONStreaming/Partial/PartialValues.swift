internal import JSONCore
public import JSONMapping

extension Decoding where Model: Equatable {
  /// Returns the values of a document that is still arriving, each different from the one before it.
  ///
  ///     for try await arguments in mapper.partialValues(of: chunks) { show(arguments) }
  ///
  /// They are the values of ``partial(includesIncompleteStrings:)`` after each chunk, and that of the whole
  /// document. Iterate once over the sequence, which throws a ``StreamReadError``.
  ///
  /// - Parameters:
  ///   - source: The bytes in chunks, which may end anywhere.
  ///   - includesIncompleteStrings: Whether a value has the characters of a string whose end hasn't arrived.
  /// - Complexity: O(*n*) for each chunk, in the length of the text so far.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func partialValues<Source: AsyncSequence>(
    of source: Source, includesIncompleteStrings: Bool = true
  ) -> some AsyncSequence<Model, StreamReadError> where Source.Element: Collection<UInt8> {
    PartialValues(
      source: source.makeAsyncIterator(),
      decoder: partial(includesIncompleteStrings: includesIncompleteStrings))
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct PartialValues<Model: Equatable, Source: AsyncIteratorProtocol>: AsyncSequence,
  AsyncIteratorProtocol
where Source.Element: Collection<UInt8> {
  var source: Source
  let decoder: PartialDecoder<Model>
  var last: Model?
  var isEnded = false

  func makeAsyncIterator() -> Self { self }

  mutating func next(isolation actor: isolated (any Actor)?) async throws(StreamReadError) -> Model? {
    while !isEnded {
      do {
        try Task.checkCancellation()
        let chunk = try await source.next(isolation: actor)
        if let chunk { try decoder.append(chunk) }
        isEnded = chunk == nil
        let model = try isEnded ? decoder.finish() : decoder.value()
        guard model != nil, model != last else { continue }
        last = model
        return model
      } catch {
        isEnded = true
        if let error = error as? JSONError { throw .decoding(error) }
        throw error is CancellationError || Task.isCancelled ? .cancelled : .source(error)
      }
    }
    return nil
  }
}
