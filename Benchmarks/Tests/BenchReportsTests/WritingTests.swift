import Foundation
import Testing

@testable import BenchReports

@Suite struct WritingTests {
  private func text(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return String(describing: error)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDeviceIsAnError() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let stream = StandardStream(descriptor: descriptor, name: "standard output")
    #expect(text { try stream.write("x") } == "cannot write to standard output: No space left on device")
  }

  @Test func aStreamThatIsNotOpenForWritingIsReported() {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let stream = StandardStream(descriptor: descriptor, name: "standard output")
    #expect(text { try stream.write("x") } == "cannot write to standard output: it is closed")
  }

  @Test func longOutputIsWrittenCompletely() throws {
    let pipe = Pipe()
    let sent = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    // A pipe holds far less, and is nonblocking.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let writer = Thread {
      try? StandardStream(descriptor: descriptor, name: "pipe").write(sent)
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    #expect(try pipe.fileHandleForReading.readToEnd() == sent)
  }

  private static let folder = FileManager.default.temporaryDirectory.path

  @Test(arguments: [
    ("", "cannot write a file: its name is empty"),
    (folder, "cannot write \(folder): it is a folder"),
    (folder + "/none/x.json", "cannot write \(folder)/none/x.json: there is no folder \(folder)/none"),
    (folder + "/none/", "cannot write \(folder)/none/: that is the name of a folder"),
    (folder + "/none.json", ""), ("none.json", ""), ("/dev/null", ""),
  ])
  func writabilityIsCheckedBeforeWriting(path: String, complaint: String) {
    #expect(text { try FileAccess.requireWritable(path) } == complaint)
  }

  @Test(arguments: [
    (folder, "cannot read \(folder): it is a folder"),
    (folder + "/none.json", "cannot read \(folder)/none.json: there is no such file"),
  ])
  func aFileThatCannotBeReadIsAnErrorWithTheReason(path: String, complaint: String) {
    #expect(text { _ = try FileAccess.read(path) } == complaint)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func theErrorHasTheMessageOfTheSystem() {
    let path = "/proc/self/mem"
    #expect(text { _ = try FileAccess.read(path) } == "cannot read \(path): Input/output error")
  }

  @Test func devicesAndPipesAreRead() throws {
    #expect(try FileAccess.read("/dev/null") == [])
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("{}".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(
      text { _ = try FileAccess.readAgain(path) }
        == "cannot read \(path): it is read several times, but a pipe can be read only once; use a file")
    #expect(try FileAccess.read(path) == Array("{}".utf8))
  }
}
