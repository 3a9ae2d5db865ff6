#if Client
internal import APIClient
internal import Foundation

/// Files without a name that hold what nobody has read yet: first in, first out.
///
/// Each has 64 MiB or a little more, and ends when it was read. So however long a body is, it takes no more space than
/// what is unread and one file.
struct SpillFile {
  /// A file; it takes no more when ``writer`` is `nil`.
  private struct Segment {
    var writer: FileHandle?
    let reader: FileHandle
    /// The bytes that were written and not read.
    var unreadCount = 0
    /// The bytes that the file has.
    var length = 0
  }

  private static let segmentLimit = 64 << 20

  private let directory: String
  /// The first is read, the last is written.
  private var segments: [Segment]
  /// The bytes that were written and not read.
  private(set) var byteCount = 0

  /// Creates a file that nobody else can open.
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
      guard let reader else { throw PrivateFile.Failure("it has vanished") }
      return Segment(writer: writer, reader: reader)
    } catch { throw SpillFile.error(error.description) }
  }

  /// Adds bytes at the end.
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

  /// Takes the first bytes out, at most 64 KiB of them. A file that was read gives its space back.
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

  /// Gives the space of the first file back; the only one is written anew.
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
#endif
