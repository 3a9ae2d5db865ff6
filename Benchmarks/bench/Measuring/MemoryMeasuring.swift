import BenchKit
import BenchReports
import BenchRows
import Foundation

/// Measures by how much fresh processes grow while they decode about 5 MB once.
struct MemoryMeasuring {
  var models: [ModelName]
  var strategies: [String]
  var backend: BackendName?
  var size = DataSize.large
  var report: (_ done: Int, _ count: Int) -> Void = { _, _ in }

  /// One row for each model and strategy; none for a strategy that does not map the model.
  ///
  /// - Throws: ``ChildProcess/Failure``, or what writing the document to a temporary file throws.
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
          // A lone document stands for both names of its model at the small size; lists are lists.
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

  /// Nil if the row does not map the model, or if Ctrl-C ended the process.
  private func growth(_ row: CatalogCodecs, model: ModelName, file: URL) throws -> Int? {
    do {
      return try DecodeOnceCommand.growthInChildProcess(row, model: model, file: file.path)
    } catch {
      guard Interruption.shared.isRequested else { throw error }
      return nil
    }
  }
}
