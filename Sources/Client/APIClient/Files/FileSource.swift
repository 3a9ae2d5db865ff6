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

  /// Opens a file. Others than regular files are refused: reading a pipe would block a thread that other tasks
  /// need, and each attempt would read other bytes.
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

/// Several bodies, one after the other.
final class JoinedSource: BodySource {
  private let pending: Locked<ArraySlice<any BodySource>>
  let announcedCount: Int?

  init(_ sources: [any BodySource]) {
    pending = Locked(sources[...])
    var sum: Int? = 0
    for source in sources {
      sum = sum.flatMap { sum in source.announcedCount.map { sum + $0 } }
    }
    announcedCount = sum
  }

  func next() async throws(TransportError) -> [UInt8]? {
    while let source = pending.withLock({ $0.first }) {
      if let chunk = try await source.next() { return chunk }
      pending.withLock { $0 = $0.dropFirst() }
    }
    return nil
  }

  func cancel() { for source in pending.withLock({ $0 }) { source.cancel() } }
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
