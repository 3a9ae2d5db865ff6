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
