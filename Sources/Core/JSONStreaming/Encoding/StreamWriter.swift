public import JSONCore
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
    do throws(JSONError) { try append(model) } catch { throw .encoding(error) }
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
    do { try await sink.finish() } catch { throw error is CancellationError ? .cancelled : .sink(error) }
  }

  private nonisolated(nonsending) mutating func flush() async throws(StreamWriteError) {
    do { try await sink.write(pending) } catch {
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

extension Encoding {
  /// Writes values as JSON Lines: each on a line of its own, compact.
  ///
  /// - Throws: `encoding` with the error of a value, `sink` with that of the sink, or `cancelled`. Bytes that
  ///   have been written remain in the sink.
  public nonisolated(nonsending) func writeLines(
    _ models: some Sequence<Model>, to sink: some ByteSink
  ) async throws(StreamWriteError) { try await write(models, .lines, to: sink) }

  /// Writes values as the elements of an array at a path of keys in a document.
  ///
  /// - Throws: `encoding` with the error of a value, or `custom` for a path with indices; `sink` with the
  ///   error of the sink, or `cancelled`. Bytes that have been written remain in the sink.
  public nonisolated(nonsending) func writeElements(
    _ models: some Sequence<Model>, at path: JSONKeyPath = [], to sink: some ByteSink
  ) async throws(StreamWriteError) { try await write(models, .elements(at: path), to: sink) }

  private nonisolated(nonsending) func write(
    _ models: some Sequence<Model>, _ form: StreamForm, to sink: some ByteSink
  ) async throws(StreamWriteError) {
    var writer = StreamWriter(self, form, to: sink)
    for model in models { try await writer.write(model) }
    try await writer.finish()
  }
}

/// The text before, between and after the elements of an array in its document.
struct StreamFrame {
  private(set) var prefix: [UInt8] = []
  private(set) var separator: [UInt8] = []
  private(set) var suffix: [UInt8] = []
  /// The document of an array without elements.
  private(set) var empty: [UInt8] = []
  /// The indentation of the elements, in bytes; 0 if the text has a single line.
  private var indentation = 0

  /// The frame of JSON Lines, which is empty.
  static let lines = StreamFrame()

  private init() {}

  /// Creates the frame from two documents, whose arrays contain no zeros and two zeros.
  ///
  /// - Throws: `custom` for a path with indices.
  init(_ configuration: MappingConfiguration, at path: JSONKeyPath) throws(JSONError) {
    let zeros = ZeroEncoding(configuration: configuration).at(path)
    empty = try zeros.encode(0)
    let two = try zeros.encode(2)
    // Only brackets and white space follow the elements.
    guard let last = two.lastIndex(of: UInt8(ascii: "0")),
      let first = two[..<last].lastIndex(of: UInt8(ascii: "0"))
    else { throw JSONError(.custom("an array of numbers is encoded without its elements")) }
    prefix = Array(two[..<first])
    separator = Array(two[(first + 1)..<last])
    suffix = Array(two[(last + 1)...])
    let line = two[..<last].lastIndex(of: UInt8(ascii: "\n"))
    indentation = line.map { last - $0 - 1 } ?? 0
  }

  /// Appends the text of an element, with its lines indented.
  func append(_ element: [UInt8], to bytes: inout [UInt8]) {
    guard indentation > 0 else {
      bytes += element
      return
    }
    // Strings contain no line breaks.
    for byte in element {
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
      }
    }
  }
}

/// Writes an array with as many zeros as the model's value.
private struct ZeroEncoding: Encoding {
  let configuration: MappingConfiguration

  func encode(_ count: Int, into writer: inout JSONWriter) throws(JSONError) {
    try writer.beginArray()
    for _ in 0..<count { writer.write(0) }
    writer.endArray()
  }
}
