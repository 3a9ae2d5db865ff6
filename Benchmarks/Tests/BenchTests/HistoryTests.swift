import BenchReports
import Foundation
import MappingTestSupport
import Testing

@Suite("bench history") struct HistoryTests {
  private static let recorded = PackageFolder.url("Benchmarks/Tests/BenchReportsTests/Recorded")

  /// Runs `body` with a folder that contains two recorded runs and the given files.
  private func withRuns(
    _ files: [(name: String, text: String)] = [], _ body: (_ folder: URL) throws -> Void
  ) throws {
    try ReadingTests.withFile("") { file in
      let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "runs")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (index, name) in ["b.json", "a.json"].enumerated() {
        try FileManager.default.copyItem(
          at: Self.recorded.appending(path: "todo-decode-\(index + 1).json"), to: folder.appending(path: name)
        )
      }
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      try body(folder)
    }
  }

  @Test("Other files are skipped, and listed on standard error")
  func otherFiles() throws {
    try withRuns([
      ("broken.json", "{"), ("cost.json", #"{"schemaVersion": 3}"#), ("list.json", "[]"), ("notes.txt", "{"),
      ("old.json", #"{"schemaVersion": 2}"#),
    ]) { folder in
      let path = folder.path
      let files = FileManager.default
      try files.copyItem(atPath: path + "/a.json", toPath: path + "/copy.json")
      try files.createDirectory(atPath: path + "/folder.json", withIntermediateDirectories: false)
      try files.createSymbolicLink(atPath: path + "/lost.json", withDestinationPath: "nowhere")
      #expect(mkfifo(path + "/pipe.json", 0o600) == 0)
      let ending = try BenchProgram().run(["history", path])
      #expect(ending.status == 0)
      #expect(
        ending.error == """
          cannot use \(path)/broken.json: it is not a report of bench run --format json
          cannot use \(path)/copy.json: it is the same run as a.json
          cannot use \(path)/cost.json: it is not a complete report of bench run --format json
          cannot read \(path)/folder.json: it is a folder
          cannot use \(path)/list.json: it is not a report of bench run --format json
          cannot read \(path)/lost.json: there is no such file
          cannot use \(path)/old.json: its schema version is 2, this bench reads version 3; run it again
          cannot read \(path)/pipe.json: it isn't a regular file

          """)
      #expect(
        ending.output.hasPrefix(
          """
          AMD EPYC, 2 cores, Debian GNU/Linux 12 (bookworm)
            run  date              commit  file
              1  2026-11-21 16:37  –       b.json
              2  2026-11-21 16:38  –       a.json
            Swift version 6.3.1 (swift-6.3.1-RELEASE)

          todos decode medium  runs
          """))
      let json = try BenchProgram().run(["history", path, "--format", "json"])
      struct Skipped: Decodable { var skipped: [String] }
      let skipped = try JSONDecoder().decode(Skipped.self, from: Data(json.output.utf8)).skipped
      #expect(skipped == ending.error.split(separator: "\n").map(String.init))
    }
  }

  @Test(
    "Without a run, the exit code is 1",
    arguments: [[], [("broken.json", "{")]] as [[(name: String, text: String)]])
  func noRun(files: [(name: String, text: String)]) throws {
    try ReadingTests.withFile("") { file in
      let folder = URL(filePath: file).deletingLastPathComponent().path
      try FileManager.default.removeItem(atPath: file)
      for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: folder + "/" + name)) }
      let ending = try BenchProgram().run(["history", folder, "--output", folder + "/a.json"])
      let other = files.map {
        "cannot use \(folder)/\($0.name): it is not a report of bench run --format json\n"
      }
      #expect(
        ending.error == other.joined()
          + "Error: \(folder) has no saved run: bench run --format json --output \(folder)/NAME.json writes one\n"
      )
      #expect(ending.status == 1)
      #expect(ending.output == "")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == files.map(\.name))
    }
  }

  @Test(arguments: [
    ("/nowhere", "there is no such file"), (recorded.path + "/todo-decode-1.json", "it isn't a folder"),
  ])
  func noFolder(path: String, reason: String) throws {
    let ending = try BenchProgram().run(["history", path])
    #expect(ending.error == "Error: cannot read \(path): \(reason)\n")
    #expect(ending.status == 1)
    #expect(ending.output == "")
  }

  @Test(arguments: ["--strategy manual", "--model todo", "--operation decode", "--size medium"])
  func optionsSelectLines(options: String) throws {
    let options = options.split(separator: " ").map(String.init)
    let ending = try BenchProgram().run(["history", Self.recorded.path] + options)
    #expect(ending.status == 0)
    #expect(ending.error == "")
    #expect(ending.output.contains("\n  manual "))
    #expect(ending.output.contains("\n  codable ") == (options[0] != "--strategy"))
  }

  @Test func optionsThatSelectNothingAreAnError() throws {
    let ending = try BenchProgram().run(["history", Self.recorded.path, "--operation", "encode"])
    #expect(
      ending.error.hasPrefix(
        "Error: no run in \(Self.recorded.path) has a ratio with all of these properties\nUsage: "))
    #expect(ending.status == 64)
    #expect(ending.output == "")
  }

  @Test(
    "The format follows the suffix of the output",
    arguments: [("a.json", "{\n"), ("a", "AMD EPYC, 2 cores")])
  func formats(name: String, start: String) throws {
    try withRuns { folder in
      let output = folder.deletingLastPathComponent().appending(path: name)
      let ending = try BenchProgram().run(["history", folder.path, "--output", output.path])
      #expect(ending.status == 0)
      #expect(ending.output == "")
      #expect(try String(contentsOf: output, encoding: .utf8).hasPrefix(start))
    }
  }
}
