import Foundation
import MappingTestSupport
import Testing

@Suite("bench drift") struct DriftTests {
  @Test("Files and folders are compared, and the exit code says whether a decoder notices")
  func samples() throws {
    try withTemporaryFolder { root in
      let files = [
        "a/1.json": #"{"x":1}"#, "a/b/2.jsonl": "{\"x\":2}\n{\"x\":3}\n", "c.json": #"{"x":1,"y":1}"#,
        "d.json": "{}", "bad.json": "{\"x\":01}", "empty/note.txt": "",
      ]
      for (name, text) in files {
        let file = root.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      func run(_ arguments: String...) throws -> BenchProgram.Ending {
        let paths = arguments.map { $0.hasPrefix("-") || $0 == "json" ? $0 : root.appending(path: $0).path }
        return try BenchProgram().run(["drift"] + paths)
      }
      let same = try run("a", "a")
      #expect((same.output, same.status) == ("0 changes, 0 noticed by a decoder\n", 0))
      let added = try run("a", "c.json")
      #expect(added.output == "ignored: $.y is new, in 1 of 1 objects\n1 change, 0 noticed by a decoder\n")
      #expect(added.status == 0)
      let gone = try run("a", "d.json", "--format", "json")
      #expect(gone.output.contains(#""kind" : "gone""#) && gone.output.contains(#""isNoticed" : true"#))
      #expect((gone.status, gone.error) == (1, ""))
      let bad = try run("a", "bad.json")
      #expect(
        bad.error.contains("bad.json:1:6: error[leading-zero]: number has a leading zero") && bad.status == 1)
      let empty = try run("empty", "a")
      #expect(empty.error == "Error: \(root.path)/empty contains no samples\n" && empty.status == 1)
    }
  }
}
