public import JSONMapping

extension ModelStore {
  /// Returns the models of a query in order, from one consistent state. They are decoded off the caller's
  /// actor.
  ///
  /// - Throws: ``StoreError``; of the kind `decoding`, with the id of a row that the mapper can't decode.
  /// - Complexity: O(*n*) in the number of models skipped and returned, if an index contains the columns of
  ///   the condition and of the order.
  @concurrent
  public func models<Model>(_ query: StoreQuery<Model>) async throws(StoreError) -> [Model] {
    try await rows(query.selection).models(as: query.model)
  }

  /// Returns the models of a query that the mapper can decode, and reports the other rows, so that one
  /// damaged row doesn't make the query fail.
  ///
  /// ``StoredRows/lossyModels(as:)`` shows how to find the ids of those rows.
  ///
  /// - Throws: ``StoreError``, except for rows that the mapper can't decode.
  /// - Complexity: The same as for ``models(_:)``.
  @concurrent
  public func lossyModels<Model>(_ query: StoreQuery<Model>) async throws(StoreError) -> LossyArray<Model> {
    try await rows(query.selection).lossyModels(as: query.model)
  }

  /// Returns the first model of a query, or `nil`.
  ///
  /// - Throws: ``StoreError``; of the kind `decoding`, with the row's id, if the mapper can't decode it.
  @concurrent
  public func first<Model>(_ query: StoreQuery<Model>) async throws(StoreError) -> Model? {
    var selection = query.selection
    selection.limit = min(selection.limit ?? 1, 1)
    return try await rows(selection).models(as: query.model).first
  }

  /// Returns the model with an id, or `nil`.
  ///
  /// - Throws: ``StoreError``; of the kind `decoding` if the mapper can't decode it.
  @concurrent
  public func model<Model>(
    _ id: some StorableValue, in model: StoredModel<Model>
  ) async throws(StoreError) -> Model? { try await first(model.id(id)) }

  /// Returns the number of models of a query.
  ///
  /// - Throws: ``StoreError``: `undeclaredColumn` or `queryTooComplex` for a query that the store rejects,
  ///   otherwise the kind of the store's error, such as `busy`.
  public func count(_ query: StoreQuery<some Sendable>) async throws(StoreError) -> Int {
    try await count(query.selection)
  }

  /// Saves models in one transaction: inserts them, or replaces those with the same ids.
  ///
  /// - Throws: ``StoreError``: `encoding` or `missingID` for a model that has no row, otherwise as
  ///   ``write(_:)``. Nothing is then saved.
  @concurrent
  public func save<Model>(
    _ models: some Sequence<Model> & Sendable, in model: StoredModel<Model>
  ) async throws(StoreError) {
    try await write([try .save(models, in: model)])
  }

  /// Saves models in one transaction, and deletes all others that match the query, because the service no
  /// longer has them.
  ///
  /// - Throws: ``StoreError``: `encoding` or `missingID` for a model that has no row, otherwise as
  ///   ``write(_:)``. Nothing is then changed.
  @concurrent
  public func replace<Model>(
    _ query: StoreQuery<Model>, with models: some Sequence<Model> & Sendable
  ) async throws(StoreError) {
    try await write([try .replace(query, with: models)])
  }

  /// Deletes the models of a query; use `model.all` for all models.
  ///
  /// - Throws: What ``write(_:)`` throws; nothing is then deleted.
  public func delete(_ query: StoreQuery<some Sendable>) async throws(StoreError) {
    try await write([.delete(query)])
  }

  /// Returns the models of a query, now and after each change. Slow consumers receive only the newest value.
  ///
  /// The sequence ends when the task that iterates is cancelled, when the sequence is destroyed, or with the
  /// first error. Changes by other processes aren't detected.
  public func updates<Model>(of query: StoreQuery<Model>) -> ValueStream<[Model], StoreError> {
    values(of: query) { (rows) throws(StoreError) in try rows.models(as: query.model) }
  }

  /// Returns the same sequence as ``updates(of:)``, but reports rows that the mapper can't decode in each
  /// value instead of ending with an error.
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
