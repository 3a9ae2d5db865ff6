public import JSONCore

/// A store of models, for use while a service can't be reached.
///
/// The requirements of this protocol load and save rows; the methods of an extension load and save models.
public protocol ModelStore: Sendable {
  /// Returns the rows of a selection in order, from one consistent state.
  ///
  /// - Throws: ``StoreError``: `undeclaredColumn` or `queryTooComplex` for a selection that the store
  ///   rejects, otherwise the kind of the store's error, such as `busy`.
  func rows(_ selection: StoreSelection) async throws(StoreError) -> StoredRows

  /// Returns the number of rows of a selection.
  ///
  /// - Throws: What ``rows(_:)`` throws.
  func count(_ selection: StoreSelection) async throws(StoreError) -> Int

  /// Makes the changes in order, in one transaction: all of them or none.
  ///
  /// - Throws: ``StoreError``: `undeclaredColumn` or `queryTooComplex` for a change that the store rejects,
  ///   otherwise the kind of the store's error, such as `busy` or `full`.
  func write(_ changes: [StoreChange]) async throws(StoreError)

  /// Calls a closure with the rows of a selection, now and after each change, until the observation is
  /// cancelled or reports a failure. The closure is called on one thread at a time, not on the caller's.
  func observe(
    _ selection: StoreSelection,
    onChange: @escaping @Sendable (Result<StoredRows, StoreError>) -> Void
  ) -> StoreObservation
}

/// An observation that continues until it is cancelled or fails.
public struct StoreObservation: Sendable {
  private let cancellation: @Sendable () -> Void

  /// Creates an observation from a function that ends it.
  public init(cancellation: @escaping @Sendable () -> Void) { self.cancellation = cancellation }

  /// Ends the observation. Further calls have no effect.
  public func cancel() { cancellation() }
}

extension StoreObservation: ShownByDescription {}
