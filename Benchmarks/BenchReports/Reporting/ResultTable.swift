import BenchKit

/// The rows of one model and one operation, by size and shape, which form one table.
struct ResultTable {
  let model: ModelName
  let operation: Operation
  /// The rows of each size and shape, in the order of the report; ordered objects first.
  let blocks: [(size: DataSize, rows: [ResultRow])]

  var title: String { "\(model.rawValue) \(operation.rawValue)" }

  /// All tables of a report, by operation and model.
  static func tables(of report: Report) -> [ResultTable] {
    let order = RowOrder(report)
    let models = report.results.map(\.cell.model.lone).uniqued()
    return Operation.allCases.flatMap { operation in
      models.compactMap { model in
        let rows = report.results.filter { $0.cell.operation == operation && $0.cell.model.lone == model }
        let blocks = DataSize.allCases.flatMap { size in
          ObjectShape.allCases.compactMap { shape -> (size: DataSize, rows: [ResultRow])? in
            let rows = rows.filter { $0.cell.size == size && $0.cell.shape == shape }
            return rows.isEmpty ? nil : (size, order.sorted(rows))
          }
        }
        return blocks.isEmpty ? nil : ResultTable(model: model, operation: operation, blocks: blocks)
      }
    }
  }

  static func heading(of rows: [ResultRow]) -> String {
    (rows.first { $0.objects > 0 } ?? rows.first)?.heading ?? ""
  }
}
