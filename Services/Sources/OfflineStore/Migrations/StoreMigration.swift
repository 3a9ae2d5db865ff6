public import JSONCore

/// A step from one version of a program's store to the next, which runs once for each store.
///
///     let migrations = [
///       StoreMigration("1: movies", .define(movies)),
///       StoreMigration("2: years have a column", .define(movies)),
///       StoreMigration("3: titles are names", .rewrite("movies", renamingTitles), .define(movies)),
///     ]
///
/// Don't change published migrations or their order; add new ones at the end. If a store has migrations that
/// aren't in the list, a newer version has written it, and opening it throws an error.
public struct StoreMigration: Sendable {
  /// The name, which the store records.
  public let name: String
  /// The steps, in order.
  public let steps: [StoreMigrationStep]

  /// Declares a migration.
  public init(_ name: String, _ steps: StoreMigrationStep...) {
    self.name = name
    self.steps = steps
  }
}

/// A step of a migration.
public struct StoreMigrationStep: Sendable {
  /// The operation of a step.
  public enum Action: Sendable {
    /// Creates or changes the table, then computes the columns of all its rows: `row` returns them, with the
    /// id of the model, for a JSON text and the id under which it is stored.
    case define(
      StoreTable, row: @Sendable (_ json: [UInt8], _ id: StoredValue) throws(StoreError) -> StoredRow)
    /// Changes the JSON of every row.
    case rewrite(table: String, change: @Sendable (inout OwnedJSON) throws(JSONError) -> Void)
    /// Removes the table.
    case drop(table: String)
  }

  /// The operation of the step.
  public let action: Action

  /// Changes the table to the current columns and indexes of the model: creates the table, adds columns, and
  /// removes those that the model no longer has. The columns of existing rows are computed from the stored
  /// JSON by the mapper.
  ///
  /// Several pending migrations may change the same table. Only the last one computes the columns, so that
  /// the mapper receives the JSON in its current form.
  public static func define<Model>(_ model: StoredModel<Model>) -> Self {
    Self(
      action: .define(model.table) { (json, id) throws(StoreError) in
        model.row(of: try model.model(json[...], id: id), json)
      })
  }

  /// Changes the stored JSON of every row, for a mapper that can't decode its old form. Add a ``define(_:)``
  /// of the same table after it, in this migration or a later one.
  ///
  /// A rewrite can't change ids: the migration fails if the model of a row has another id afterwards, because
  /// the row couldn't be found by that id. To change ids, drop the table and save the models again.
  public static func rewrite(
    _ table: String, _ change: @escaping @Sendable (inout OwnedJSON) throws(JSONError) -> Void
  ) -> Self {
    Self(action: .rewrite(table: table, change: change))
  }

  /// Removes a table, if it exists.
  public static func drop(_ table: String) -> Self { Self(action: .drop(table: table)) }
}
