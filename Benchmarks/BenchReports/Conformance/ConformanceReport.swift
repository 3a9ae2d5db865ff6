package import BenchKit

/// The results of every parser for every file of a folder.
package struct ConformanceReport: Sendable, Encodable {
  /// The number of files of one kind for which a parser's result is correct.
  package struct Summary: Sendable, Hashable, Encodable {
    package let backend: BackendName
    package let expectation: ConformanceExpectation
    package let files: Int
    package let accepted: Int
    package let passed: Int
  }

  /// Changes when a field is renamed or removed, or changes its meaning.
  package let schemaVersion = 1
  package let results: [ConformanceVerdict]
  package let summary: [Summary]

  /// - Parameter results: The verdicts of all parsers for each file, in the same order.
  package init(_ results: [ConformanceVerdict]) {
    self.results = results
    var summary: [Summary] = []
    for backend in BackendName.allCases {
      for expectation in ConformanceExpectation.allCases {
        let verdicts = results.filter { $0.backend == backend && $0.expectation == expectation }
        guard !verdicts.isEmpty else { continue }
        summary.append(
          Summary(
            backend: backend, expectation: expectation, files: verdicts.count,
            accepted: verdicts.filter(\.accepted).count, passed: verdicts.filter(\.passed).count
          )
        )
      }
    }
    self.summary = summary
  }

  /// Returns a line for each file with a column for each parser, then the sums, and the values that differ.
  package func text(layout: TextLayout = .plain) -> String {
    let backends = BackendName.allCases.filter { backend in results.contains { $0.backend == backend } }
    let files = results.map(\.file).uniqued()
    var verdicts: [String: [BackendName: ConformanceVerdict]] = [:]
    for verdict in results { verdicts[verdict.file, default: [:]][verdict.backend] = verdict }
    let verdictWidth = 10
    let room = layout.width - backends.count * (verdictWidth + 2)
    let width = min(60, max(20, room), files.map(\.count).max() ?? 0)
    let table = TextTable(
      columns: [.init(title: "file", width: width, alignment: .left)]
        + backends.map { .init(title: $0.rawValue, width: verdictWidth, alignment: .left) }
    )
    var lines = [table.header]
    for file in files {
      lines += table.lines([file] + backends.map { verdicts[file]?[$0].map(Self.word) ?? "" })
    }
    if !summary.isEmpty {
      lines.append("")
      lines += summary.flatMap { layout.wrapped(Self.line(for: $0), indent: "  ") }
    }
    let differences = results.filter { $0.difference != nil }
    if !differences.isEmpty {
      lines += ["", "differs: accepts the file, but with other values than this package's parser"]
      lines += differences.flatMap { verdict in
        let line = "\(verdict.backend.rawValue): \(verdict.file): \(verdict.difference ?? "")"
        return layout.wrapped(line, indent: "  ")
      }
    }
    return lines.text
  }

  private static func word(for verdict: ConformanceVerdict) -> String {
    switch (verdict.expectation, verdict.passed) {
    case _ where verdict.difference != nil: "differs"
    case (.either, _): verdict.accepted ? "accepts" : "rejects"
    case (_, true): "pass"
    case (_, false): "FAIL"
    }
  }

  private static func line(for summary: Summary) -> String {
    let backend = summary.backend.rawValue
    return switch summary.expectation {
    case .accept: "\(backend): accepts \(summary.passed) of \(summary.files) files that are valid"
    case .reject: "\(backend): rejects \(summary.passed) of \(summary.files) files that are not valid"
    case .either: "\(backend): accepts \(summary.accepted) of \(summary.files) files that may be either"
    }
  }
}
