import Foundation
import Testing

@Suite("Colors on a terminal") struct TerminalTests {
  static let coloredComplaint = """
    \u{1B}[1;31merror[type-mismatch]\u{1B}[0m\u{1B}[1m: expected String for Todo.title, found 3\u{1B}[0m
      \u{1B}[34m-->\u{1B}[0m $.title (line 1, column 33, byte 32)
    \u{1B}[34m 1 |\u{1B}[0m {"userId": 1, "id": 2, "title": 3, "completed": true}
       \u{1B}[34m|\u{1B}[0m                                 \u{1B}[1;31m^\u{1B}[0m
    """

  @Test(
    "Errors have colors on a terminal that supports them, unless NO_COLOR is set",
    arguments: [
      ([:], coloredComplaint), (["NO_COLOR": "1"], ReadingTests.complaint),
      (["TERM": "dumb"], ReadingTests.complaint),
    ])
  func mapColorsTheError(variables: [String: String], text: String) throws {
    try ReadingTests.withFile(ReadingTests.broken) { file in
      let ending = try BenchProgram().run(["map", "--as", "todo", file], adding: variables, terminal: .error)
      #expect(ending.status == 1)
      #expect(ending.error == text + "\n")
      #expect(ending.output == "")
    }
  }

  @Test("Only streams to a terminal have colors")
  func aPipeBesideATerminalHasNoColors() throws {
    try ReadingTests.withFile(ReadingTests.broken) { file in
      let ending = try BenchProgram().run(["map", "--as", "todo", file], terminal: .output)
      #expect(ending.error == ReadingTests.complaint + "\n")
    }
  }

  @Test("Errors have colors on a terminal, and none in a file")
  func errorsColorsTheErrors() throws {
    try ReadingTests.withFile(ReadingTests.broken) { file in
      let errors = ["errors", "--as", "todo", file]
      let shown = try BenchProgram().run(errors, terminal: .output)
      #expect(
        shown.output.hasPrefix(
          "\u{1B}[1mmanual, mappable, applicative, throwing, codable, @Mapped:\u{1B}[0m\n"
            + "\(Self.coloredComplaint)\n\n\u{1B}[1mfoundation-codable:\u{1B}[0m\n$.title: "))
      let output = file + ".txt"
      let written = try BenchProgram().run(errors + ["--output", output], terminal: .output)
      #expect(written.output == "")
      #expect(try !String(contentsOfFile: output, encoding: .utf8).contains("\u{1B}"))
      let plain = try BenchProgram().run(errors, adding: ["NO_COLOR": "1"], terminal: .output)
      #expect(!plain.output.contains("\u{1B}"))
      #expect(plain.output.contains(ReadingTests.complaint))
    }
  }
}
