public import JSONCore

/// A receiver of the bytes of a written stream.
public protocol ByteSink: AnyObject {
  /// The error that the sink throws.
  associatedtype Failure: Error

  /// Receives the next bytes. The writer waits for this call, so it writes no faster than the sink receives.
  ///
  /// - Throws: `Failure`, the error of the sink; it is wrapped in ``StreamWriteError/sink(_:)``.
  nonisolated(nonsending) func write(_ bytes: [UInt8]) async throws(Failure)

  /// Called once, after the last byte; a stream without values may have no bytes. The default implementation
  /// does nothing.
  ///
  /// - Throws: `Failure`, the error of the sink; it is wrapped in ``StreamWriteError/sink(_:)``.
  nonisolated(nonsending) func finish() async throws(Failure)
}

extension ByteSink {
  /// Does nothing.
  public nonisolated(nonsending) func finish() async {}
}

/// A sink that stores the bytes in memory.
public final class MemorySink: ByteSink, ShownByDescription {
  /// All bytes that were written.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty sink.
  public init() {}

  /// Appends bytes.
  public nonisolated(nonsending) func write(_ bytes: [UInt8]) async { self.bytes += bytes }

  /// The number of bytes written.
  public var description: String { "\(bytes.count) bytes" }
}

/// A sink that writes to a file, off the caller's actor.
///
/// The file is opened for the first bytes, or at the end of a stream without bytes, and closed when the sink
/// is released. After an error, bytes that have been written remain in the file.
public final class FileSink: ByteSink, ShownByDescription {
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
    let flags = mode == .appending ? OpenFile.appending : OpenFile.replacing
    let file = try await OpenFile.at(path, flags: flags)
    self.file = file
    return file
  }
}
