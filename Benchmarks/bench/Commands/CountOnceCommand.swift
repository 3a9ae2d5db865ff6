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
  @Option var model: ModelName
  @Option var operation: BenchKit.Operation

  func run() throws {
    var filter = CellFilter()
    filter.strategies = [strategy]
    filter.models = [model]
    filter.operations = [operation]
    filter.backends = [.native]
    filter.sizes = [.small, .medium]
    filter.shapes = Set(ObjectShape.allCases)
    // One list of a hundred objects is varied enough for counting.
    let data = CatalogData { $0 == .medium ? 1 : $0.documents }
    let cells = Comparison(data: data, shapeDocuments: 1).matrix.cells(matching: filter).filter {
      $0.identity.strategy == strategy && $0.isReported
    }
    let visits = cells.flatMap { cell in
      InstructionCell.Documents.all(of: cell.identity).map { CountedVisit(counting: cell, of: $0) }
    }
    try StandardStream.output.write(try JSONEncoder().encode(visits))
  }
}
