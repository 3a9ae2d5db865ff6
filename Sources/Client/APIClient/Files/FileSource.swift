#if Client
internal import JSONCore
internal import JSONStreaming

/// The content of a file in chunks of at most 64 KiB.
final class FileSource: BodySource {
  private static let blockSize = 64 << 10

  private let file: OpenFile
  let announcedCount: Int?

  private init(_ file: OpenFile, count: Int) {
    self.file = file
    announcedCount = count
  }

  /// Opens a file. Others than regular files are refused: reading a pipe would block a thread that other
  /// tasks need, and each attempt would read other bytes.
  static func open(_ path: String) async throws(TransportError) -> FileSource {
    let file: OpenFile
    let count: Int?
    do {
      file = try await OpenFile.at(path, for: .readingRegularFile)
      count = try await file.size()
    } catch {
      throw TransportError(.other, reason: error.description)
    }
    guard let count else {
      throw TransportError(.other, reason: "can't read \(path): it isn't a regular file")
    }
    return FileSource(file, count: count)
  }

  func next() async throws(TransportError) -> [UInt8]? {
    do {
      var (block, count) = try await file.readBlock(into: [UInt8](repeating: 0, count: Self.blockSize))
      block.removeLast(block.count - count)
      return count == 0 ? nil : block
    } catch {
      throw TransportError(.other, reason: error.description)
    }
  }

  func cancel() {}
}

/// Several bodies, one after the other. Each is opened when it is reached, so that few files are open at a
/// time.
final class JoinedSource: BodySource {
  typealias Opening = @Sendable () async throws(TransportError) -> any BodySource

  private struct State {
    var unopened: ArraySlice<Opening>
    var current: (any BodySource)?
  }

  private let state: Locked<State>
  let announcedCount: Int?

  private init(_ openings: [Opening], count: Int?) {
    state = Locked(State(unopened: openings[...]))
    announcedCount = count
  }

  /// Joins bodies. Each is opened once before, for its length.
  static func of(_ openings: [Opening]) async throws(TransportError) -> JoinedSource {
    var sum: Int? = 0
    for open in openings {
      let source = try await open()
      sum = sum.flatMap { sum in source.announcedCount.map { sum + $0 } }
      source.cancel()
    }
    return JoinedSource(openings, count: sum)
  }

  func next() async throws(TransportError) -> [UInt8]? {
    while true {
      if let chunk = try await state.withLock({ $0.current })?.next() { return chunk }
      guard let open = state.withLock({ $0.unopened.popFirst() }) else { return nil }
      let source = try await open()
      state.withLock { $0.current = source }
    }
  }

  func cancel() {
    let current = state.withLock { state in
      state.unopened = []
      return state.current
    }
    current?.cancel()
  }
}

/// Bytes in memory, with their length.
final class BytesSource: BodySource {
  private let bytes: Locked<[UInt8]>
  let announcedCount: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = Locked(bytes)
    announcedCount = bytes.count
  }

  func next() async throws(TransportError) -> [UInt8]? {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes.isEmpty ? nil : bytes
    }
  }

  func cancel() {}
}
#endif
