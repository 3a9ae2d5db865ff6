import BenchTestSupport
import Foundation
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
          read 3 objects of 1 shape, 0 nested types; wrote 13 files
          next: cd \(folder) && swift run -c release

          """)
      #expect(ending.status == 0)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
          ".bench-adopt", "Package.swift", "Samples", "Sources", "Tests",
        ])
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
          error[leading-zero]: number has a leading zero
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
      (
        #"{"a": 1}"#, ["--output", "/dev/null/out"],
        "Error: cannot write /dev/null/out: /dev/null is not a folder\n", 1
      ),
    ])
  func refusals(_ text: String, _ arguments: [String], _ error: String, _ status: Int32) throws {
    let ending = try BenchProgram().run(["adopt", "-", "--package", package] + arguments, input: text)
    #expect(ending.error == error)
    #expect(ending.status == status)
  }

  @Test(
    "Wrong arguments exit with 64",
    arguments: [
      (["--name", "123"], "Error: a name has at least one letter\n"),
      (["--at", "a..b"], "Error: The value 'a..b' is invalid for '--at <path>': "),
      (["--strategy", "xml"], "Error: The value 'xml' is invalid for '--strategy <strategy>'."),
    ])
  func wrongArguments(_ arguments: [String], _ error: String) throws {
    let ending = try BenchProgram().run(["adopt", "-", "--package", package] + arguments, input: "{}")
    #expect(ending.error.hasPrefix(error), "\(ending.error)")
    #expect(ending.status == 64)
  }
}
