public import JSONCore

/// Why a store could not do what it was asked.
///
/// What was asked has no effect then: a save is done as a whole, or not at all. The texts carry names of tables and
/// columns, and ids; of the models' values only what `JSONError` shows, which masks secrets.
public struct StoreError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A stored model could not be read by the mapper.
    case decoding(JSONError)
    /// A model could not be written by the mapper.
    case encoding(JSONError)
    /// A model has no id.
    case missingID
    /// The disk, or the space that the store may use, is full.
    case full
    /// The store can only be read.
    case readOnly
    /// Another process or connection kept the store locked for longer than the store waits.
    case busy
    /// The file is damaged, or is no store.
    case corrupt
    /// The file can't be opened.
    case cannotOpen
    /// The store was written by a newer version of the program, whose migrations this one doesn't know.
    case newerVersion(migrations: [String])
    /// A migration failed, by its name, because of the mapper or the declarations; the store is as it was before it.
    case migration(name: String, JSONError?)
    /// The tables are not those of the declared models.
    case schema
    /// A query filters or sorts by a column that its model doesn't declare; the column's name.
    case undeclaredColumn(String)
    /// The condition of a query has more comparisons than the store evaluates, or is nested deeper.
    case queryTooComplex
    /// A model is larger than the store takes.
    case tooLarge
    /// The disk failed.
    case inputOutput
    /// The task was cancelled.
    case cancelled
    /// Anything else, with the store's own code.
    case other(code: Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// The table that it is about.
  public let table: String?
  /// The row that it is about.
  public let id: StoredValue?
  /// What the database says, or what to do.
  public let detail: String?

  /// Creates an error.
  public init(_ kind: Kind, table: String? = nil, id: StoredValue? = nil, detail: String? = nil) {
    self.kind = kind
    self.table = table
    self.id = id
    self.detail = detail
  }

  /// The mapper's error, where that is what is wrong.
  public var jsonError: JSONError? {
    switch kind {
    case .decoding(let error), .encoding(let error): error
    case .migration(_, let error): error
    default: nil
    }
  }
}
