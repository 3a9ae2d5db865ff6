import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Foundation

/// Visits the counted region once for each kind of documents of a strategy, model and operation, and prints
/// the visits as JSON; `bench instructions` runs it under callgrind.
struct CountOnceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "count-once", shouldDisplay: false)

  @Option var strategy: String
  @Option var model: ModelName?
  @Option var corpus: String?
  @Option var operation: BenchKit.Operation

  func run() throws {
    var filter = CellFilter(
      strategies: [strategy], models: model.map { [$0] } ?? [], operations: [operation], backends: [.native])
    let cells = try matrix(&filter).cells(matching: filter).filter {
      $0.identity.strategy == strategy && $0.isReported
    }
    let visits = cells.flatMap { cell in
      InstructionCell.Documents.all(of: cell.identity).map { CountedVisit(counting: cell, of: $0) }
    }
    try StandardStream.output.write(try JSONEncoder().encode(visits))
  }

  private func matrix(_ filter: inout CellFilter) throws -> ComparisonMatrix {
    if let corpus {
      filter.sizes = [.file]
      // As JSON, because checking the files again would start a process, which fails under callgrind.
      let corpus = try JSONDecoder().decode(Corpus.self, from: Data(corpus.utf8))
      return Comparison().matrix(of: try corpus.models())
    }
    filter.sizes = [.small, .medium]
    filter.shapes = Set(ObjectShape.allCases)
    // One list of a hundred objects is varied enough for counting.
    return Comparison(data: CatalogData { $0 == .medium ? 1 : $0.documents }, shapeDocuments: 1).matrix
  }
}
