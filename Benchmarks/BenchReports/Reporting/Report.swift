public import BenchKit
public import Foundation

/// Everything that a run found out.
public struct Report: Sendable, Hashable, Codable {
  /// Changes when a field is renamed or removed, or changes its meaning.
  package static let currentSchemaVersion = 3

  package var schemaVersion = Report.currentSchemaVersion
  /// The machine and what was installed there.
  public var environment: Environment
  /// The seed of the order of the cells and of the bootstrap.
  package var seed: UInt64
  /// What was typed.
  package var command: String
  /// How many fresh processes measured each cell.
  package var processes: Int
  /// True if the user stopped the run before it was over.
  public var isInterrupted: Bool
  /// One row for each cell, in the order of the tables.
  public var results: [ResultRow]
  package var split: [SplitRow]
  package var memory: [MemoryRow]
  /// What the strategies say about documents that are not acceptable.
  package var errors: ErrorGrid?
  /// Why they could not be asked, though they should have been.
  package var errorsUnavailable: String?

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
  /// Foundation's encoder writes it: a report must not depend on what it judges.
  public func json() throws -> Data {
    try ReportJSON.data(of: self)
  }

  /// Reads what ``json()`` wrote.
  ///
  /// - Throws: ``ReportFailure`` that says what is wrong with the file.
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

  /// The tables whose control differed from the reference although both do the same: its interval excludes 1.
  public var noisyControls: [ResultRow] {
    results.filter(\.isDifferentControl)
  }

  /// False if not a single cell has been measured.
  package var hasFigures: Bool {
    results.contains { $0.nsPerObject != nil }
  }

  /// False if there are parse rows only, which nobody is compared with.
  var comparesStrategies: Bool {
    results.contains { $0.cell.operation != .parse }
  }

  /// Whether a row is that of a strategy over another backend than ours, while our own was measured too.
  func isVariant(_ row: ResultRow) -> Bool {
    row.cell.name != row.cell.strategy
      && results.contains { $0.cell.strategy == row.cell.strategy && $0.cell.backend == .native }
  }

  /// The rows of the split that are shown: those of lists, or of a document of one's own.
  var shownSplit: [SplitRow] {
    [DataSize.medium, .file].flatMap { size in split.filter { $0.size == size } }
  }

  /// The rows of the reference measured once more.
  public var controls: [ResultRow] {
    results.filter(\.cell.isControl)
  }

  /// The outliers of all rows; they are kept.
  public var outliers: Outliers {
    results.reduce(into: Outliers()) { sum, row in
      sum.mild += row.outliers.mild
      sum.severe += row.outliers.severe
    }
  }

  /// The samples of all rows.
  public var sampleCount: Int {
    results.reduce(0) { sum, row in sum + row.samples.reduce(0) { $0 + $1.count } }
  }
}

/// Why a file is not a report that can be read.
public struct ReportFailure: Error, CustomStringConvertible {
  /// A sentence to follow "cannot use the file: ".
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
