#if Store
import Foundation
import GRDB
import JSONMapping

/// A type that columns contain as JSON.
protocol JSONColumn: DatabaseValueConvertible {
  static var columnMapper: any Mapping<Self> { get }
}

extension JSONColumn {
  /// The text; null for a value that can't be encoded, which a column that is `NOT NULL` refuses.
  var databaseValue: DatabaseValue { (try? Self.columnMapper.encodeToString(self)).databaseValue }

  static func fromDatabaseValue(_ value: DatabaseValue) -> Self? {
    Data.fromDatabaseValue(value).flatMap { try? columnMapper.decode($0) }
  }
}
#endif
