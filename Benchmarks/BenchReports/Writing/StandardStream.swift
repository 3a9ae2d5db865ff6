package import Foundation

/// A stream that the process was given, such as standard output.
///
/// `print` hides that nothing was written, and `FileHandle.write` ends the process where it can't raise an
/// exception; so everything that is shown goes through here.
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
  /// - Throws: ``OutputFailure`` if the stream is closed, or what it leads to is full.
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

  /// Writes a text as it is.
  ///
  /// - Throws: ``OutputFailure``.
  package func write(_ text: String) throws {
    try write(Data(text.utf8))
  }

  /// Puts something in the place of standard streams that are closed. Otherwise the next file that is opened
  /// would take it, and what is shown would end up there.
  package static func occupyClosedStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Standard output can't be written then, so that its loss is noticed.
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
  }
}

/// A stream or a file that can't be written.
package struct OutputFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ name: String, error: Int32) {
    let reason = error == EBADF ? "it is closed" : String(cString: strerror(error))
    description = "cannot write to \(name): \(reason)"
  }
}
