import Catalog
import Foundation

@testable import BenchKit
@testable import BenchReports

/// A report of known samples, for the tests of the formats.
enum SampleReport {
  static let environment = Environment(
    cpu: "Example CPU", cores: 2, load: 0.25, swift: "Swift version 6.3", os: "Debian GNU/Linux 12",
    date: "2026-01-02T03:04:05Z", git: "abc1234"
  )

  static func measured(
    _ strategy: String, _ backend: BackendName = .native, _ operation: BenchKit.Operation = .decode,
    _ model: ModelName = .todos, size: DataSize = .medium, shape: ObjectShape = .ordered,
    samples: [Double] = [], mallocs: Int? = nil,
    isReported: Bool = true, unavailable: String? = nil
  ) -> MeasuredCell {
    MeasuredCell(
      identity: CellIdentity(
        strategy: strategy, backend: backend, model: model, operation: operation, size: size, shape: shape),
      isReported: isReported, objects: unavailable == nil ? (size == .small ? 1 : 100) : 0,
      bytes: unavailable == nil ? (size == .small ? 56 : 9000) : 0, documents: unavailable == nil ? 1 : 0,
      samples: samples.isEmpty ? [] : [samples],
      allocations: mallocs.map { AllocationCount(blocks: $0, bytes: $0 * 32) },
      unavailable: unavailable
    )
  }

  static func report(_ cells: [MeasuredCell]) -> Report {
    Report(
      environment: environment, seed: 7, results: ResultRow.rows(of: cells, bootstrap: Bootstrap(seed: 7)))
  }

  static let cells = [
    measured("manual", samples: [20_000, 21_000, 22_000, 20_500, 21_500], mallocs: 101),
    measured("manual", .jansson, samples: [100_000, 102_000, 104_000, 101_000, 103_000], mallocs: 2100),
    measured("codable", unavailable: "decodes to other values"),
    measured(
      "foundation-codable", .foundation, samples: [200_000, 205_800, 231_000, 204_000, 216_000], mallocs: 500),
    measured(
      "foundation-codable-dateformatter", .foundation, samples: [410_000, 400_000, 330_000, 405_000, 415_000]),
    measured("control", .foundation, samples: [200_000, 206_000, 230_000, 204_000, 216_000], mallocs: 500),
    measured("manual", .native, .decode, .todo, size: .small, samples: [99.95], mallocs: 1),
    measured(
      "foundation-codable", .foundation, .decode, .todo, size: .small, samples: [1234], mallocs: 13,
      isReported: false),
    measured("native", .native, .parse, samples: [8000, 9000, 10_000], mallocs: 2),
    measured("jansson", .jansson, .parse, samples: [180_000, 181_000, 182_000], mallocs: 4000),
  ]
}

/// Runs of two machines, for the tests of histories.
enum SampleHistory {
  /// A run of a row of decoding todos for each ratio to the reference.
  static func report(
    _ date: String, commit: String? = nil, cpu: String = "Example CPU", swift: String = "Swift version 6.3",
    bytes: Int = 9000, isDisturbed: Bool = false, spread: Double = 0,
    _ ratios: [(strategy: String, ratio: Double)]
  ) -> Report {
    let reference = [200_000.0, 202_000, 204_000, 206_000, 208_000]
    let others = ratios.map { strategy, ratio in
      let samples = reference.enumerated().map { index, time in
        time / ratio * (1 + Double(index % 3 - 1) * spread)
      }
      return (strategy, BackendName.native, samples)
    }
    let control = ("control", BackendName.foundation, reference.map { isDisturbed ? $0 * 1.2 : $0 })
    let rows = others + [("foundation-codable", .foundation, reference), control]
    var report = SampleReport.report(
      rows.map { strategy, backend, samples in
        var cell = SampleReport.measured(strategy, backend, samples: samples)
        cell.bytes = bytes
        return cell
      })
    report.environment.date = date
    report.environment.git = commit
    report.environment.cpu = cpu
    report.environment.swift = swift
    return report
  }

  static let history: RunHistory = {
    var interrupted = report("2026-02-03T00:00:00Z", cpu: "Other <CPU>", [("codable", 3)])
    interrupted.isInterrupted = true
    var history = RunHistory([
      (
        "c.json",
        report(
          "2026-01-03T03:04:05Z", commit: "ccc3333+changes (built before the sources last changed)",
          swift: "Swift version 6.4", [("manual", 12), ("codable", 5)])
      ),
      ("other.json", interrupted),
      ("a.json", report("2026-01-01T03:04:05Z", commit: "aaa1111", [("manual", 10), ("codable", 5)])),
      (
        "b.json",
        report("2026-01-02T03:04:05Z", commit: "bbb2222", isDisturbed: true, [("manual", 11), ("build", 90)])
      ),
      (
        "d.json",
        report(
          "2026-01-04T03:04:05Z", commit: "ddd4444", swift: "Swift version 6.4", bytes: 9001,
          [("manual", 20), ("codable", 4)])
      ),
      (
        "e.json",
        report(
          "2026-01-05T03:04:05Z", commit: "eee5555", swift: "Swift version 6.4", bytes: 9001,
          [("manual", 18), ("codable", 4)])
      ),
    ])
    history.skipped = ["cannot use runs/<x>.json: it is not a report of bench run --format json"]
    return history
  }()

  /// Many runs and cells, for the page in a browser.
  static let long: RunHistory = {
    let names = ["manual", "mappable", "applicative", "throwing", "codable", "derived", "foundation-casts"]
    var random = SplitMix64(seed: 5)
    let runs = (0..<30).map { run in
      let ratios = names.enumerated().map { index, name in
        (name, (20 - 2 * Double(index)) * (1 + Double(random.number(below: 10)) / 100 + Double(run) / 100))
      }
      let day = run < 9 ? "0\(run + 1)" : "\(run + 1)"
      return (
        "run-\(run).json",
        report(
          "2026-01-\(day)T03:04:05Z", commit: "abc\(1000 + run)", isDisturbed: run == 12, spread: 0.04,
          ratios)
      )
    }
    return RunHistory(
      runs + [("other.json", report("2025-01-01T00:00:00Z", cpu: "Other CPU", [("manual", 9)]))])
  }()
}
