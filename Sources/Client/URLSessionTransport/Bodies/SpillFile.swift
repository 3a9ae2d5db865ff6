#if Client
internal import APIClient
internal import Foundation

/// A file without a name that holds what nobody has read yet: first in, first out.
struct SpillFile {
  private let writer: FileHandle
  private let reader: FileHandle
  /// The bytes that were written and not read.
  private(set) var byteCount = 0

  /// Creates a file that nobody else can open.
  init(in directory: String) throws(TransportError) {
    let path = URL(fileURLWithPath: directory).appendingPathComponent("reply-\(UUID().uuidString)").path
    do throws(PrivateFile.Failure) {
      writer = try PrivateFile.create(path)
      let reader = try PrivateFile.reader(of: path)
      try PrivateFile.removeName(path)
      guard let reader else { throw PrivateFile.Failure("it has vanished") }
      self.reader = reader
    } catch { throw SpillFile.error(error.description) }
  }

  /// Adds bytes at the end.
  mutating func append(_ bytes: [UInt8]) throws(TransportError) {
    do { try writer.write(contentsOf: bytes) } catch { throw SpillFile.error(error.localizedDescription) }
    byteCount += bytes.count
  }

  /// Takes the first bytes out, at most 64 KiB of them. An empty file gives its space back.
  mutating func removeFirst() throws(TransportError) -> [UInt8] {
    do {
      let bytes = [UInt8](try reader.read(upToCount: min(byteCount, 1 << 16)) ?? Data())
      guard !bytes.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
      byteCount -= bytes.count
      if byteCount == 0 {
        try writer.truncate(atOffset: 0)
        try reader.seek(toOffset: 0)
      }
      return bytes
    } catch { throw SpillFile.error(error.localizedDescription) }
  }

  private static func error(_ reason: String) -> TransportError {
    TransportError(.other, reason: "the temporary file of the body failed: \(reason)")
  }
}
#endif
