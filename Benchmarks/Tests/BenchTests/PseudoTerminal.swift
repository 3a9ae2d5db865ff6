import Foundation

/// A pseudo-terminal, for testing the output on a terminal.
final class PseudoTerminal {
  /// The end to which a program writes.
  let end: FileHandle
  private let other: Int32

  /// Throws if the system has no free pseudo-terminal.
  init() throws {
    var (other, end): (Int32, Int32) = (-1, -1)
    guard openpty(&other, &end, nil, nil, nil) == 0 else { throw CocoaError(.fileNoSuchFile) }
    self.other = other
    self.end = FileHandle(fileDescriptor: end, closeOnDealloc: true)
  }

  deinit { close(other) }

  /// Returns the output so far, with the line ends of a file; some kilobytes at most.
  var text: String {
    _ = fcntl(other, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(other, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
