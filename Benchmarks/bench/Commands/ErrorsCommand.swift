import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Catalog
import Foundation
import MappedRows

/// `bench errors` shows the errors for malformed JSON.
struct ErrorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "errors",
    abstract: "Show the errors of every strategy, and of Foundation, for malformed JSON.",
    discussion: """
      Without a file, uses the package's malformed fixtures; a table at the end counts the qualities of the errors.
      With a file, shows the full text of every error; in Markdown, the table follows.

      EXAMPLES:
        bench errors
        bench errors --format markdown --output errors.md
        bench errors --as movie broken.json
        bench errors --as movies --all --format json broken.json
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  @OptionGroup var source: MalformedSource

  @Flag(help: "Report all issues of a document, not only the first.")
  var all = false

  @Option(
    help: """
      Write text for people, a table in Markdown, or JSON for programs; determined by the suffix of the output, or text by \
      default.
      """)
  var format: Format?

  @OptionGroup var file: OutputFile

  /// The format of the file by the suffix of its name.
  private var suffixedFormat: Format {
    switch file.suffixedFormat {
    case .readme: .markdown
    case .json: .json
    case .text, .html, nil: .text
    }
  }

  func run() throws {
    let report = ErrorReport(try source.documents(), rows: try source.rows(), all: all)
    switch format ?? suffixedFormat {
    case .text:
      try file.write(
        source.file == nil ? report.text(layout: file.layout) : report.renderedText(layout: file.layout))
    case .markdown:
      try file.write(source.file == nil ? report.markdown : report.renderedMarkdown + report.markdown)
    case .json: try file.write(ReportJSON.data(of: report.answers))
    }
  }

  /// Returns the errors for the package's malformed fixtures, for the reports of runs.
  static func grid() throws -> ErrorGrid {
    let source = try MalformedSource.parse([])
    return ErrorReport(try source.documents(), rows: try source.rows(), all: false).grid
  }

  /// Decodes the package's conformance files with every strategy, for the reports of runs.
  static func conformance() throws -> [StrategyConformance] {
    let source = try MalformedSource.parse(["--conformance"])
    let documents = try source.documents().compactMap { document in
      ConformanceExpectation(fileName: document.name).map { (document: document, expectation: $0) }
    }
    return StrategyConformance.all(documents.filter { $0.expectation != .either }, rows: try source.rows())
  }

  /// Counts the members that a round trip with each strategy loses, for the reports of runs.
  static func losses() throws -> [RoundTripLoss] {
    let foundation = try RoundTripLoss(PeerName.reference) { text in
      let tree = try JSONDecoder().decode(BareBranch.self, from: Data(text.utf8))
      return String(decoding: try JSONEncoder().encode(tree), as: UTF8.self)
    }
    return try BranchMappings.recoders().map { strategy, bare, kept in
      try RoundTripLoss(strategy, bare: bare, withRest: kept)
    } + [foundation]
  }
}

/// Prints a peer's errors for the documents; `bench errors` runs it.
struct PeerAnswersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "peer-answers", shouldDisplay: false)

  @Option var peer: String
  @Option var from: Int
  @OptionGroup var source: MalformedSource

  func run() throws {
    let row = try ComparedRows.row(strategy: peer, backend: nil, catalogue: try source.catalogue())
    try PeerAnswers.write(of: row, to: source.documents().dropFirst(from))
  }
}
