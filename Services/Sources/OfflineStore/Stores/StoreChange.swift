#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A part of a transaction.
public enum StoreChange: Sendable, Hashable {
  /// Inserts rows, or replaces those with the same ids. If several rows have the same id, the last one is
  /// saved.
  case save([StoredRow], StoreTable)
  /// Saves rows, and deletes all other rows that match the selection.
  case replace(StoreSelection, with: [StoredRow])
  /// Deletes the rows that match the selection.
  case delete(StoreSelection)
  /// Records the time at which the list with this key was fetched.
  case fetched(String, Date)
  /// Removes the recorded time for this key, or for all keys if it is `nil`.
  case removeFetch(String?)
}

extension StoreChange {
  /// Saves models, in a transaction with other changes.
  ///
  /// - Throws: ``StoreError`` of the kind `encoding` or `missingID`.
  public static func save<Model>(
    _ models: some Sequence<Model>, in model: StoredModel<Model>
  ) throws(StoreError) -> StoreChange { .save(try model.rows(of: models), model.table) }

  /// Saves models, and deletes all others that match a query, in a transaction with other changes.
  ///
  /// - Throws: ``StoreError`` of the kind `encoding` or `missingID`.
  public static func replace<Model>(
    _ query: StoreQuery<Model>, with models: some Sequence<Model>
  ) throws(StoreError) -> StoreChange { .replace(query.selection, with: try query.model.rows(of: models)) }

  /// Deletes the models that match a query, in a transaction with other changes.
  public static func delete(_ query: StoreQuery<some Sendable>) -> StoreChange { .delete(query.selection) }
}

extension StoredModel {
  /// Creates the rows of models.
  func rows(of models: some Sequence<Model>) throws(StoreError) -> [StoredRow] {
    var rows: [StoredRow] = []
    rows.reserveCapacity(models.underestimatedCount)
    for model in models { rows.append(try row(of: model)) }
    return rows
  }
}
