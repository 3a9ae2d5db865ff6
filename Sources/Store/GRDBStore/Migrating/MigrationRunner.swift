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
    var names: Set<String> = [Self.ownMigration]
    for migration in migrations where !names.insert(migration.name).inserted {
      throw StoreError(.migration(name: migration.name, nil), detail: "another migration has this name")
    }
  }

  /// Runs what has not been run, each migration in a transaction of its own.
  func run(in database: any DatabaseWriter) throws {
    let pending = try database.read { (db) in try self.pending(db) }
    try migrator(pending: pending).migrate(database)
    try database.read { (db) in try requireDefinitions(db) }
  }

  /// Throws unless everything was run.
  func requireFinished(_ db: Database) throws {
    let pending = try self.pending(db)
    guard pending.isEmpty, try migrator(pending: []).hasCompletedMigrations(db) else {
      let names = pending.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw StoreError(.readOnly, detail: "the migrations \(names) have not been run")
    }
    try requireDefinitions(db)
  }

  private static let ownMigration = "offline 1"

  /// The migrations that have not been run.
  private func pending(_ db: Database) throws -> [StoreMigration] {
    let migrator = migrator(pending: [])
    let applied = try migrator.appliedIdentifiers(db)
    let unknown = applied.subtracting(migrator.migrations).sorted()
    guard unknown.isEmpty else { throw StoreError(.newerVersion(migrations: unknown)) }
    return migrations.filter { !applied.contains($0.name) }
  }

  private func migrator(pending: [StoreMigration]) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration(Self.ownMigration) { (db) in try db.createOwnTables() }
    for migration in migrations {
      let rest = pending.drop { $0.name != migration.name }.dropFirst()
      migrator.registerMigration(migration.name) { (db) in
        do {
          try run(migration, before: Array(rest), in: db)
        } catch {
          throw StoreError(error).ofMigration(migration.name)
        }
      }
    }
    return migrator
  }

  /// Computes the columns of a table only if no later migration changes it: the mapper reads the newest JSON.
  private func run(_ migration: StoreMigration, before rest: [StoreMigration], in db: Database) throws {
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
