import Catalog
import Foundation

@testable import BenchKit
@testable import BenchReports

/// A page with every section: all operations, sizes, floors, memory, and malformed documents.
enum ExamplePage {
  static let environment = Environment(
    cpu: "Example CPU <with> \"marks\" & more", cores: 2, load: 0.25, swift: "Swift version 6.3",
    os: "Debian GNU/Linux 12", date: "2026-01-02T03:04:05Z", git: "abc1234"
  )

  static let rows: [(name: String, backend: BackendName, factor: Double)] = [
    ("manual", .native, 0.05), ("mappable", .native, 0.06), ("applicative", .native, 0.07),
    ("codable", .native, 0.2), ("manual", .jansson, 0.5), ("foundation-codable", .foundation, 1),
    ("foundation-codable-dateformatter", .foundation, 2.4), ("foundation-casts", .foundation, 1.6),
    ("control", .foundation, 1.001), ("copy", .native, 0.001), ("build", .native, 0.02),
  ]

  static let report: Report = {
    var random = SplitMix64(seed: 3)
    var cells: [MeasuredCell] = []
    func add(
      _ name: String, _ backend: BackendName, _ operation: BenchKit.Operation, _ size: DataSize,
      _ time: Double
    ) {
      let objects = [.small: 1, .medium: 100][size] ?? 15_000
      for model in [ModelName.movies, .todos] {
        let samples = (0..<12).map { _ in
          time * Double(objects) * (1 + Double(random.number(below: 100)) / 4000)
        }
        cells.append(
          MeasuredCell(
            identity: CellIdentity(
              strategy: name, backend: backend, model: size == .small ? model.lone : model,
              operation: operation, size: size),
            objects: objects, bytes: objects * 330, samples: [samples],
            allocations: AllocationCount(blocks: objects * 4, bytes: objects * 1300)))
      }
    }
    for size in DataSize.generated {
      for operation in [BenchKit.Operation.decode, .encode, .roundtrip, .reject] {
        for row in rows { add(row.name, row.backend, operation, size, 20_000 * row.factor) }
      }
      for backend in [BackendName.native, .jansson, .foundation] {
        add(backend.rawValue, backend, .parse, size, 400)
      }
    }
    cells[0].unavailable = "decodes to <other> values"
    let names = rows.prefix(4).map(\.name) + ["foundation-codable"]
    let memory = names.map {
      MemoryRow(
        strategy: $0, backend: .native, model: .movies, documentBytes: 5_000_000, peakBytes: 24_000_000)
    }
    let answers = (0...5).map { score in
      ErrorGrid.Answer(
        isSilentlyAccepted: score == 0, hasCode: score > 0, hasPath: score > 1, hasPosition: score > 2,
        hasExpected: score > 3, hasAll: score > 4, message: "type-mismatch at $.\"a\" <1:2>")
    }
    let crash = ErrorGrid.Answer(hasCrashed: true, message: "(crashed the process)")
    let cases = (0..<30).map { index in
      ErrorGrid.Case(
        name: "example-\(index)-misspelled-key.json", model: .todo,
        answers: names.indices.map {
          index == 7 ? nil : index == 1 && $0 == 4 ? crash : answers[($0 + index) % 6]
        },
        issues: index < 3 ? 2 : 1, isOfText: index >= 20)
    }
    return Report(
      environment: environment, seed: 7, command: "bench run --full --format html --output report.html",
      processes: 3, results: ResultRow.rows(of: cells, bootstrap: Bootstrap(seed: 7)), memory: memory,
      errors: ErrorGrid(strategies: names, cases: cases)
    )
  }()

  static let html = HTMLReport(report).text
}
