#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A part of a transaction.
public enum StoreChange: Sendable, Hashable {
  /// Inserts rows, or puts them in the place of those with the same ids. Of several with one id the last stays.
  case save([StoredRow], StoreTable)
  /// Saves rows, and deletes all other rows that the selection names.
  case replace(StoreSelection, with: [StoredRow])
  /// Deletes the rows that the selection names.
  case delete(StoreSelection)
  /// Notes that the answer of this key was fetched.
  case fetched(String, Date)
  /// Forgets when the answer of this key was fetched, or all answers.
  case forgetFetch(String?)
}

extension StoreChange {
  /// Saves models of a type; for a transaction with others.
  ///
  /// - Throws: ``StoreError`` of the kind `encoding` or `missingID`.
  public static func save<Model>(
    _ models: some Sequence<Model>, in model: StoredModel<Model>
  ) throws(StoreError) -> StoreChange {
    .save(try model.rows(of: models), model.table)
  }

  /// Saves models, and deletes all others that a query names; for a transaction with others.
  ///
  /// - Throws: ``StoreError`` of the kind `encoding` or `missingID`.
  public static func replace<Model>(
    _ query: StoreQuery<Model>, with models: some Sequence<Model>
  ) throws(StoreError) -> StoreChange {
    .replace(query.selection, with: try query.model.rows(of: models))
  }

  /// Deletes the models that a query names; for a transaction with others.
  public static func delete(_ query: StoreQuery<some Sendable>) -> StoreChange { .delete(query.selection) }
}

extension StoredModel {
  /// The rows of models.
  func rows(of models: some Sequence<Model>) throws(StoreError) -> [StoredRow] {
    var rows: [StoredRow] = []
    rows.reserveCapacity(models.underestimatedCount)
    for model in models { rows.append(try row(of: model)) }
    return rows
  }
}
