public import BenchKit
public import Foundation

/// The results of a run.
public struct Report: Sendable, Hashable, Codable {
  /// Changes when a field is renamed or removed, or changes its meaning.
  package static let currentSchemaVersion = 3

  package var schemaVersion = Report.currentSchemaVersion
  /// The environment of the measurement.
  public var environment: Environment
  /// The seed for the order of the cells and for the intervals.
  package var seed: UInt64
  /// The command line.
  package var command: String
  /// The number of processes that measured each cell.
  package var processes: Int
  /// Whether the user stopped the run.
  public var isInterrupted: Bool
  /// One row for each cell, in the order of the tables.
  public var results: [ResultRow]
  package var split: [SplitRow]
  package var memory: [MemoryRow]
  /// The first todo that new processes decode; `nil` if it wasn't measured.
  package var coldStarts: [ColdStartRow]?
  /// Decoding and encoding by several threads; `nil` if it wasn't measured.
  package var threads: [ThreadRow]?
  /// The quality of the strategies' errors for malformed documents.
  package var errors: ErrorGrid?
  /// The reason why `errors` is missing.
  package var errorsUnavailable: String?
  /// The conformance of each strategy; `nil` if it wasn't checked.
  package var conformance: [StrategyConformance]?
  /// The members that round trips lose; `nil` if they weren't counted.
  package var losses: [RoundTripLoss]?
  /// The programs that were compared; `nil` for a run without any.
  package var contenders: [ContenderReport]?
  /// The costs at build time, of a saved run.
  package var cost: CostReport?
  /// The instructions of the strategies, of a saved count.
  package var instructions: InstructionTable?
  /// `true` for the report of an `OwnComparison`, whose program has no options; `nil` for a report of
  /// `bench`.
  package var isOfOwnProgram: Bool?

  package init(
    environment: Environment, seed: UInt64, command: String = "bench", processes: Int = 1,
    isInterrupted: Bool = false, results: [ResultRow], memory: [MemoryRow] = [], errors: ErrorGrid? = nil
  ) {
    self.environment = environment
    self.seed = seed
    self.command = command
    self.processes = processes
    self.isInterrupted = isInterrupted
    self.results = results
    self.memory = memory
    self.errors = errors
    split = SplitRow.rows(of: results)
  }

  /// The report as JSON with sorted keys, ending with a newline.
  ///
  /// Uses Foundation's encoder, so that a report doesn't depend on the code that it measures.
  ///
  /// - Throws: The error of Foundation's encoder.
  public func json() throws -> Data { try ReportJSON.data(of: self) }

  /// Decodes the result of ``json()``.
  ///
  /// - Throws: ``ReportFailure`` with the reason.
  public init(json: Data) throws {
    struct Version: Decodable {
      var schemaVersion: Int
    }
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: json).schemaVersion else {
      throw ReportFailure("it is not a report of bench run --format json")
    }
    guard version == Report.currentSchemaVersion else {
      throw ReportFailure(
        "its schema version is \(version), this bench reads version \(Report.currentSchemaVersion); run it again"
      )
    }
    do {
      self = try decoder.decode(Report.self, from: json)
    } catch {
      throw ReportFailure("it is not a complete report of bench run --format json")
    }
  }

  /// The controls that differ from the reference: those whose interval excludes 1.
  public var noisyControls: [ResultRow] { results.filter(\.isDifferentControl) }

  /// Whether anything has been measured.
  package var hasFigures: Bool {
    results.contains { $0.nsPerObject != nil } || coldStarts?.contains { $0.fromStart != nil } ?? false
      || threads?.contains { $0.objectsPerSecond != nil } ?? false
  }

  /// Whether there are rows other than parse rows, which have no reference.
  var comparesStrategies: Bool { results.contains { $0.cell.operation != .parse } }

  /// Returns whether a row uses another backend while the native one was measured too.
  func isVariant(_ row: ResultRow) -> Bool {
    row.cell.namesBackend
      && results.contains { $0.cell.strategy == row.cell.strategy && $0.cell.backend == .native }
  }

  /// The rows of the split that are shown: those of lists, or of the user's document.
  var shownSplit: [SplitRow] {
    [DataSize.medium, .file].flatMap { size in
      RowOrder(self).sorted(split.filter { $0.size == size }, by: \.strategy, within: \.model)
    }
  }

  /// The rows of memory, by model.
  var shownMemory: [MemoryRow] { RowOrder(self).sorted(memory, by: \.strategy, within: \.model) }

  /// The rows of cold starts.
  var shownColdStarts: [ColdStartRow] { RowOrder(self).sorted(coldStarts ?? [], by: \.strategy) }

  /// The rows of threads, by operation and model.
  var shownThreads: [ThreadRow] { RowOrder(self).sorted(threads ?? [], by: \.strategy, within: \.work) }

  /// The errors, with the strategies in the order of the cards and with their display names.
  var shownErrors: ErrorGrid? {
    errors.map { grid in
      let order = RowOrder(self).sorted(Array(grid.strategies.indices)) { grid.strategies[$0] }
      return ErrorGrid(
        strategies: order.map { StrategyTraits.title(of: grid.strategies[$0]) },
        cases: grid.cases.map { row in
          var row = row
          row.answers = order.map { row.answers.indices.contains($0) ? row.answers[$0] : nil }
          return row
        })
    }
  }

  /// The rows of the control.
  public var controls: [ResultRow] { results.filter(\.cell.isControl) }

  /// The outliers of all rows, which remain among the samples.
  public var outliers: Outliers {
    results.reduce(into: Outliers()) { sum, row in
      sum.mild += row.outliers.mild
      sum.severe += row.outliers.severe
    }
  }

  /// The number of samples of all rows.
  public var sampleCount: Int {
    results.reduce(0) { sum, row in sum + row.samples.reduce(0) { $0 + $1.count } }
  }
}

/// The error for a file that isn't a valid report.
public struct ReportFailure: Error, CustomStringConvertible {
  /// A sentence to follow "cannot use the file: ".
  public let description: String

  init(_ description: String) { self.description = description }
}
