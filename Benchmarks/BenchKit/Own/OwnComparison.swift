public import Catalog
import Foundation
import JSONCore

/// A comparison of strategies and models of one's own, measured in this process.
///
/// `BenchReports` makes the report:
///
///     var comparison = OwnComparison(models: [Invoice.model])
///     comparison.budget = .seconds(10)
///     print(try comparison.report().text())
///
/// Each cell first proves that it computes the right values; then rounds follow, each of which visits all
/// cells in a fresh random order. `bench` does the same in several fresh processes, since the place of code
/// in memory is worth some percent: an interval of one process does not contain that.
public struct OwnComparison {
  /// Which cells are measured; as many as in a plain run of `bench` by default.
  public var filter = CellFilter()
  /// How long to measure; preparing the documents and the fewest rounds may take longer.
  public var budget: Duration = .seconds(20)
  /// Rounds that take place even if the budget is over.
  public var minimumRounds = 5
  /// Seeds the order of the cells and the intervals.
  public var seed: UInt64 = 1
  /// True if a debug build may measure, as in a test of the rows; what it measures means nothing.
  public var allowsDebugBuild = false

  private let data = CatalogData()
  private let codecs: [CatalogCodecs]
  private let models: [OwnModel]

  /// - Parameters:
  ///   - strategies: ways of mapping the catalog's models, or some of them; they get the skills that users
  ///     refer to.
  ///   - models: models of one's own, each with its rows.
  public init(strategies: (SkillCatalogue) -> [CatalogCodecs] = { _ in [] }, models: [OwnModel] = []) {
    codecs = strategies(data.catalogue)
    self.models = models
  }

  /// The coordinates of all cells that `report()` measures, references and controls included.
  public var cells: [CellIdentity] {
    matrix.cells(matching: completeFilter).map(\.identity)
  }

  /// Measures the cells; one that does not pass the gate has its reason instead of samples.
  package func measured() -> [MeasuredCell] {
    let cells = matrix.cells(matching: completeFilter)
    // 5 MB of garbage would make the small cells wait that are measured beside it.
    let phases = [cells.filter { $0.identity.size != .large }, cells.filter { $0.identity.size == .large }]
      .filter { !$0.isEmpty }
    let sampler = Sampler(
      now: MonotonicClock.now, stopwatch: ThreadClock.now, allocations: MallocCounter.counter)
    let (seconds, attoseconds) = budget.components
    let nanoseconds = UInt64(max(0, seconds)) * 1_000_000_000 + UInt64(max(0, attoseconds) / 1_000_000_000)
    return phases.flatMap { cells in
      sampler.measure(
        cells,
        plan: SamplingPlan(
          budget: nanoseconds / UInt64(phases.count), minimumRounds: minimumRounds, seed: seed))
    }
  }

  private var matrix: ComparisonMatrix {
    let reference = FoundationPeers.codable(catalogue: data.catalogue)
    return ComparisonMatrix(
      data: data, reference: reference, codecs: codecs + [reference],
      parsers: [
        DocumentParser(backend: .native) { bytes in { blackHole(try Document(parsing: bytes)) } },
        FoundationPeers.parser,
      ],
      ownModels: models
    )
  }

  /// The filter without the models of the catalog that nobody here maps.
  private var completeFilter: CellFilter {
    var filter = filter
    if filter.models.isEmpty {
      filter.models = codecs.reduce(Set(models.map(\.name))) { $0.union($1.models) }
    }
    return filter
  }
}
