public import JSONCore
public import JSONMapping

/// The storage of a model type: the mapper that encodes the models as JSON, and the columns that are stored
/// in addition to the JSON.
///
///     let movies = StoredModel(
///       "movies", id: MovieColumns.id, columns: MovieColumns.year, MovieColumns.grossing,
///       mapping: ManualMapper<Movie>())
///
/// You can use a mapper of any strategy, and replace it later by another one that decodes the same JSON.
public struct StoredModel<Model: Sendable>: Sendable {
  /// The table of the models.
  public let table: StoreTable
  /// The mapper of a single model.
  public let mapping: any Mapping<Model>
  /// The mapper that decodes all models of a result at once.
  let list: any Decoding<[Model]>
  private let id: @Sendable (Model) -> StoredValue
  /// One closure for all columns, because each access to an array of closures would look up its type.
  private let appendValues: @Sendable (Model, inout [StoredValue]) -> Void

  /// Declares the storage of a model type.
  ///
  /// - Parameters:
  ///   - name: The name of the table. Names that begin with `sqlite_`, `grdb_` or `offline_` are reserved.
  ///   - id: The column that identifies the models; strings are compared by their UTF-8 bytes. A model
  ///     without an id can't be saved.
  ///   - columns: The columns that queries filter and sort by.
  ///   - indexes: The names of the columns that queries often filter or sort by; an index may have several
  ///     columns. Defaults to an index for each column.
  ///   - mapping: The mapper that encodes and decodes the models.
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

  /// Creates the row of a model.
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

  /// Creates the row of a model whose JSON text already exists.
  func row(of model: Model, _ json: [UInt8]) -> StoredRow { row(of: model, id(model), json) }

  private func row(of model: Model, _ id: StoredValue, _ json: [UInt8]) -> StoredRow {
    var values: [StoredValue] = []
    values.reserveCapacity(table.columns.count)
    appendValues(model, &values)
    return StoredRow(id: id, values: values, json: json)
  }

  /// Decodes the model of a stored JSON text.
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
