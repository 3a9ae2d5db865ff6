import Foundation
import MappingTestSupport
import Testing

/// The arguments of the program. A debug build doesn't measure, but checks its arguments first.
@Suite("The arguments of client-bench")
struct ClientBenchTests {
  @Test("For unknown arguments, the usage is printed", arguments: [["stores"], ["store", "--help"], [""]])
  func usage(arguments: [String]) throws {
    let process = Process()
    let output = Pipe()
    let error = Pipe()
    process.executableURL = try BuildFolder.url().appending(path: "client-bench")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(printed.isEmpty)
    #expect(
      String(decoding: said, as: UTF8.self)
        == "usage: client-bench [streams] [requests] [store] [transport]\n")
  }
}
