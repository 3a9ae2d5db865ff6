import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Foundation

/// Measures several threads and prints the figures as JSON; `bench run --threads` runs it for
/// each strategy.
struct MeasureThreadsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "measure-threads", shouldDisplay: false)

  @Option var strategy: String
  @Option var operation: [BenchKit.Operation]
  @Option var model: [ModelName]
  @Option var plan: String

  static func arguments(
    strategy: String, operations: [BenchKit.Operation], models: [ModelName], plan: ThreadPlan
  ) throws -> [String] {
    ["measure-threads", "--strategy", strategy] + operations.flatMap { ["--operation", $0.rawValue] }
      + models.flatMap { ["--model", $0.rawValue] }
      + ["--plan", String(decoding: try JSONEncoder().encode(plan), as: UTF8.self)]
  }

  func run() throws {
    let plan = try JSONDecoder().decode(ThreadPlan.self, from: Data(plan.utf8))
    let data = CatalogData()
    let row =
      strategy == PeerName.control
      ? nil : try ComparedRows.row(strategy: strategy, backend: nil, catalogue: data.catalogue)
    let threads = plan.counts.max() ?? 1
    let sampler = ThreadSampler(allocations: MallocCounter.counter)
    let measured = try operation.flatMap { operation in
      try model.flatMap { model in
        let workloads =
          try row.map { try $0.workloads(operation, model, of: data, threads: threads) }
          ?? CatalogCodecs.checksums(of: model, of: data, threads: threads)
        return workloads.map { sampler.measure($0, operation, of: model, plan: plan) } ?? []
      }
    }
    try StandardStream.output.write(try JSONEncoder().encode(measured))
  }
}
