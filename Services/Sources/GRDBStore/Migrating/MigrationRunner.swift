import GRDB
import OfflineStore

/// Runs the pending migrations of a database.
struct MigrationRunner: Sendable {
  let migrations: [StoreMigration]
  /// The final definition of each table.
  private let definitions: [String: TableDefinition]

  /// Creates a runner of migrations.
  ///
  /// - Throws: ``StoreError`` if two migrations have the same name, or if a name contains a NUL, at which
  ///   SQLite would cut it.
  init(_ migrations: [StoreMigration]) throws(StoreError) {
    self.migrations = migrations
    var definitions: [String: TableDefinition] = [:]
    for step in migrations.flatMap(\.steps) {
      switch step.action {
      case .define(let table, let row): definitions[table.name] = TableDefinition(table, row)
      case .drop(let table): definitions[table] = nil
      case .rewrite: break
      }
    }
    self.definitions = definitions
    var names = Set(Self.ownMigrations.map(\.name))
    for migration in migrations where !names.insert(migration.name).inserted {
      throw StoreError(.migration(name: migration.name, nil), detail: "another migration has this name")
    }
    for migration in migrations where migration.allNames.contains(where: { $0.utf8.contains(0) }) {
      throw StoreError(
        .migration(name: migration.name, nil), detail: "a name of a migration, table or column has a NUL")
    }
  }

  /// Runs the pending migrations in one transaction: a migration doesn't compute the columns that a later one
  /// computes, so they would be missing if the later one failed.
  ///
  /// - Returns: Whether an existing store has changed.
  func run(in database: any DatabaseWriter) throws -> Bool {
    // If nothing is pending, this doesn't wait for another writer.
    let (isFinished, isNew) = try database.read { (db) in
      let pending = try pending(db)
      if pending.isEmpty { try requireDefinitions(db) }
      return (pending.isEmpty, pending.first == Self.ownMigrations.first?.name)
    }
    if !isFinished { try database.write { (db) in try runPending(db) } }
    return !isFinished && !isNew
  }

  /// Throws if a migration is pending.
  func requireFinished(_ db: Database) throws {
    let pending = try self.pending(db)
    guard pending.isEmpty else {
      let names = pending.map { "\"\($0)\"" }.joined(separator: ", ")
      throw StoreError(.readOnly, detail: "the migrations \(names) have not been run")
    }
    try requireDefinitions(db)
  }

  /// The migrations of the internal tables, which precede all others.
  private static let ownMigrations: [(name: String, run: @Sendable (Database) throws -> Void)] = [
    ("offline 1", { (db) in try db.createOwnTables() }),
    ("offline 2", { (db) in try db.addSizesOfReplies() }),
    ("offline 3", { (db) in try db.removeRepliesKeyedByDigest() }),
    ("offline 4", { (db) in try db.escapeTexts() }),
  ]

  /// The names of the pending migrations.
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
    var rewritten: Set<String> = []
    while let migration = rest.popFirst() {
      do {
        try run(migration, before: rest, in: db, &rewritten)
      } catch {
        throw StoreError(error).ofMigration(migration.name)
      }
    }
    // This is the table of GRDB's migrator, which isn't used because it would run each migration in its own
    // transaction.
    try db.execute(sql: "CREATE TABLE IF NOT EXISTS grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    for name in names {
      try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)", arguments: [name])
    }
    try requireDefinitions(db)
  }

  /// Runs a migration. The columns of a table are computed only if no later migration changes it, because the
  /// mapper decodes the newest form of the JSON.
  ///
  /// - Parameter rewritten: The tables whose rows have been rewritten.
  private func run(
    _ migration: StoreMigration, before rest: ArraySlice<StoreMigration>, in db: Database,
    _ rewritten: inout Set<String>
  ) throws {
    let later = Set(rest.flatMap(\.steps).map(\.tableName))
    var changed: [String] = []
    for step in migration.steps {
      switch step.action {
      case .define(let table, _): changed.append(table.name)
      case .rewrite(let table, let change):
        try db.rewrite(table, change)
        changed.append(table)
        rewritten.insert(table)
      case .drop(let table):
        try db.execute(sql: "DROP TABLE IF EXISTS \(table.quotedName)")
        rewritten.remove(table)
      }
    }
    for table in Set(changed).subtracting(later).sorted() {
      if let definition = definitions[table] {
        try db.define(definition, isRewritten: rewritten.contains(table))
      }
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

/// The definition of a table.
struct TableDefinition: Sendable {
  let table: StoreTable
  let row: @Sendable ([UInt8], StoredValue) throws(StoreError) -> StoredRow

  init(
    _ table: StoreTable, _ row: @escaping @Sendable ([UInt8], StoredValue) throws(StoreError) -> StoredRow
  ) {
    self.table = table
    self.row = row
  }
}

extension StoreMigration {
  /// The names of the migration, and of the tables and columns of its steps.
  fileprivate var allNames: [String] {
    [name]
      + steps.flatMap { (step) in
        guard case .define(let table, _) = step.action else { return [step.tableName] }
        return [table.name, table.id.name] + table.columns.map(\.name) + table.indexes.flatMap(\.self)
      }
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
  /// Converts errors of the data or the declarations to an error of the migration, and leaves errors of the
  /// disk unchanged.
  fileprivate func ofMigration(_ name: String) -> StoreError {
    switch kind {
    case .decoding, .encoding, .schema, .other:
      StoreError(.migration(name: name, jsonError), table: table, id: id, detail: detail)
    default: self
    }
  }
}
