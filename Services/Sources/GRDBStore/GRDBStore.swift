package import GRDB
public import JSONCore

#if !Store
#error("turn on the package trait Store: .package(…, traits: [\"Store\"])")
#endif

/// A store of models in SQLite. Each row contains the JSON text of a model, and additional columns for
/// queries.
///
///     let store = try await GRDBStore.open(
///       at: path, migrations: [StoreMigration("1: movies", .define(movies))])
///     let top = try await store.models(movies.where(MovieColumns.year == 2016))
///
/// Several tasks can read while one writes; they read only complete transactions. Other processes may have
/// the same file open. Once a write has returned, its transaction persists even if the process is killed. If
/// the machine loses power, the last transactions may be lost, each as a whole.
public struct GRDBStore: Sendable {
  /// The connection. Tests use it to interrupt a transaction.
  package let database: any DatabaseWriter
  /// The connection for loading single rows by id. Each load is one statement, without a transaction and
  /// without a check of the schema.
  let lookups: DatabaseQueue?
  /// The largest total size of responses, in bytes.
  let replyLimit: Int
  /// Empties the log after removals. Tests count its checkpoints.
  package let eraser = LogEraser()

  init(_ database: any DatabaseWriter, lookups: DatabaseQueue? = nil, replyLimit: Int) {
    self.database = database
    self.lookups = lookups
    self.replyLimit = replyLimit
  }
}

extension GRDBStore: ShownByDescription {
  /// The name of the type. The connections are omitted, since they contain the values of the last statements.
  public var description: String { "GRDBStore" }
}
