import ArgumentParser
import BenchReports
import BenchRows
import Foundation

/// `bench conformance` parses the files of a test suite.
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Parse every file of a folder with every backend and print the verdicts.",
    discussion: """
      Files named y_… must be accepted, n_… must be rejected, i_… may be either; other files are skipped. \
      The exit code is 0 whatever the verdicts, 1 if the folder has no such file.

      EXAMPLES:
        bench conformance Fixtures/conformance
        bench conformance --format json --output verdicts.json Fixtures/conformance
      """
  )

  @OptionGroup var output: OutputOptions

  @Argument(help: "A folder of files to parse.")
  var folder: String

  func run() throws {
    let verdicts = try verdicts()
    guard !verdicts.isEmpty else {
      throw CommandFailure(
        description:
          "\(folder) has no cases: their names begin with y_ (must be accepted), n_ (must be rejected) "
          + "or i_ (may be either)")
    }
    let report = ConformanceReport(verdicts)
    try output.write(report, text: report.text)
  }

  private func verdicts() throws -> [ConformanceVerdict] {
    var verdicts: [ConformanceVerdict] = []
    for name in try FileAccess.names(in: folder) {
      guard let expectation = ConformanceExpectation(fileName: name) else { continue }
      let bytes = try FileAccess.read(folder + "/" + name)
      for parser in ComparedRows.backends {
        verdicts.append(
          ConformanceVerdict(file: name, expectation: expectation, bytes: bytes, parser: parser)
        )
      }
    }
    return verdicts
  }
}
