public import JSONCore
public import JSONMapping

extension Encoding {
  /// Writes values as JSON Lines: each on a line of its own, compact.
  ///
  /// - Throws: `encoding` with the error of a value, `sink` with that of the sink, or `cancelled`. Bytes that
  ///   have been written remain in the sink.
  public nonisolated(nonsending) func writeLines(
    _ models: some Sequence<Model>, to sink: some ByteSink
  ) async throws(StreamWriteError) {
    try await write(models, .lines, to: sink)
  }

  /// Writes values as the elements of an array at a path of keys in a document.
  ///
  /// - Throws: `encoding` with the error of a value, or `custom` for a path with indices; `sink` with the
  ///   error of the sink, or `cancelled`. Bytes that have been written remain in the sink.
  public nonisolated(nonsending) func writeElements(
    _ models: some Sequence<Model>, at path: JSONKeyPath = [], to sink: some ByteSink
  ) async throws(StreamWriteError) {
    try await write(models, .elements(at: path), to: sink)
  }

  private nonisolated(nonsending) func write(
    _ models: some Sequence<Model>, _ form: StreamForm, to sink: some ByteSink
  ) async throws(StreamWriteError) {
    var writer = StreamWriter(self, form, to: sink)
    for model in models { try await writer.write(model) }
    try await writer.finish()
  }
}
