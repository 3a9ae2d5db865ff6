import ArgumentParser
import BenchReports
import Foundation

/// The option for the file of a report.
struct OutputFile: ParsableArguments {
  @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
  var output: String?

  /// Checks before measuring that the file can be written.
  func validate() throws {
    guard let output else { return }
    try validating { try FileAccess.requireWritable(output) }
  }

  /// The format of the file by the suffix of its name.
  var suffixedFormat: ReportFormat? { output.flatMap(ReportFormat.init(fileName:)) }

  /// The layout of tables; in a file they have no colors and the default width.
  var layout: TextLayout { output == nil ? Terminal.layout : .plain }

  /// Writes the report.
  ///
  /// - Throws: ``FileFailure`` or ``OutputFailure`` if it can't be written.
  func write(_ report: Data) throws {
    guard let output else {
      try StandardStream.output.write(report)
      return
    }
    try FileAccess.write(report, to: output)
  }

  func write(_ text: String) throws { try write(Data(text.utf8)) }
}

/// The options for a report that is a table or JSON.
struct OutputOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Option(
    help:
      "Write tables for people, or JSON for programs; by default, the format of the file's suffix, or text.")
  var format: Format?

  @OptionGroup var file: OutputFile

  /// Writes a report as a table or as JSON with sorted keys.
  ///
  /// - Throws: ``FileFailure`` or ``OutputFailure`` if it can't be written.
  func write(_ report: some Encodable, text: (TextLayout) -> String) throws {
    switch format ?? (file.suffixedFormat == .json ? .json : .text) {
    case .text: try file.write(text(file.layout))
    case .json: try file.write(ReportJSON.data(of: report))
    }
  }
}

/// The options for the report of a run.
struct ReportOptions: ParsableArguments {
  @Option(
    help: """
      Write tables for a terminal (text), the short table of a README in Markdown (readme), everything with the raw \
      samples (json), or a page with charts in one file (html). By default, the suffix of the output determines the \
      format (.txt, .md, .json, .html); without one it is text.
      """
  )
  var format: ReportFormat?

  @OptionGroup var file: OutputFile

  /// Writes the report.
  ///
  /// - Throws: ``FileFailure`` or ``OutputFailure`` if it can't be written.
  func write(_ report: Report) throws {
    switch format ?? file.suffixedFormat ?? .text {
    case .text: try file.write(TextReport(report, layout: file.layout).text)
    case .readme: try file.write(ReadmeTable(report).text)
    case .json: try file.write(report.json())
    case .html: try file.write(HTMLReport(report).text)
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}
