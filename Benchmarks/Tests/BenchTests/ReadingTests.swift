import BenchReports
import Foundation
import MappingTestSupport
import Testing

@Suite("Commands that don't measure") struct ReadingTests {
  @Test func listShowsTheNames() throws {
    let ending = try BenchProgram().run(["list"])
    #expect(ending.status == 0)
    #expect(
      ending.output.hasPrefix(
        """
        strategies: manual, mappable, applicative, throwing, codable, derived
        peers: foundation-codable, foundation-codable-dateformatter, foundation-casts, foundation-subclasses
        floors: copy, build
        models: movie, movies, user, users, skill, skills, todo, todos, indented, scripts, doubles, wide,
          deep, films, contacts, branches
        operations: decode, encode, roundtrip, reject, partial, parse
        backends: native, jansson, foundation
        """))
    #expect(
      ending.output.contains("\nshapes: ordered, shuffled, sparse, extra, large-objects, large-shuffled\n"))
  }

  @Test("Every strategy decodes lists that are still arriving, beside the reference")
  func listShowsPartialLists() throws {
    let ending = try BenchProgram().run(["list", "--cells", "--operation", "partial"])
    let strategies = ["manual", "mappable", "applicative", "throwing", "codable", "derived"]
    let rows = strategies.map { "\($0) native" } + ["foundation-codable foundation", "control foundation"]
    #expect(
      ending.output
        == ["movies", "todos"].map { model in rows.map { "\($0) \(model) partial medium\n" }.joined() }
        .joined())
  }

  @Test(
    "A shape is listed with the ordered cells with which it is compared",
    arguments: [("extra", ""), ("large-shuffled", " large-objects")])
  func listShowsShapes(_ shape: String, _ ordered: String) throws {
    let ending = try BenchProgram().run([
      "list", "--cells", "--model", "contacts", "--shape", shape, "--strategy", "derived",
    ])
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        derived native contacts decode medium\(ordered)
        foundation-codable foundation contacts decode medium\(ordered)
        control foundation contacts decode medium\(ordered)
        derived native contacts decode medium \(shape)
        foundation-codable foundation contacts decode medium \(shape)
        control foundation contacts decode medium \(shape)

        """)
  }

  @Test func listShowsTheSelectedCells() throws {
    let ending = try BenchProgram().run([
      "list", "--cells", "--model", "todo", "--operation", "decode", "--size", "small",
    ])
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        manual native todo decode small
        mappable native todo decode small
        applicative native todo decode small
        throwing native todo decode small
        codable native todo decode small
        derived native todo decode small
        foundation-codable foundation todo decode small
        foundation-casts foundation todo decode small
        control foundation todo decode small
        copy native todo decode small
        build native todo decode small

        """)
  }

  @Test("Strategies that share an encoding have one row for it", arguments: ["throwing", "written"])
  func listHasOneRowForASharedEncoding(strategy: String) throws {
    let ending = try BenchProgram().run([
      "list", "--cells", "--strategy", strategy, "--model", "todo", "--operation", "encode", "--size",
      "small",
    ])
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        written native todo encode small
        foundation-codable foundation todo encode small
        control foundation todo encode small

        """)
  }

  @Test(arguments: [
    ["--strategy", "mappable"], ["--backend", "jansson"], ["--strategy", "foundation-casts"],
  ])
  func mapPrintsTheEncodedModel(options: [String]) throws {
    try Self.withFile(#"{"userId": 1, "id": 2, "title": "t", "completed": true}"#) { file in
      let ending = try BenchProgram().run(["map", "--as", "todo"] + options + [file])
      #expect(ending.status == 0)
      let todo = try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? NSDictionary
      #expect(todo == ["userId": 1, "id": 2, "title": "t", "completed": true])
    }
  }

  @Test("A dash stands for standard input")
  func mapReadsStandardInput() throws {
    let todo = #"{"userId":1,"id":2,"title":"t","completed":true}"#
    let ending = try BenchProgram().run(["map", "--as", "todo", "-"], input: todo)
    #expect(ending.status == 0)
    #expect(ending.error == "")
    #expect(ending.output == todo + "\n")
    let refused = try BenchProgram().run(["map", "--as", "todo", "-"], input: Self.broken)
    #expect(refused.status == 1)
    #expect(refused.output == "")
    #expect(refused.error == Self.complaint + "\n")
    let closed = try BenchProgram().run(["map", "--as", "todo", "-"], input: "")
    #expect(closed.status == 1)
    #expect(closed.error.hasPrefix("error[empty-input]: "))
  }

  static let broken = #"{"userId": 1, "id": 2, "title": 3, "completed": true}"#

  static let complaint = """
    error[type-mismatch]: expected String for Todo.title, found 3
      --> $.title (line 1, column 33, byte 32)
     1 | {"userId": 1, "id": 2, "title": 3, "completed": true}
       |                                 ^
    """

  @Test func errorsShowsEveryError() throws {
    try Self.withFile(Self.broken) { file in
      let ending = try BenchProgram().run(["errors", "--as", "todo", file])
      #expect(ending.status == 0)
      #expect(
        ending.output.hasPrefix(
          "manual, mappable, applicative, throwing, codable, @Mapped:\n\(Self.complaint)\n\n"
            + "foundation-codable:\n$.title: "
        ))
      let markdown = try BenchProgram().run(["errors", "--as", "todo", "--format", "markdown", file])
      #expect(markdown.output.hasPrefix("### document.json as todo\n\n**manual, mappable, applicative"))
      #expect(markdown.output.contains("\n| manual | 0 | 0 | 1 | 1 | 1 | 1 | 1 | 0 |\n"))
      struct Answer: Decodable { var strategy: String; var accepted: Bool; var crashed: Bool }
      let json = try BenchProgram().run(["errors", "--as", "todo", "--format", "json", file])
      let answers = try JSONDecoder().decode([Answer].self, from: Data(json.output.utf8))
      #expect(
        answers.map(\.strategy) == [
          "manual", "mappable", "applicative", "throwing", "codable", "derived",
          "foundation-codable", "foundation-casts",
        ])
      #expect(answers.allSatisfy { !$0.accepted && !$0.crashed })
    }
  }

  @Test func errorsWritesAFile() throws {
    try Self.withFile(Self.broken) { file in
      for (name, start) in [
        ("a.md", "### document.json as todo\n"), ("a.json", "[\n"), ("a", "manual, mappable,"),
      ] {
        let output = URL(filePath: file).deletingLastPathComponent().appending(path: name)
        let ending = try BenchProgram().run(["errors", "--as", "todo", file, "--output", output.path])
        #expect(ending.status == 0)
        #expect(ending.output == "")
        #expect(try String(contentsOf: output, encoding: .utf8).hasPrefix(start), "\(name)")
      }
    }
  }

  /// Foundation's decoder may crash on this document.
  @Test func allRowsHaveAResultForADocumentThatIsTooDeep() throws {
    let file = PackageFolder.url("Fixtures/malformed/todo-depth-limit.json").path
    let ending = try BenchProgram().run(["errors", "--as", "todo", file])
    #expect(ending.status == 0)
    #expect(ending.error == "")
    for name in [
      "manual, mappable, applicative, throwing, codable, @Mapped", "foundation-codable", "foundation-casts",
    ] {
      #expect(ending.output.contains("\(name):\n"))
    }
  }

  @Test func unreadableDocumentsAreNotReportedAsACrash() throws {
    let ending = try BenchProgram().run([
      "peer-answers", "--peer", "foundation-casts", "--from", "0", "a.json",
    ])
    #expect(ending.status == 64)
    try Self.withFile("[]") { file in
      let missing = try BenchProgram().run(["errors", "--as", "todo", file + ".missing"])
      #expect(missing.error == "Error: cannot read \(file).missing: there is no such file\n")
      #expect(missing.status == 1)
    }
  }

  private static let recorded = ["todo-decode-1.json", "todo-decode-2.json"].map {
    PackageFolder.url("Benchmarks/Tests/BenchReportsTests/Recorded/\($0)").path
  }

  @Test func compareShowsChanges() throws {
    let ending = try BenchProgram().run(["compare"] + Self.recorded)
    #expect(ending.status == 0)
    #expect(ending.error == "")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("first report: ") == true)
    #expect(lines.contains { $0.hasPrefix("manual todos decode medium ") && $0.contains("  =  ") })
    let json = try BenchProgram().run(["compare", "--format", "json"] + Self.recorded)
    struct Comparison: Decodable {
      struct Change: Decodable {}
      var changes: [Change]
    }
    #expect(try !JSONDecoder().decode(Comparison.self, from: Data(json.output.utf8)).changes.isEmpty)
  }

  @Test(arguments: [
    (ReportFormat.text, "", "\nDetails: --details.\n"),
    (.readme, "How many times faster than `foundation-codable`, ", "\n"),
    (.json, "{\n", "}\n"), (.html, "<!DOCTYPE html>\n", "</html>\n"),
  ])
  func reportWritesEveryFormat(format: ReportFormat, start: String, end: String) throws {
    let ending = try BenchProgram().run(["report", Self.recorded[0], "--format", format.rawValue])
    #expect(ending.status == 0)
    #expect(ending.error == "")
    #expect(ending.output.hasPrefix(start))
    #expect(ending.output.hasSuffix(end))
    #expect(ending.output.contains("manual"))
    #expect(!ending.output.contains("\u{1B}"))
  }

  @Test func conformanceTakesAFolder() throws {
    try Self.withFile("[1]") { file in
      let refused = try BenchProgram().run(["conformance", file])
      #expect(refused.error == "Error: cannot read \(file): it isn't a folder\n")
      #expect(refused.status == 1)
      let folder = URL(filePath: file).deletingLastPathComponent()
      for (name, text) in [("y_one.json", "[1]"), ("n_two.json", "[1,]"), ("other.json", "[")] {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let ending = try BenchProgram().run(["conformance", folder.path])
      #expect(ending.status == 0)
      #expect(ending.output.contains("n_two.json"))
      #expect(ending.output.contains("y_one.json"))
      #expect(!ending.output.contains("other.json"))
    }
  }

  @Test("A folder without cases is an error")
  func conformanceNeedsCases() throws {
    try Self.withFile("[1]") { file in
      let folder = URL(filePath: file).deletingLastPathComponent().path
      for format in ["text", "json"] {
        let ending = try BenchProgram().run(["conformance", "--format", format, folder])
        #expect(ending.status == 1)
        #expect(ending.output == "")
        #expect(
          ending.error
            == "Error: \(folder) has no cases: their names begin with y_ (must be accepted), n_ (must be rejected) "
            + "or i_ (may be either)\n")
      }
    }
  }

  @Test func theSuffixOfAFileGivesItsFormat() throws {
    try Self.withFile("") { file in
      let page = file + ".html"
      let ending = try BenchProgram().run(["report", Self.recorded[0], "--output", page])
      #expect(ending.status == 0)
      #expect(ending.output == "")
      #expect(try String(contentsOfFile: page, encoding: .utf8).hasPrefix("<!DOCTYPE html>\n"))
    }
  }

  @Test(arguments: [["list"], ["--help"], ["report", recorded[0]], ["errors", "--help"]])
  func aClosedOutputIsAnError(arguments: [String]) throws {
    let ending = try BenchProgram().run(arguments, closesOutput: true)
    #expect(ending.error == "Error: cannot write to standard output: it is closed\n")
    #expect(ending.status == 1)
  }

  /// Runs `body` with a file in a temporary folder.
  static func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "document.json")
    try Data(text.utf8).write(to: file)
    try body(file.path)
  }
}
