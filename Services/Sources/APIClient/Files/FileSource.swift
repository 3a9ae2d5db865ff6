internal import JSONCore
internal import JSONStreaming

/// The content of a file in chunks of at most 64 KiB.
final class FileSource: BodySource {
  private static let blockSize = 64 << 10

  private let file: OpenFile
  /// The number of bytes when it was opened.
  let count: Int
  var announcedCount: Int? { count }

  private init(_ file: OpenFile, count: Int) { (self.file, self.count) = (file, count) }

  /// Opens a file. Others than regular files are refused: reading a pipe would block a thread that other
  /// tasks need, and each attempt would read other bytes.
  static func open(_ path: String) async throws(TransportError) -> FileSource {
    let file: OpenFile
    let count: Int?
    do {
      file = try await OpenFile.reading(path)
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

/// Bytes and files, one after the other. Each file is opened when it is reached, so that few are open at a
/// time.
final class JoinedSource: BodySource {
  enum Piece: Sendable {
    case bytes([UInt8])
    case file(_ path: String)
  }

  private let state: Locked<(unread: ArraySlice<Piece>, file: FileSource?)>
  let announcedCount: Int?

  private init(_ pieces: [Piece], count: Int) {
    state = Locked((pieces[...], nil))
    announcedCount = count
  }

  /// Joins pieces. Each file is opened once before, for its length.
  static func of(_ pieces: [Piece]) async throws(TransportError) -> JoinedSource {
    var sum = 0
    for piece in pieces {
      switch piece {
      case .bytes(let bytes): sum += bytes.count
      case .file(let path): sum += try await FileSource.open(path).count
      }
    }
    return JoinedSource(pieces, count: sum)
  }

  func next() async throws(TransportError) -> [UInt8]? {
    while true {
      if let chunk = try await state.withLock({ $0.file })?.next() { return chunk }
      let piece = state.withLock { state in
        state.file = nil
        return state.unread.popFirst()
      }
      switch piece {
      case .bytes(let bytes)?: if !bytes.isEmpty { return bytes }
      case .file(let path)?:
        let file = try await FileSource.open(path)
        state.withLock { $0.file = file }
      case nil: return nil
      }
    }
  }

  func cancel() {}
}
