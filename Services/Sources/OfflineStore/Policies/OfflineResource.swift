public import JSONCore
public import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Loads and saves the stored values of a resource.
public struct OfflineResource<Value: Sendable>: Sendable {
  /// The stored value of a resource.
  public struct Stored: Sendable {
    /// The value; `nil` if there is none.
    public var value: Value?
    /// The time at which it was fetched; `nil` if it wasn't fetched.
    public var date: Date?

    /// Creates a stored value.
    public init(value: Value?, date: Date?) {
      self.value = value
      self.date = date
    }
  }

  /// Loads the stored value.
  public let load: @Sendable () async throws(StoreError) -> Stored
  /// Saves a value with the time of its fetch, in one transaction.
  public let save: @Sendable (Value, Date) async throws(StoreError) -> Void

  /// Creates a resource from functions that load and save it.
  public init(
    load: @escaping @Sendable () async throws(StoreError) -> Stored,
    save: @escaping @Sendable (Value, Date) async throws(StoreError) -> Void
  ) {
    self.load = load
    self.save = save
  }
}

/// What happens to stored models that aren't in a fetched list.
public enum ListSaving: Sendable, Hashable {
  /// They stay, because the list is only a part of the models.
  case adding
  /// Those that match the list's query are deleted, because the service no longer has them.
  case replacing
}

extension OfflineResource {
  /// A list of models, defined by a query.
  ///
  /// An empty list counts as stored if it was fetched before.
  ///
  /// - Parameters:
  ///   - key: The name under which the store records the time of the fetch, such as
  ///     `movies/topGrossing/2016`.
  ///   - query: The query for the list.
  ///   - store: The store.
  ///   - saving: What happens to stored models that aren't in a fetched list.
  public static func list<Model, Store: ModelStore>(
    _ key: String, _ query: StoreQuery<Model>, in store: Store, saving: ListSaving = .adding
  ) -> Self where Value == [Model] {
    list(key, query, in: store, saving: saving) { (rows) throws(StoreError) in
      try rows.models(as: query.model)
    } elements: {
      $0
    }
  }

  /// A list of models, defined by a query, without the elements that can't be decoded, whether stored or
  /// fetched; these are reported. Otherwise, it behaves like ``list(_:_:in:saving:)``.
  ///
  /// - Parameters:
  ///   - key: The name under which the store records the time of the fetch.
  ///   - query: The query for the list.
  ///   - store: The store.
  ///   - saving: What happens to stored models that aren't in a fetched list. Nothing is deleted after a
  ///     fetch with elements that can't be decoded, since one of them may be a stored model.
  public static func lossyList<Model, Store: ModelStore>(
    _ key: String, _ query: StoreQuery<Model>, in store: Store, saving: ListSaving = .adding
  ) -> Self where Value == LossyArray<Model> {
    list(key, query, in: store, saving: saving) { (rows) in
      rows.lossyModels(as: query.model)
    } elements: {
      $0.elements
    } isWhole: {
      $0.dropped.isEmpty
    }
  }

  private static func list<Model, Store: ModelStore>(
    _ key: String, _ query: StoreQuery<Model>, in store: Store, saving: ListSaving,
    models: @escaping @Sendable (StoredRows) throws(StoreError) -> Value,
    elements: @escaping @Sendable (Value) -> [Model],
    isWhole: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Self {
    let query = query.changed { $0.fetchKey = key }
    return Self(
      load: { () async throws(StoreError) in
        let rows = try await store.rows(query.selection)
        let value = try models(rows)
        let isNothing = elements(value).isEmpty && isWhole(value) && rows.fetchDate == nil
        return Stored(value: isNothing ? nil : value, date: rows.fetchDate)
      },
      save: { (value, date) async throws(StoreError) in
        let change: StoreChange =
          saving == .replacing && isWhole(value)
          ? try .replace(query, with: elements(value)) : try .save(elements(value), in: query.model)
        try await store.write([change, .fetched(key, date)])
      })
  }

  /// A single model, by its id.
  public static func model<Store: ModelStore>(
    _ id: some StorableValue, of model: StoredModel<Value>, in store: Store
  ) -> Self {
    let key = "\(model.table.name)/\(id.storedValue.wholeText)"
    let query = model.id(id).changed { $0.fetchKey = key }
    return Self(
      load: { () async throws(StoreError) in
        let rows = try await store.rows(query.selection)
        return Stored(value: try rows.models(as: model).first, date: rows.fetchDate)
      },
      save: { (value, date) async throws(StoreError) in
        try await store.write([try .save([value], in: model), .fetched(key, date)])
      })
  }
}

extension OfflineResource: ShownByDescription {}
