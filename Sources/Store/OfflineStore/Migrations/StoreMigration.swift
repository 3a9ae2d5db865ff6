public import JSONCore

/// A step from one version of a program's store to the next, run once for each store.
///
///     let migrations = [
///       StoreMigration("1: movies", .define(movies)),
///       StoreMigration("2: years have a column", .define(movies)),
///       StoreMigration("3: titles are names", .rewrite("movies", renamingTitles), .define(movies)),
///     ]
///
/// Published migrations stay as they are, and in their order; new ones come at the end. A store that knows of
/// migrations that are not in the list was written by a newer version, and is refused.
public struct StoreMigration: Sendable {
  /// The name, which the store remembers.
  public let name: String
  /// What is done, in this order.
  public let steps: [StoreMigrationStep]

  /// Declares a migration.
  public init(_ name: String, _ steps: StoreMigrationStep...) {
    self.name = name
    self.steps = steps
  }
}

/// What a migration does.
public struct StoreMigrationStep: Sendable {
  /// What a store has to do.
  public enum Action: Sendable {
    /// Makes or changes the table, then computes the columns of all its rows anew: `row` has them, and the id that the
    /// model has by itself, for a JSON text and the id that it is stored under.
    case define(
      StoreTable, row: @Sendable (_ json: [UInt8], _ id: StoredValue) throws(StoreError) -> StoredRow)
    /// Changes the JSON of every row.
    case rewrite(table: String, change: @Sendable (inout OwnedJSON) throws(JSONError) -> Void)
    /// Removes the table.
    case drop(table: String)
  }

  /// What a store has to do.
  public let action: Action

  /// Gives the table the columns and indexes that the model has now: makes it, adds columns and removes those that the
  /// model hasn't any more. The columns of the rows that are there are computed from the stored JSON, by the mapper.
  ///
  /// Several new migrations may change one table. Only the last one of them computes the columns, so that the
  /// mapper gets the JSON in the form that it reads now.
  public static func define<Model>(_ model: StoredModel<Model>) -> Self {
    Self(
      action: .define(model.table) { (json, id) throws(StoreError) in
        model.row(of: try model.model(json[...], id: id), json)
      })
  }

  /// Changes the stored JSON of every row, for a mapper that couldn't read it otherwise. A ``define(_:)`` of the same
  /// table follows, in this migration or a later one.
  ///
  /// The models keep their ids: a row whose model has another id by then makes the migration fail, because the row would
  /// not be found by it. To change ids, drop the table and save the models anew.
  public static func rewrite(
    _ table: String, _ change: @escaping @Sendable (inout OwnedJSON) throws(JSONError) -> Void
  ) -> Self {
    Self(action: .rewrite(table: table, change: change))
  }

  /// Removes a table, if it is there.
  public static func drop(_ table: String) -> Self { Self(action: .drop(table: table)) }
}
