import BenchKit
import Catalog
import Foundation

@testable import BenchReports

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
