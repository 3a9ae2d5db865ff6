import BenchKit
import BenchReports
import BenchRows
import Catalog
import Foundation

/// Measures the first todo that new processes decode.
struct ColdStartMeasuring {
  var strategies: [String]
  var seed: UInt64

  /// Enough for an interval of a few percent.
  static let processes = 40

  /// Every round starts a process for each strategy, in a new random order. Finally, callgrind counts the
  /// instructions of one process for each strategy.
  ///
  /// - Throws: ``CommandFailure`` if no process can be started.
  func rows() throws -> [ColdStartRow] {
    let progress = ProgressLine(phase: "cold start")
    defer { progress.finish() }
    let text = CatalogData().todo.first.bytes
    var samples: [String: [FirstDecode]] = [:]
    var reasons: [String: String] = [:]
    var random = SplitMix64(seed: seed)
    for round in 0..<Self.processes {
      for name in random.shuffled(strategies) where reasons[name] == nil {
        guard !Interruption.shared.isRequested else { break }
        progress.show("cold start: round \(round + 1) of \(Self.processes)")
        let ending = try ChildProcess.run(StartOnce.arguments(text, by: name))
        if ending.reason == .exit, ending.status == 0 {
          let first = try JSONDecoder().decode(FirstDecode.self, from: ending.output)
          samples[name, default: []].append(first)
          reasons[name] = first.unavailable
        } else if !Interruption.shared.isRequested {
          reasons[name] = "the process \(ending.sentence)"
        }
      }
    }
    var rows = strategies.map { name in
      ColdStartRow(
        strategy: name, samples: samples[name] ?? [], unavailable: reasons[name],
        bootstrap: Bootstrap(seed: seed))
    }
    countInstructions(of: &rows, text, progress)
    return rows
  }

  /// Counts the instructions of the decodes, or records the reason why they aren't counted.
  private func countInstructions(of rows: inout [ColdStartRow], _ text: [UInt8], _ progress: ProgressLine) {
    TemporaryItem.with(name: "bench-cold-start-\(UUID().uuidString)") { folder in
      let callgrind = Result { try Callgrind(in: folder) }
      for index in rows.indices where rows[index].unavailable == nil {
        progress.show("cold start: counting the instructions of \(rows[index].strategy)")
        let counts = callgrind.flatMap { callgrind in
          Result { try callgrind.counts(StartOnce.arguments(text, by: rows[index].strategy)) }
        }
        guard !Interruption.shared.isRequested else { return }
        switch counts {
        case .success(let counts): rows[index].instructions = counts.instructions.first
        case .failure(let error): rows[index].instructionsUnavailable = String(describing: error)
        }
      }
    }
  }
}

/// Measures several threads, each strategy in separate processes.
struct ThreadMeasuring {
  var strategies: [String]
  var operations: [BenchKit.Operation]
  var models: [ModelName]
  var processes: Int
  var seed: UInt64

  /// Every round starts a process for each strategy and for the control, in a new random order.
  ///
  /// - Throws: ``CommandFailure`` if no process can be started.
  func rows() throws -> [ThreadRow] {
    let progress = ProgressLine(phase: "threads")
    defer { progress.finish() }
    let counts = ThreadPlan.counts(cores: ProcessInfo.processInfo.activeProcessorCount)
    let names = strategies + [PeerName.control]
    var measured: [String: [MeasuredThreads]] = [:]
    var reasons: [String: String] = [:]
    var random = SplitMix64(seed: seed)
    for process in 0..<processes {
      let plan = ThreadPlan(counts: counts, seed: seed &+ UInt64(process))
      for name in random.shuffled(names) where reasons[name] == nil {
        guard !Interruption.shared.isRequested else { break }
        progress.show("threads: process \(process + 1) of \(processes) of \(name)")
        let ending = try ChildProcess.run(
          MeasureThreadsCommand.arguments(
            strategy: name, operations: operations, models: models, plan: plan))
        if ending.reason == .exit, ending.status == 0 {
          let others = try JSONDecoder().decode([MeasuredThreads].self, from: ending.output)
          measured[name] = (measured[name] ?? []).merged(with: others)
        } else if !Interruption.shared.isRequested {
          reasons[name] = "the process \(ending.sentence)"
        }
      }
    }
    return names.flatMap { name in
      let failed = operations.flatMap { operation in
        models.map { model in
          var failed = MeasuredThreads(operation, model: model, threads: 1)
          failed.unavailable = reasons[name]
          return failed
        }
      }
      return ThreadRow.rows(
        of: reasons[name] == nil ? measured[name] ?? [] : failed, strategy: name,
        bootstrap: Bootstrap(seed: seed))
    }
  }
}

/// Measures the growth of new processes that decode about 5 MB once.
struct MemoryMeasuring {
  var models: [ModelName]
  var strategies: [String]
  var backend: BackendName?
  var size = DataSize.large
  var report: (_ done: Int, _ count: Int) -> Void = { _, _ in }

  /// Returns one row for each model and strategy that maps it.
  ///
  /// - Throws: ``CommandFailure``, or the error of writing the document to a temporary file.
  func rows() throws -> [MemoryRow] {
    let data = CatalogData()
    var rows: [MemoryRow] = []
    var done = 0
    for model in models {
      let document = data.bytes(of: model, size)
      try TemporaryItem.with(name: "bench-\(UUID().uuidString).json") { file in
        try FileAccess.write(Data(document), to: file.path)
        for name in strategies where !Interruption.shared.isRequested {
          report(done, models.count * strategies.count)
          done += 1
          let row = try ComparedRows.row(strategy: name, backend: backend, catalogue: data.catalogue)
          // At the small size, both names of a model mean a single object.
          let name = size == .small ? model.lone : model.list
          guard let growth = try growth(row, model: name, file: file) else { continue }
          rows.append(
            MemoryRow(
              strategy: row.strategy, backend: row.backend, model: name, documentBytes: document.count,
              peakBytes: growth
            )
          )
        }
      }
    }
    return rows
  }

  /// Returns the growth in bytes; `nil` if the row doesn't map the model, or if Ctrl-C ended the process.
  private func growth(_ row: CatalogCodecs, model: ModelName, file: URL) throws -> Int? {
    do {
      return try DecodeOnceCommand.growthInChildProcess(row, model: model, file: file.path)
    } catch {
      guard Interruption.shared.isRequested else { throw error }
      return nil
    }
  }
}
