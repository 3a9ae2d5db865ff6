public import JSONCore
public import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The store's half of something that a service offers: how it is found, and how it is saved.
public struct OfflineResource<Value: Sendable>: Sendable {
  /// What is stored of it.
  public struct Stored: Sendable {
    /// The value; `nil` if there is none.
    public var value: Value?
    /// When it was fetched, if it ever was.
    public var date: Date?

    /// Creates an answer.
    public init(value: Value?, date: Date?) {
      self.value = value
      self.date = date
    }
  }

  /// Finds it.
  public let load: @Sendable () async throws(StoreError) -> Stored
  /// Saves what was fetched at a time, in one transaction.
  public let save: @Sendable (Value, Date) async throws(StoreError) -> Void

  /// Creates a resource that is found and saved in a way of its own.
  public init(
    load: @escaping @Sendable () async throws(StoreError) -> Stored,
    save: @escaping @Sendable (Value, Date) async throws(StoreError) -> Void
  ) {
    self.load = load
    self.save = save
  }
}

/// What happens to stored models that a list which was fetched doesn't have.
public enum ListSaving: Sendable, Hashable {
  /// They stay: the list is a part of what there is.
  case adding
  /// Those that the list's query names go: the service doesn't have them any more.
  case replacing
}

extension OfflineResource {
  /// A list that a query finds.
  ///
  /// A list without models counts as stored if it was fetched before.
  ///
  /// - Parameters:
  ///   - key: Under which name the store notes when the list was fetched, such as `movies/topGrossing/2016`.
  ///   - query: How the list is found.
  ///   - store: Where.
  ///   - saving: What happens to stored models that a fetched list doesn't have.
  public static func list<Model, Store: ModelStore>(
    _ key: String, _ query: StoreQuery<Model>, in store: Store, saving: ListSaving = .adding
  ) -> Self where Value == [Model] {
    list(key, query, in: store, saving: saving) { (rows) throws(StoreError) in
      try rows.models(as: query.model)
    } elements: {
      $0
    }
  }

  /// A list that a query finds, without the stored models that the mapper can't read: they are reported, as are the
  /// elements of an answer that can't be decoded. Otherwise as for the list of an array.
  ///
  /// - Parameters:
  ///   - key: Under which name the store notes when the list was fetched.
  ///   - query: How the list is found.
  ///   - store: Where.
  ///   - saving: What happens to stored models that a fetched list doesn't have. Nothing is replaced by an answer with
  ///     elements that can't be decoded: one of them may be a stored model.
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

  /// One model, by its id.
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
