import APIClient
import JSONCore
public import JSONMapping

extension StoreError: DescribedError {
  /// The error, the table and row, and the message of the mapper or the database, in one line.
  public var description: String {
    var text = summary
    if let table { text += id.map { " (row \($0) of \(table))" } ?? " (table \(table))" }
    if let said = jsonError?.description ?? detail { text += ": \(said)" }
    return onOneLine(text)
  }

  private var summary: String {
    switch kind {
    case .decoding: "cannot decode a stored model"
    case .encoding: "cannot encode a model"
    case .missingID: "cannot save a model without an id"
    case .full: "the store is full"
    case .readOnly: "the store is read-only"
    case .busy: "the store is busy"
    case .corrupt: "not a valid store file"
    case .cannotOpen: "the store cannot be opened"
    case .newerVersion(let migrations):
      "the store was written by a newer version, with unknown migrations "
        + migrations.map { "\"\($0)\"" }.joined(separator: ", ")
    case .migration(let name, _): "the migration \"\(name)\" failed"
    case .schema: "tables don't match the models"
    case .undeclaredColumn(let column): "the model has no column \"\(column)\""
    case .queryTooComplex: "the query is too complex for the store"
    case .tooLarge: "the model is too large for the store"
    case .inputOutput: "disk I/O error"
    case .cancelled: "the task was cancelled"
    case .other(let code): "the store failed with code \(code)"
    }
  }
}
