#if Store
import GRDB
import OfflineStore

/// Brings a database to the newest version.
struct MigrationRunner: Sendable {
  let migrations: [StoreMigration]
  /// How each table is to be in the end.
  private let definitions: [String: TableDefinition]

  /// - Throws: ``StoreError`` if two migrations have one name.
  init(_ migrations: [StoreMigration]) throws(StoreError) {
    self.migrations = migrations
    var definitions: [String: TableDefinition] = [:]
    for step in migrations.flatMap(\.steps) {
      switch step.action {
      case .define(let table, let values): definitions[table.name] = TableDefinition(table, values)
      case .drop(let table): definitions[table] = nil
      case .rewrite: break
      }
    }
    self.definitions = definitions
    var names = Set(Self.ownMigrations.map(\.name))
    for migration in migrations where !names.insert(migration.name).inserted {
      throw StoreError(.migration(name: migration.name, nil), detail: "another migration has this name")
    }
  }

  /// Runs what has not been run, all of it in one transaction: what an earlier migration has left to a later one would
  /// be missing if that failed.
  func run(in database: any DatabaseWriter) throws {
    // Who has nothing to do waits for no other writer.
    let isFinished = try database.read { (db) in
      guard try pending(db).isEmpty else { return false }
      try requireDefinitions(db)
      return true
    }
    if !isFinished { try database.write { (db) in try runPending(db) } }
  }

  /// Throws unless everything was run.
  func requireFinished(_ db: Database) throws {
    let pending = try self.pending(db)
    guard pending.isEmpty else {
      let names = pending.map { "\"\($0)\"" }.joined(separator: ", ")
      throw StoreError(.readOnly, detail: "the migrations \(names) have not been run")
    }
    try requireDefinitions(db)
  }

  /// Those of the store's own tables, which come before all others.
  private static let ownMigrations: [(name: String, run: @Sendable (Database) throws -> Void)] = [
    ("offline 1", { (db) in try db.createOwnTables() }),
    ("offline 2", { (db) in try db.addSizesOfReplies() }),
    ("offline 3", { (db) in try db.removeRepliesKeyedByDigest() }),
  ]

  /// The names of the migrations that have not been run.
  private func pending(_ db: Database) throws -> [String] {
    let names = Self.ownMigrations.map(\.name) + migrations.map(\.name)
    let applied = try DatabaseMigrator().appliedIdentifiers(db)
    let unknown = applied.subtracting(names).sorted()
    guard unknown.isEmpty else { throw StoreError(.newerVersion(migrations: unknown)) }
    return names.filter { !applied.contains($0) }
  }

  private func runPending(_ db: Database) throws {
    let names = try pending(db)
    for own in Self.ownMigrations where names.contains(own.name) { try own.run(db) }
    var rest = migrations.filter { names.contains($0.name) }[...]
    while let migration = rest.popFirst() {
      do {
        try run(migration, before: rest, in: db)
      } catch {
        throw StoreError(error).ofMigration(migration.name)
      }
    }
    // GRDB's own table, for its migrator, which would make a transaction of each.
    try db.execute(sql: "CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    for name in names {
      try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)", arguments: [name])
    }
    try requireDefinitions(db)
  }

  /// Computes the columns of a table only if no later migration changes it: the mapper reads the newest JSON.
  private func run(
    _ migration: StoreMigration, before rest: ArraySlice<StoreMigration>, in db: Database
  ) throws {
    let later = Set(rest.flatMap(\.steps).map(\.tableName))
    var changed: [String] = []
    for step in migration.steps {
      switch step.action {
      case .define(let table, _): changed.append(table.name)
      case .rewrite(let table, let change):
        try db.rewrite(table, change)
        changed.append(table)
      case .drop(let table): try db.execute(sql: "DROP TABLE IF EXISTS \(table.quotedName)")
      }
    }
    for table in Set(changed).subtracting(later).sorted() {
      if let definition = definitions[table] { try db.define(definition) }
    }
  }

  private func requireDefinitions(_ db: Database) throws {
    for definition in definitions.values.sorted(by: { $0.table.name < $1.table.name }) {
      let name = definition.table.name
      guard try db.fits(definition.table) else {
        throw StoreError(
          .schema, table: name,
          detail: "the model has other columns or indexes; add a migration that defines it")
      }
    }
  }
}

/// How a table is to be.
struct TableDefinition: Sendable {
  let table: StoreTable
  let values: @Sendable ([UInt8], StoredValue) throws(StoreError) -> [StoredValue]

  init(
    _ table: StoreTable,
    _ values: @escaping @Sendable ([UInt8], StoredValue) throws(StoreError) -> [StoredValue]
  ) {
    self.table = table
    self.values = values
  }
}

extension StoreMigrationStep {
  fileprivate var tableName: String {
    switch action {
    case .define(let table, _): table.name
    case .rewrite(let table, _), .drop(let table): table
    }
  }
}

extension StoreError {
  /// What the data or the declarations did wrong becomes an error of the migration; what the disk did stays.
  fileprivate func ofMigration(_ name: String) -> StoreError {
    switch kind {
    case .decoding, .encoding, .schema, .other:
      StoreError(.migration(name: name, jsonError), table: table, id: id, detail: detail)
    default: self
    }
  }
}
#endif
