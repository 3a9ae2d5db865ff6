public import JSONCore
public import JSONMapping

/// How the models of a type are stored: the mapper that writes them as JSON, and the columns beside it.
///
///     let movies = StoredModel(
///       "movies", id: MovieColumns.id, columns: MovieColumns.year, MovieColumns.grossing,
///       mapping: ManualMapper<Movie>())
///
/// Any mapper will do, of any dialect. Another one may take its place later, as long as it reads what the former
/// one wrote.
public struct StoredModel<Model: Sendable>: Sendable {
  /// The table of the models.
  public let table: StoreTable
  /// The mapper of a row.
  public let mapping: any Mapping<Model>
  /// The mapper of all rows of an answer at once.
  let list: any Decoding<[Model]>
  private let id: @Sendable (Model) -> StoredValue
  /// One closure for all columns: an array of closures would be looked up by its type for each model.
  private let appendValues: @Sendable (Model, inout [StoredValue]) -> Void

  /// Declares how models are stored.
  ///
  /// - Parameters:
  ///   - name: The name of the table. Names that begin with `sqlite_`, `grdb_` or `offline_` are taken.
  ///   - id: What tells the models apart, texts by their UTF-8 bytes. A model without an id can't be saved.
  ///   - columns: What queries filter and sort by.
  ///   - indexes: The columns that queries often filter or sort by, by name; for several columns together use the
  ///     other initializer. Without this argument each column has an index.
  ///   - mapping: The mapper that writes and reads the models.
  public init<ID: StorableValue, each Value: StorableValue>(
    _ name: String, id: StoredColumn<Model, ID>, columns: repeat StoredColumn<Model, each Value>,
    indexes: [[String]]? = nil, mapping: any Mapping<Model>
  ) {
    var descriptions: [ColumnDescription] = []
    var appendValues: @Sendable (Model, inout [StoredValue]) -> Void = { _, _ in }
    for column in repeat each columns {
      descriptions.append(column.description)
      appendValues = { [appendValues] (model, values) in
        appendValues(model, &values)
        values.append(column.value(model).storedValue)
      }
    }
    table = StoreTable(
      name: name, id: id.description, columns: descriptions,
      indexes: indexes ?? descriptions.map { [$0.name] })
    self.mapping = mapping
    list = Self.list(of: mapping)
    self.id = { id.value($0).storedValue }
    self.appendValues = appendValues
  }

  private static func list(of mapping: some Mapping<Model>) -> any Decoding<[Model]> { mapping.array }

  /// The row of a model.
  ///
  /// - Throws: ``StoreError`` of the kind `encoding` or `missingID`.
  public func row(of model: Model) throws(StoreError) -> StoredRow {
    let id = id(model)
    guard id != .null else { throw StoreError(.missingID, table: table.name) }
    do {
      return row(of: model, id, try mapping.encode(model))
    } catch {
      throw StoreError(.encoding(error), table: table.name, id: id)
    }
  }

  /// The row of a model that has a JSON text already.
  func row(of model: Model, _ json: [UInt8]) -> StoredRow { row(of: model, id(model), json) }

  private func row(of model: Model, _ id: StoredValue, _ json: [UInt8]) -> StoredRow {
    var values: [StoredValue] = []
    values.reserveCapacity(table.columns.count)
    appendValues(model, &values)
    return StoredRow(id: id, values: values, json: json)
  }

  /// The model of a stored JSON text.
  ///
  /// - Throws: ``StoreError`` of the kind `decoding`, with the row's id.
  func model(_ json: ArraySlice<UInt8>, id: StoredValue) throws(StoreError) -> Model {
    do {
      return try mapping.decode(json)
    } catch {
      throw StoreError(.decoding(error), table: table.name, id: id)
    }
  }
}

extension StoredModel: ShownByDescription {
  /// The type of the models, and their table.
  public var description: String { "\(Model.self) in the table \(table.name)" }
}
