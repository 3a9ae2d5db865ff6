import Foundation
import MappingTestSupport
import Testing

@Suite("bench adopt") struct AdoptTests {
  private let package = PackageFolder.root.path

  private func run(_ text: String, _ arguments: String...) throws -> BenchProgram.Ending {
    try BenchProgram().run(["adopt", "-", "--package", package] + arguments, input: text)
  }

  @Test func aPackageIsWritten() throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "out").path
      let ending = try run(
        #"[{"a": 1}, {"a": {"b": [1]}}, {"a": null}]"#, "--name", "Pair", "--output", folder)
      #expect(ending.error == "")
      #expect(
        ending.output == """
          read 3 objects of 1 shape, 0 nested types; wrote 14 files
          next: cd \(folder) && swift run -c release
          for the types alone, without a package: add --models-only

          """)
      #expect(ending.status == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
          ".bench-adopt", ".swift-format", "Package.swift", "Samples", "Sources", "Tests",
        ])
    }
  }

  @Test("The files that a run removes are counted") func removed() throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "out").path
      _ = try run(#"{"a": 1}"#, "--strategy", "manual", "--output", folder)
      let ending = try run(#"{"a": 1}"#, "--models-only", "--output", folder)
      #expect(
        ending.output
          == "read 1 object of 1 shape, 0 nested types; wrote 1 file, removed 8 of the last run\n")
    }
  }

  @Test func modelsAreWrittenToStandardOutput() throws {
    let ending = try run(#"{"a": 1}"#, "--models-only", "--strategy", "derived", "--name", "pair")
    #expect(
      ending.output == """
        import DerivedMapping

        /// The type of the samples.
        @Mapped
        struct Pair: Equatable, Sendable {
          var a: Int
        }

        """)
    #expect(ending.status == 0)
  }

  @Test func malformedJSONIsTheErrorOfThePackage() throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "out").path
      let ending = try run("{\"a\": 01}", "--output", folder)
      #expect(
        ending.error == """
          standard input:1:7: error[leading-zero]: number has a leading zero
            --> $.a (line 1, column 7, byte 6)
           1 | {"a": 01}
             |       ^~

          """)
      #expect(ending.status == 1)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test(
    "Samples that can't be adopted are refused with one sentence",
    arguments: [
      ("1", [], "Error: the samples contain no objects; name those to map with --at\n", 1),
      (#"{"a": 1}"#, ["/no/such/file"], "Error: cannot read /no/such/file: there is no such file\n", 1),
      (#"{"a": 1}"#, ["/usr"], "Error: cannot read /usr: it is a folder\n", 1),
      (#"{"a": 1}"#, [""], "Error: cannot read a file: its name is empty\n", 1),
    ])
  func refusals(_ text: String, _ arguments: [String], _ error: String, _ status: Int32) throws {
    let ending = try BenchProgram().run(["adopt", "-", "--package", package] + arguments, input: text)
    #expect(ending.error == error)
    #expect(ending.status == status)
  }

  @Test(
    "Wrong arguments exit with 64",
    arguments: [
      (["--name", "123"], "Error: a name must have at least one letter\n"),
      (["--at", "a..b"], "Error: The value 'a..b' is invalid for '--at <path>': "),
      (["--strategy", "xml"], "Error: The value 'xml' is invalid for '--strategy <strategy>'."),
      (["--output", ""], "Error: cannot write a folder: its name is empty\n"),
      (["--output", "/dev/null"], "Error: cannot write /dev/null: it is not a folder\n"),
      (["--output", "/dev/null/out"], "Error: cannot write /dev/null/out: /dev/null is not a folder\n"),
      (
        ["--models-only", "--package-url", "https://example.com/a.git"],
        "Error: --models-only writes no package, so --package-url has no effect\n"
      ),
    ])
  func wrongArguments(_ arguments: [String], _ error: String) throws {
    let ending = try BenchProgram().run(["adopt", "-", "--package", package] + arguments, input: "{}")
    #expect(ending.error.hasPrefix(error), "\(ending.error)")
    #expect(ending.status == 64)
  }

  @Test(
    "What isn't the URL of a repository is refused",
    arguments: [
      "", "json-mapping", "https://example.com", "https://example.com/.git", "https://example.com/a\"b",
      "https://example.com/a\nb", "https://example.com/a#1.0", "ftp://example.com/a",
    ])
  func wrongURLs(url: String) throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "out").path
      let ending = try run("{}", "--package-url", url, "--output", folder)
      let sentence =
        "\(url.debugDescription) is not the URL of a repository, such as https://example.com/json-mapping.git"
      #expect(ending.error.hasPrefix("Error: \(sentence)\n"), "\(ending.error)")
      #expect(ending.status == 64)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test(
    "With a URL, the output says what is missing",
    arguments: [
      ("https://example.com/mine/json-mapping.git", "json-mapping"),
      ("ssh://git@example.com/a/JSON/", "JSON"),
      ("git@example.com:maps.git", "maps"), ("file:///srv/git/maps", "maps"),
    ])
  func urls(_ url: String, _ identity: String) throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "it's out")
      let ending = try run(
        #"{"a": 1}"#, "--package-url", url, "--strategy", "manual", "--output", folder.path)
      #expect(
        ending.output == """
          read 1 object of 1 shape, 0 nested types; wrote 7 files
          left out the program that measures: its libraries are in a folder of this package, and SwiftPM finds no \
          package in a folder of a repository
          next: cd '\(root.path)/it'\\''s out' && swift test
          for the types alone, without a package: add --models-only

          """)
      let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      #expect(manifest.contains(".package(url: \"\(url)\", branch: \"main\"),"))
      #expect(manifest.contains("package: \"\(identity)\")"))
    }
  }

  @Test("One file is not files") func oneFile() throws {
    try withTemporaryFolder { root in
      let ending = try run(#"{"a": 1}"#, "--models-only", "--output", root.appending(path: "out").path)
      #expect(ending.output == "read 1 object of 1 shape, 0 nested types; wrote 1 file\n")
    }
  }
}
