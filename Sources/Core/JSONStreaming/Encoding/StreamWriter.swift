internal import JSONCore
public import JSONMapping

/// A writer that encodes values one by one into a sink.
///
///     let sink = FileSink("movies.json")
///     var writer = StreamWriter(mapper, .elements(at: "data.movies"), to: sink)
///     for movie in movies { try await writer.write(movie) }
///     try await writer.finish()
///
/// The text equals that of `mapper.array.at(path).encode(movies)`. For JSON Lines it has a line for each
/// value, compact whatever the mapper's options.
public struct StreamWriter<Model, Sink: ByteSink>: ~Copyable {
  private let encoder: any Encoding<Model>
  private let form: StreamForm
  private let sink: Sink
  private let options: JSONWriteOptions
  private var frame: StreamFrame?
  private var pending: [UInt8] = []

  /// The number of values written.
  public private(set) var count = 0

  /// The number of bytes collected before they are passed to the sink.
  private static var partSize: Int { 1 << 16 }

  /// Creates a writer.
  public init(_ encoder: any Encoding<Model>, _ form: StreamForm, to sink: Sink) {
    self.encoder = encoder
    self.form = form
    self.sink = sink
    var options = encoder.configuration.writing
    if form == .lines { options.pretty = false }
    self.options = options
  }

  /// Writes a value.
  ///
  /// - Throws: `encoding` with the error of the value, or `custom` for a path with indices; `sink` with the
  ///   error of the sink, or `cancelled`.
  public nonisolated(nonsending) mutating func write(_ model: Model) async throws(StreamWriteError) {
    guard !Task.isCancelled else { throw .cancelled }
    do throws(JSONError) {
      try append(model)
    } catch {
      throw .encoding(error)
    }
    count += 1
    guard pending.count >= Self.partSize else { return }
    try await flush()
  }

  /// Writes the remaining bytes, and closes the array and the objects around it.
  ///
  /// - Throws: `sink` with the error of the sink, `encoding` with `custom` for a path with indices, or
  ///   `cancelled`.
  public nonisolated(nonsending) consuming func finish() async throws(StreamWriteError) {
    guard !Task.isCancelled else { throw .cancelled }
    do throws(JSONError) {
      let frame = try openedFrame()
      pending += count == 0 ? frame.empty : frame.suffix
    } catch {
      throw .encoding(error)
    }
    if !pending.isEmpty { try await flush() }
    do {
      try await sink.finish()
    } catch {
      throw error is CancellationError ? .cancelled : .sink(error)
    }
  }

  private nonisolated(nonsending) mutating func flush() async throws(StreamWriteError) {
    do {
      try await sink.write(pending)
    } catch {
      throw error is CancellationError ? .cancelled : .sink(error)
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func openedFrame() throws(JSONError) -> StreamFrame {
    if let frame { return frame }
    guard case .elements(let path) = form else { return StreamFrame.lines }
    let frame = try StreamFrame(encoder.configuration, at: path)
    self.frame = frame
    return frame
  }

  private mutating func append(_ model: Model) throws(JSONError) {
    let frame = try openedFrame()
    let bytes = try encoded(model)
    pending += count == 0 ? frame.prefix : frame.separator
    frame.append(bytes, to: &pending)
    if form == .lines { pending.append(UInt8(ascii: "\n")) }
  }

  private func encoded(_ model: Model) throws(JSONError) -> [UInt8] {
    do throws(JSONError) {
      var writer = JSONWriter(options: options)
      try encoder.encode(model, into: &writer)
      return try writer.finish()
    } catch {
      guard case .elements(let path) = form else { throw error }
      let keys = path.components.map {
        JSONPath.Component.key(encoder.configuration.keys?.jsonKey(for: $0) ?? $0)
      }
      throw error.moved(below: JSONPath(keys + [.index(count)]))
    }
  }
}
