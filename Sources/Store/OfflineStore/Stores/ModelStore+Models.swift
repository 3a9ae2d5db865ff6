public import JSONMapping

extension ModelStore {
  /// The models of a query, in its order, all as they were at one moment. They are decoded off the caller's actor.
  ///
  /// - Throws: ``StoreError``; of the kind `decoding` with the id of a row that the mapper can't read.
  /// - Complexity: O(*n*) in the number of models answered, if an index has the query's columns.
  @concurrent
  public func models<Model>(_ query: StoreQuery<Model>) async throws(StoreError) -> [Model] {
    try await rows(query.selection).models(as: query.model)
  }

  /// The models of a query that the mapper can read, and a report of the rows that it can't: so one of them costs one
  /// model, and not the list.
  ///
  /// ``StoredRows/lossyModels(as:)`` shows how to find the ids of those rows.
  ///
  /// - Throws: ``StoreError``, but not for a row that the mapper can't read.
  /// - Complexity: As that of ``models(_:)``.
  @concurrent
  public func lossyModels<Model>(_ query: StoreQuery<Model>) async throws(StoreError) -> LossyArray<Model> {
    try await rows(query.selection).lossyModels(as: query.model)
  }

  /// The first model of a query, or `nil`.
  ///
  /// - Throws: ``StoreError``; of the kind `decoding` with the row's id if the mapper can't read it.
  @concurrent
  public func first<Model>(_ query: StoreQuery<Model>) async throws(StoreError) -> Model? {
    var selection = query.selection
    selection.limit = min(selection.limit ?? 1, 1)
    return try await rows(selection).models(as: query.model).first
  }

  /// The model with an id, or `nil`.
  ///
  /// - Throws: ``StoreError``; of the kind `decoding` if the mapper can't read it.
  @concurrent
  public func model<Model>(
    _ id: some StorableValue, in model: StoredModel<Model>
  ) async throws(StoreError) -> Model? {
    try await first(model.id(id))
  }

  /// The number of models of a query.
  ///
  /// - Throws: ``StoreError``.
  public func count(_ query: StoreQuery<some Sendable>) async throws(StoreError) -> Int {
    try await count(query.selection)
  }

  /// Saves models in one transaction: inserts them, or puts them in the place of those with the same ids.
  ///
  /// - Throws: ``StoreError``; nothing is saved then.
  @concurrent
  public func save<Model>(
    _ models: some Sequence<Model> & Sendable, in model: StoredModel<Model>
  ) async throws(StoreError) {
    try await write([try .save(models, in: model)])
  }

  /// Saves models in one transaction, and deletes all others that the query names: what the service doesn't have any
  /// more goes.
  ///
  /// - Throws: ``StoreError``; nothing is changed then.
  @concurrent
  public func replace<Model>(
    _ query: StoreQuery<Model>, with models: some Sequence<Model> & Sendable
  ) async throws(StoreError) {
    try await write([try .replace(query, with: models)])
  }

  /// Deletes the models of a query; `model.all` for every one.
  ///
  /// - Throws: ``StoreError``; nothing is deleted then.
  public func delete(_ query: StoreQuery<some Sendable>) async throws(StoreError) {
    try await write([.delete(query)])
  }

  /// The models of a query, now and whenever they have changed. Who is too slow for all gets the newest.
  ///
  /// It ends when the task that iterates is cancelled, when the sequence is let go, or with the first error. Changes
  /// made by other processes are not noticed.
  public func updates<Model>(of query: StoreQuery<Model>) -> ValueStream<[Model], StoreError> {
    values(of: query) { (rows) throws(StoreError) in try rows.models(as: query.model) }
  }

  /// As ``updates(of:)``, but a row that the mapper can't read doesn't end it: each value reports those rows.
  public func lossyUpdates<Model>(of query: StoreQuery<Model>) -> ValueStream<LossyArray<Model>, StoreError> {
    values(of: query) { (rows) in rows.lossyModels(as: query.model) }
  }

  private func values<Value: Sendable>(
    of query: StoreQuery<some Sendable>, _ read: @escaping @Sendable (StoredRows) throws(StoreError) -> Value
  ) -> ValueStream<Value, StoreError> {
    ValueStream(keepingNewest: true) { (continuation) in
      let observation = observe(query.selection) { (result) in
        let value = result.flatMap { (rows) in Result { () throws(StoreError) in try read(rows) } }
        continuation.yield(value)
        if case .failure = value { continuation.finish() }
      }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }
}
