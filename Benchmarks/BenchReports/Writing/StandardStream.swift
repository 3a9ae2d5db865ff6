package import Foundation

/// Standard output or standard error.
///
/// All output uses this type, because `print` ignores errors of writing, and `FileHandle.write` ends the
/// process where it can't raise an exception.
package struct StandardStream: Sendable {
  private let descriptor: Int32
  private let name: String

  package init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  package static let output = StandardStream(descriptor: STDOUT_FILENO, name: "standard output")
  package static let error = StandardStream(descriptor: STDERR_FILENO, name: "standard error")

  /// Writes all bytes.
  ///
  /// - Throws: ``OutputFailure`` if the stream is closed, or its destination is full.
  package func write(_ data: Data) throws {
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wanted, 1, -1)
        } else if errno != EINTR {
          throw OutputFailure(name, error: errno)
        }
      }
    }
  }

  /// Writes a text.
  ///
  /// - Throws: ``OutputFailure``.
  package func write(_ text: String) throws { try write(Data(text.utf8)) }

  /// Opens `/dev/null` for standard streams that are closed. Otherwise the next opened file would have the
  /// number of the stream, and receive its output.
  package static func occupyClosedStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Read-only for standard output, so that writing to it throws an error.
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
  }
}

/// The error for a stream that can't be written.
package struct OutputFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ name: String, error: Int32) {
    let reason = error == EBADF ? "it is closed" : String(cString: strerror(error))
    description = "cannot write to \(name): \(reason)"
  }
}
