public import JSONCore

/// A store of models, which a service uses when there is no network.
///
/// The requirements of this protocol are about rows; methods in an extension load and save models.
public protocol ModelStore: Sendable {
  /// Returns the rows of a selection in order, from one consistent state.
  ///
  /// - Throws: ``StoreError``.
  func rows(_ selection: StoreSelection) async throws(StoreError) -> StoredRows

  /// Returns the number of rows of a selection.
  ///
  /// - Throws: ``StoreError``.
  func count(_ selection: StoreSelection) async throws(StoreError) -> Int

  /// Makes all of these changes in order, in one transaction: all of them or none.
  ///
  /// - Throws: ``StoreError``.
  func write(_ changes: [StoreChange]) async throws(StoreError)

  /// Calls a closure with the rows of a selection, now and after each change, until the observation is
  /// cancelled or a failure was reported. The closure is called on one thread at a time, not on the caller's.
  func observe(
    _ selection: StoreSelection,
    onChange: @escaping @Sendable (Result<StoredRows, StoreError>) -> Void
  ) -> StoreObservation
}

/// An observation that continues until it is cancelled.
public struct StoreObservation: Sendable {
  private let cancellation: @Sendable () -> Void

  /// Creates an observation from a function that ends it.
  public init(cancellation: @escaping @Sendable () -> Void) { self.cancellation = cancellation }

  /// Ends the observation. You may call it more than once.
  public func cancel() { cancellation() }
}

extension StoreObservation: ShownByDescription {}
