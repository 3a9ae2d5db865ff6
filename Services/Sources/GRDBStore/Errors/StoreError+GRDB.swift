import GRDB
import OfflineStore

extension StoreError {
  /// Converts an error of the database. Its description contains names of tables and columns, but no values.
  init(_ error: any Error, table: String? = nil, id: StoredValue? = nil) {
    switch error {
    case let error as StoreError: self = error
    case is CancellationError: self.init(.cancelled, table: table)
    case let error as DatabaseError:
      let code = Int(error.extendedResultCode.rawValue)
      let said = error.message ?? "no message"
      self.init(Self.kind(of: error), table: table, id: id, detail: "\(said) (SQLite \(code))")
    default: self.init(.other(code: 0), table: table, id: id, detail: "\(type(of: error))")
    }
  }

  private static func kind(of error: DatabaseError) -> Kind {
    switch error.resultCode {
    case .SQLITE_FULL: .full
    case .SQLITE_READONLY: .readOnly
    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: .corrupt
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: .cannotOpen
    case .SQLITE_IOERR: .inputOutput
    case .SQLITE_TOOBIG: .tooLarge
    case .SQLITE_INTERRUPT: .cancelled
    case .SQLITE_ERROR where error.message?.isAboutTheSchema == true: .schema
    default: .other(code: Int(error.extendedResultCode.rawValue))
    }
  }

  /// Runs a function and converts its errors.
  static func wrapping<Value: Sendable>(
    table: String? = nil, _ body: @Sendable () async throws -> Value
  ) async throws(StoreError) -> Value {
    do {
      return try await body()
    } catch {
      throw StoreError(error, table: table)
    }
  }
}

extension String {
  fileprivate var isAboutTheSchema: Bool {
    ["no such table", "no such column", "has no column named"].contains { contains($0) }
  }
}
