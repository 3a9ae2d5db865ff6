#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A sink that writes to a file, off the caller's actor.
///
/// The file is opened when the first bytes come, and closed when the sink goes. What was written stays in the
/// file when something fails.
public final class FileSink: ByteSink {
  /// What becomes of a file that is there.
  public enum Mode: Sendable, Hashable {
    /// Its content is replaced.
    case replacing
    /// The bytes are put behind its content, as JSON Lines allow.
    case appending
  }

  /// The path of the file.
  public let path: String
  private let mode: Mode
  private var file: OpenFile?

  /// Creates a sink.
  public init(_ path: String, _ mode: Mode = .replacing) {
    self.path = path
    self.mode = mode
  }

  /// Writes bytes.
  ///
  /// - Throws: ``FileError`` with the system's number and words.
  public nonisolated(nonsending) func write(_ bytes: [UInt8]) async throws(FileError) {
    let file: OpenFile
    if let opened = self.file {
      file = opened
    } else {
      file = try await OpenFile.open(path, O_WRONLY | O_CREAT | (mode == .appending ? O_APPEND : O_TRUNC))
      self.file = file
    }
    try await file.write(bytes)
  }
}
