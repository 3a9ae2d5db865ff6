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
  private func countInstructions(
    of rows: inout [ColdStartRow], _ text: [UInt8], _ progress: ProgressLine
  ) {
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
