import Foundation
import MappingTestSupport
import Testing

@Suite("Contenders of bench run") struct ContenderCommandTests {
  @Test(
    "The template is a contender, whose run ends with one table, and is kept",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func template() throws {
    try withTemporaryFolder { folder in
      let package = folder.appending(path: "MyLibrary").path
      #expect(try BenchProgram().run(["contender-template", "swift", package]).status == 0)
      #expect(
        try BenchProgram().run(["contender-template", "swift", package]).error.contains("exists already"))
      let compiler = Process()
      compiler.executableURL = URL(filePath: "/bin/sh")
      compiler.arguments = [
        "-c", "swiftc -parse-as-library \(package)/Sources/*.swift -o \(package)/program",
      ]
      try compiler.run()
      compiler.waitUntilExit()
      let run = [
        "run", "--allow-debug", "--model", "todos", "--size", "medium", "--operation", "decode", "--strategy",
        "manual",
        "--strategy", "codable", "--no-errors", "--budget", "1ms", "--contender", "\(package)/program",
        "--contender",
        "exit 3",
      ]
      let ending = try BenchProgram().run(run)
      #expect(ending.status == 0)
      #expect(ending.output.hasPrefix("row  ") && ending.output.split(separator: "\n").count < 30)
      #expect(ending.output.contains("\nMyLibrary unknown (Swift) "))
      #expect(ending.output.contains("\nn/a: exit 3 ended with status 3 instead of answering `hello`\n"))
      let place = try #require(
        ending.output.firstMatch(of: /\nDetails: report.txt, report.json and report.html in (\S+), or/))
      let kept = URL(filePath: "\(place.1)/report.html", relativeTo: PackageFolder.root)
      #expect(FileManager.default.fileExists(atPath: kept.path))
      let details = try BenchProgram().run(run.dropLast(2) + ["--details"]).output
      #expect(details.contains("\ntodo decode ") && details.contains("\nrow  "))
    }
  }
}
