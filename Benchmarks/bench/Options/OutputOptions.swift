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

  @Flag(
    help: "Write all tables and notes as text, with the answer last; without it, text is only the answer.")
  var details = false

  @OptionGroup var file: OutputFile

  /// Writes the report, and keeps it in the folder `bench` of the build.
  ///
  /// - Throws: ``FileFailure`` or ``OutputFailure`` if it can't be written.
  func write(_ report: Report, keeps: Bool = false) throws {
    let place = keeps ? KeptReport.write(report) : "Details: --details."
    switch format ?? file.suffixedFormat ?? .text {
    case .text:
      let text = TextReport(report, layout: file.layout)
      try file.write(details ? text.text : text.answer(place: place))
    case .readme: try file.write(ReadmeTable(report).text)
    case .json: try file.write(report.json())
    case .html: try file.write(HTMLReport(report).text)
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}

/// The files that every run writes: text, JSON and a page.
enum KeptReport {
  /// Writes the files.
  ///
  /// - Returns: A sentence about their place, or why they couldn't be written.
  static func write(_ report: Report) -> String {
    guard let program = Bundle.main.executableURL else { return "The details aren't kept." }
    let folder = scratchFolder(of: program).appendingPathComponent("bench")
    let path = folder.path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileAccess.write(Data(TextReport(report).text.utf8), to: "\(path)/report.txt")
      try FileAccess.write(report.json(), to: "\(path)/report.json")
      try FileAccess.write(Data(HTMLReport(report).text.utf8), to: "\(path)/report.html")
    } catch {
      return "The details aren't kept: \(error)"
    }
    let here = FileManager.default.currentDirectoryPath + "/"
    let shown = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    return "Details: report.txt, report.json and report.html in \(shown), or --details."
  }

  /// The folder that contains a build, such as `.build-release`; two above the program if it has another name.
  static func scratchFolder(of program: URL) -> URL {
    let products = program.deletingLastPathComponent()
    var folder = products
    while folder.pathComponents.count > 1, !folder.lastPathComponent.hasPrefix(".build") {
      folder.deleteLastPathComponent()
    }
    return folder.pathComponents.count > 1 ? folder : products.deletingLastPathComponent()
  }
}
