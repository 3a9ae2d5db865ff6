public import JSONCore

/// An error of a store.
///
/// The failed operation has no effect: a save is done completely or not at all. Descriptions contain names of
/// tables and columns, and ids. They contain only those values of models that a `JSONError` shows, which
/// hides secrets.
public struct StoreError: Error, Sendable, Hashable {
  /// The kind of failure.
  public enum Kind: Sendable, Hashable {
    /// The mapper can't decode a stored model.
    case decoding(JSONError)
    /// The mapper can't encode a model.
    case encoding(JSONError)
    /// A model has no id.
    case missingID
    /// The disk is full, or the store has reached its maximum size.
    case full
    /// The store is read-only.
    case readOnly
    /// Another process or connection locked the store for longer than the timeout.
    case busy
    /// The file is damaged, or isn't a store.
    case corrupt
    /// The file can't be opened.
    case cannotOpen
    /// The store was written by a newer version of the program, with migrations that this version doesn't
    /// contain.
    case newerVersion(migrations: [String])
    /// A migration failed because of the mapper or the declarations; the store is unchanged.
    case migration(name: String, JSONError?)
    /// The tables differ from those of the declared models.
    case schema
    /// A query filters or sorts by a column that its model doesn't declare.
    case undeclaredColumn(String)
    /// The condition of a query has more comparisons or a deeper nesting than the store accepts.
    case queryTooComplex
    /// A model is larger than the store accepts.
    case tooLarge
    /// Reading or writing the disk failed.
    case inputOutput
    /// The task was cancelled.
    case cancelled
    /// Another failure, with the code of the database.
    case other(code: Int)
  }

  /// The kind of failure.
  public let kind: Kind
  /// The affected table.
  public let table: String?
  /// The id of the affected row.
  public let id: StoredValue?
  /// The message of the database, or a fix.
  public let detail: String?

  /// Creates an error.
  public init(_ kind: Kind, table: String? = nil, id: StoredValue? = nil, detail: String? = nil) {
    self.kind = kind
    self.table = table
    self.id = id
    self.detail = detail
  }

  /// The mapper's error, if it is the cause.
  public var jsonError: JSONError? {
    switch kind {
    case .decoding(let error), .encoding(let error): error
    case .migration(_, let error): error
    default: nil
    }
  }
}
