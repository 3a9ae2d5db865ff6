public import JSONCore

/// A sink that writes to a file, off the caller's actor.
///
/// The file is opened for the first bytes, or at the end of a stream without bytes, and closed when the sink
/// is released. After an error, bytes that have been written remain in the file.
public final class FileSink: ByteSink {
  /// The handling of a file that exists already.
  public enum Mode: Sendable, Hashable {
    /// Its content is replaced.
    case replacing
    /// The bytes are appended to its content, as JSON Lines allow.
    case appending
  }

  /// The path of the file.
  public let path: String
  private let mode: Mode
  private var file: OpenFile?

  /// Creates a sink for a path. A path that contains a NUL can't be opened.
  public init(_ path: String, _ mode: Mode = .replacing) {
    self.path = path
    self.mode = mode
  }

  /// Writes bytes.
  ///
  /// - Throws: ``FileError`` with the system's error number.
  public nonisolated(nonsending) func write(_ bytes: [UInt8]) async throws(FileError) {
    try await opened().writeAll(bytes)
  }

  /// Creates the file if there were no bytes; with ``Mode/replacing``, also empties an existing one.
  ///
  /// - Throws: ``FileError`` with the system's error number.
  public nonisolated(nonsending) func finish() async throws(FileError) { _ = try await opened() }

  private nonisolated(nonsending) func opened() async throws(FileError) -> OpenFile {
    if let file { return file }
    let file = try await OpenFile.at(path, for: mode == .appending ? .appending : .replacing)
    self.file = file
    return file
  }
}

extension FileSink: ShownByDescription {}
