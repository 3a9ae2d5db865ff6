#if Store
package import GRDB
public import JSONCore

/// A store of models in SQLite: one JSON text a model, and the columns that queries use beside it.
///
///     let store = try await GRDBStore.open(
///       at: path, migrations: [StoreMigration("1: movies", .define(movies))])
///     let top = try await store.models(movies.where(MovieColumns.year == 2016))
///
/// Several readers and one writer work at the same time, and readers see whole transactions only. Other processes may
/// have the same file open. A transaction outlives the death of the process as soon as it has returned; the last ones
/// may be lost, as a whole, when the machine loses its power.
public struct GRDBStore: Sendable {
  /// Where it is stored; tests interrupt a transaction here.
  package let database: any DatabaseWriter
  /// The connection for single rows by their ids: each is one statement, without a transaction around it and without a
  /// look at the schema.
  let lookups: DatabaseQueue?
  /// How many bytes all replies may have.
  let replyLimit: Int
  /// What empties the log behind removals; tests count its work.
  package let eraser = LogEraser()

  init(_ database: any DatabaseWriter, lookups: DatabaseQueue? = nil, replyLimit: Int) {
    self.database = database
    self.lookups = lookups
    self.replyLimit = replyLimit
  }
}

extension GRDBStore: ShownByDescription {
  /// The type. What the connections hold is left out: the values of the last statements are among it.
  public var description: String { "GRDBStore" }
}
#else
/// A store of models in SQLite.
@available(
  *, unavailable,
  message:
    "GRDBStore needs the trait Store of the package: .package(name: \"json-mapping\", …, traits: [\"Store\"])"
)
public struct GRDBStore: Sendable {}
#endif
