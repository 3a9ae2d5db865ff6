@testable import BenchKit
@testable import BenchReports

/// Reports with the six strategies of the package.
enum CardReport {
  /// The nanoseconds per decoded and encoded object; no encoding where several strategies share one.
  static let strategies: [(name: String, decode: Double, encode: Double?)] = [
    ("manual", 100, nil), ("mappable", 125, 110), ("applicative", 120, nil), ("throwing", 105, nil),
    ("codable", 250, 200), ("derived", 80, nil),
  ]

  /// Samples with this mean that vary a little.
  static func samples(_ mean: Double, spread: Double = 0.01) -> [Double] {
    [1 - spread, 1, 1 + spread, 1 - spread / 2, 1 + spread / 2].map { $0 * mean * 100 }
  }

  /// The cells of one model in lists of a hundred objects; Foundation takes 1000 ns for each.
  static func cells(
    _ model: ModelName = .todos,
    of strategies: [(name: String, decode: Double, encode: Double?)] = strategies,
    shape: ObjectShape = .ordered, spread: Double = 0.01
  ) -> [MeasuredCell] {
    let decode = strategies.map { (name: $0.name, operation: BenchKit.Operation.decode, time: $0.decode) }
    let encode = strategies.compactMap { row in
      row.encode.map { (name: row.name, operation: BenchKit.Operation.encode, time: $0) }
    }
    let own = (decode + encode + [("written", .encode, 50)]).map { name, operation, time in
      SampleReport.measured(
        name, .native, operation, model, shape: shape, samples: samples(time, spread: spread).reversed(),
        mallocs: Int(time))
    }
    let reference = [BenchKit.Operation.decode, .encode].flatMap { operation in
      [PeerName.reference, PeerName.control].map {
        SampleReport.measured(
          $0, .foundation, operation, model, shape: shape, samples: samples(1000), mallocs: 4000)
      }
    }
    return own + reference
  }

  /// The errors for four documents; by default all are rejected with code, path and location.
  static func errors(accepting strategy: String? = nil) -> ErrorGrid {
    let names = strategies.map(\.name) + [PeerName.reference]
    let cases = (0..<4).map { index in
      ErrorGrid.Case(
        name: "case-\(index).json", model: .todo,
        answers: names.map { name in
          let isOwn = name != PeerName.reference
          return ErrorGrid.Answer(
            isSilentlyAccepted: name == strategy && index == 0, hasCode: isOwn, hasPath: isOwn || index > 0,
            hasPosition: isOwn, message: "\(index)")
        })
    }
    return ErrorGrid(strategies: names, cases: cases)
  }

  static func conformance(failing strategy: String? = nil) -> [StrategyConformance] {
    (strategies.map(\.name) + [PeerName.reference]).map {
      StrategyConformance(
        strategy: $0, files: 230, passed: $0 == strategy || $0 == PeerName.reference ? 228 : 230)
    }
  }

  /// All figures that a card can have, except those of saved runs.
  static let plain: Report = {
    var report = SampleReport.report([ModelName.movies, .users, .todos].flatMap { cells($0) })
    report.memory = (strategies.map(\.name) + [PeerName.reference]).map {
      MemoryRow(
        strategy: $0, backend: .native, model: .movies, documentBytes: 5_000_000, peakBytes: 12_345_678)
    }
    report.errors = errors()
    report.conformance = conformance()
    return report
  }()

  /// The same with saved figures.
  static let complete: Report = {
    var report = plain
    let names = strategies.map(\.name) + [PeerName.reference]
    report.cost = CostReport(
      environment: SampleReport.environment,
      rows: names.map { name in
        let builds = [1, 51].map { ModelCost.Build(models: $0, seconds: Double($0), objectBytes: $0 * 4200) }
        return ModelCost(strategy: name, builds: builds, linesPerModel: nil)
      })
    report.instructions = InstructionTable(
      environment: SampleReport.environment,
      counts: [ModelName.movies, .users, .todos].flatMap { model in
        strategies.map { row in
          InstructionCount(
            cell: InstructionCell(model: model, operation: .decode, documents: .list, strategy: row.name),
            instructions: row.decode * 40, mallocs: 1)
        }
      })
    return report
  }()
}
