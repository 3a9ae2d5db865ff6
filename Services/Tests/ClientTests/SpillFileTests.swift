#if os(Linux)
import Foundation
import Testing

@testable import URLSessionTransport

@Suite("The file of unread bytes", .urlSession)
struct SpillFileTests {
  /// The space on the disk, in bytes, of the unlinked files of a directory that this process has open.
  private func space(in directory: URL) throws -> Int {
    let descriptors = "/proc/self/fd"
    var sizes: [UInt64: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: descriptors) {
      let path = "\(descriptors)/\(name)"
      guard let file = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
        file.hasPrefix(directory.path)
      else { continue }
      var status = stat()
      if stat(path, &status) == 0 { sizes[UInt64(status.st_ino)] = Int(status.st_blocks) * 512 }
    }
    return sizes.values.reduce(0, +)
  }

  @Test("The file needs only the space of the unread bytes")
  func space() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    var options = URLSessionTransportOptions()
    options.overflow = .temporaryFile(directory: directory.path)
    options.backlogLimit = 0
    options.fileLimit = 4 << 20
    var backlog = Backlog(options, isStreamed: true)
    let length = 1 << 20
    func chunk(_ number: Int) -> [UInt8] {
      [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: length)
    }
    var mostSpace = 0
    var unread: [UInt8] = []
    // The reader is always one to two chunks behind.
    try backlog.append(chunk(0), isPaused: false)
    for number in 1...100 {
      try backlog.append(chunk(number), isPaused: false)
      while unread.count < length { unread += try #require(try backlog.removeFirst()) }
      #expect((unread == chunk(number - 1)) as Bool)
      unread = []
      if number % 10 == 0 { mostSpace = max(mostSpace, try space(in: directory)) }
    }
    #expect(mostSpace > 0)
    #expect(mostSpace <= 68 << 20)
  }
}
#endif
