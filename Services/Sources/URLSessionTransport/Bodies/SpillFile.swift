internal import APIClient
internal import Foundation

/// A queue of unread bytes in unnamed files, first in, first out.
///
/// Each file holds about 64 MiB and is discarded once it has been read, so the queue needs space only for the
/// unread bytes and one file, however long the body is.
struct SpillFile {
  /// A file; it is complete when ``writer`` is `nil`.
  private struct Segment {
    var writer: FileHandle?
    let reader: FileHandle
    /// The number of bytes that were written but not read.
    var unreadCount = 0
    /// The number of bytes in the file.
    var length = 0
  }

  private static let segmentLimit = 64 << 20

  private let directory: String
  /// The first file is read, the last one is written.
  private var segments: [Segment]
  /// The number of bytes that were written but not read.
  private(set) var byteCount = 0

  /// Creates a file that other processes can't open.
  init(in directory: String) throws(TransportError) {
    self.directory = directory
    segments = [try SpillFile.segment(in: directory)]
  }

  private static func segment(in directory: String) throws(TransportError) -> Segment {
    let path = URL(fileURLWithPath: directory).appendingPathComponent("reply-\(UUID().uuidString)").path
    do throws(PrivateFile.Failure) {
      let writer = try PrivateFile.create(path)
      let reader = try PrivateFile.reader(of: path)
      try PrivateFile.removeName(path)
      guard let reader else { throw PrivateFile.Failure("it was removed") }
      return Segment(writer: writer, reader: reader)
    } catch { throw SpillFile.error(error.description) }
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) throws(TransportError) {
    if segments[segments.count - 1].length >= SpillFile.segmentLimit {
      segments[segments.count - 1].writer = nil
      segments.append(try SpillFile.segment(in: directory))
    }
    let last = segments.count - 1
    do { try segments[last].writer?.write(contentsOf: bytes) } catch {
      throw SpillFile.error(error.localizedDescription)
    }
    segments[last].unreadCount += bytes.count
    segments[last].length += bytes.count
    byteCount += bytes.count
  }

  /// Removes and returns the first bytes, at most 64 KiB. Frees the space of files that have been read.
  mutating func removeFirst() throws(TransportError) -> [UInt8] {
    do {
      let count = min(segments[0].unreadCount, 1 << 16)
      let bytes = [UInt8](try segments[0].reader.read(upToCount: count) ?? Data())
      guard !bytes.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
      segments[0].unreadCount -= bytes.count
      byteCount -= bytes.count
      if segments[0].unreadCount == 0 { try rewind() }
      return bytes
    } catch { throw SpillFile.error(error.localizedDescription) }
  }

  /// Discards the first file; if it is the only one, writing starts again at its beginning.
  private mutating func rewind() throws {
    guard segments.count == 1 else {
      segments.removeFirst()
      return
    }
    try segments[0].writer?.truncate(atOffset: 0)
    try segments[0].reader.seek(toOffset: 0)
    segments[0].length = 0
  }

  private static func error(_ reason: String) -> TransportError {
    TransportError(.other, reason: "the temporary file of the body failed: \(reason)")
  }
}
