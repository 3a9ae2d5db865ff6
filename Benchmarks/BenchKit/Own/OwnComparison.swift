public import Catalog
import Foundation
import JSONCore

/// A comparison of your own strategies and models, measured in this process.
///
/// `BenchReports` creates the report:
///
///     var comparison = OwnComparison(models: [Invoice.model])
///     comparison.budget = .seconds(10)
///     print(try comparison.report().text())
///
/// Each cell first passes a gate, which checks that it computes the correct values. Then rounds follow, each
/// of which measures all cells in a new random order. `bench` does the same in several processes, because the
/// layout of memory changes times by some percent, which the interval of a single process doesn't include.
public struct OwnComparison {
  /// The cells to measure; those of a plain run of `bench` by default.
  public var filter = CellFilter()
  /// The duration of measuring; preparing the documents and the minimum number of rounds may take longer.
  public var budget: Duration = .seconds(20)
  /// The minimum number of rounds, even after the end of the budget.
  public var minimumRounds = 5
  /// The seed for the order of the cells and for the intervals.
  public var seed: UInt64 = 1
  /// Whether a debug build may measure, as in a test of the rows. The figures of a debug build are
  /// meaningless.
  public var allowsDebugBuild = false

  private let data = CatalogData()
  private let codecs: [CatalogCodecs]
  private let models: [OwnModel]

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - strategies: Returns strategies that map some of the catalog's models; its argument has the skills
  ///     that users refer to.
  ///   - models: Your models, each with its rows.
  public init(strategies: (SkillCatalogue) -> [CatalogCodecs] = { _ in [] }, models: [OwnModel] = []) {
    codecs = strategies(data.catalogue)
    self.models = models
  }

  /// The coordinates of all cells that `report()` measures, including references and controls.
  public var cells: [CellIdentity] { matrix.cells(matching: completeFilter).map(\.identity) }

  /// Measures the cells. If a cell doesn't pass the gate, it has the reason instead of samples.
  package func measured() -> [MeasuredCell] {
    let cells = matrix.cells(matching: completeFilter)
    // The freed memory of 5 MB documents would slow down small cells that are measured in the same rounds.
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

  /// The filter without the catalog's models that no strategy here maps.
  private var completeFilter: CellFilter {
    var filter = filter
    if filter.models.isEmpty {
      filter.models = codecs.reduce(Set(models.map(\.name))) { $0.union($1.models) }
    }
    return filter
  }
}
