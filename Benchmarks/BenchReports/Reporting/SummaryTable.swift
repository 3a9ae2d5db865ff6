import BenchKit

/// The short table of a report: one line for each strategy and peer, one column for each operation and model,
/// of the largest size.
struct SummaryTable {
  /// An operation on a model.
  struct Column {
    let operation: BenchKit.Operation
    let model: ModelName
    let rows: [ResultRow]

    func row(named name: String) -> ResultRow? { rows.first { $0.name == name } }
  }

  let size: DataSize
  let columns: [Column]
  /// The names of the rows.
  let names: [String]

  /// Creates the table; `nil` if there are no rows of decoding or encoding.
  init?(_ report: Report, preferred: DataSize? = nil) {
    let tables = ResultTable.tables(of: report).filter { [.decode, .encode].contains($0.operation) }
    let sizes = tables.flatMap(\.blocks).map(\.size)
    guard
      let size = ([preferred] + DataSize.allCases.reversed()).compactMap(\.self).first(where: sizes.contains)
    else { return nil }
    self.size = size
    columns = tables.compactMap { table in
      table.blocks.first { $0.size == size }.map { block in
        Column(
          operation: table.operation, model: block.rows.first?.cell.model ?? table.model,
          rows: block.rows.filter { Self.isShown($0, in: report) })
      }
    }
    names = RowOrder(report).sorted(columns.flatMap(\.rows)).map(\.name).uniqued()
  }

  /// Returns whether a row is shown: strategies and peers, over other backends only if the native one is
  /// missing.
  private static func isShown(_ row: ResultRow, in report: Report) -> Bool {
    [.strategy, .peer].contains(row.cell.kind) && !report.isVariant(row)
  }

  /// The operations of the columns.
  var operations: [BenchKit.Operation] {
    BenchKit.Operation.allCases.filter { operation in columns.contains { $0.operation == operation } }
  }

  /// The documents, such as `lists of about 5 MB`.
  var documents: String { size.documents(of: columns.map(\.model)) }

  /// Whether the table has noisy figures.
  var hasNoise: Bool { columns.contains { $0.rows.contains { $0.isNoisy && $0.ratio != nil } } }

  /// The rows with a ratio, without the reference, whose ratio is 1.
  var figures: [ResultRow] { columns.flatMap(\.rows).filter { $0.ratio != nil && !$0.cell.isReference } }
}

extension DataSize {
  /// Returns the documents of this size, such as `lists of about 5 MB`.
  func documents(of models: [ModelName]) -> String {
    switch self {
    case .small: "one object at a time"
    case .medium: "lists of 100 objects"
    case .large: "lists of about 5 MB"
    case .file: models.allSatisfy(ModelName.knownFiles.contains) ? "known files" : "a document of your own"
    }
  }
}
