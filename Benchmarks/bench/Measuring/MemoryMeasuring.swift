import BenchKit
import BenchReports
import BenchRows
import Foundation

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
