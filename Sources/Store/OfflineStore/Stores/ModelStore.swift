public import JSONCore

/// A place where models are kept: what a service needs to answer without the network.
///
/// Its requirements know rows only; models are read and saved by the methods that every store has.
public protocol ModelStore: Sendable {
  /// The rows of a selection, in its order, all as they were at one moment.
  ///
  /// - Throws: ``StoreError``.
  func rows(_ selection: StoreSelection) async throws(StoreError) -> StoredRows

  /// The number of rows of a selection.
  ///
  /// - Throws: ``StoreError``.
  func count(_ selection: StoreSelection) async throws(StoreError) -> Int

  /// Makes all of these changes, in their order, in one transaction: all of them or none.
  ///
  /// - Throws: ``StoreError``.
  func write(_ changes: [StoreChange]) async throws(StoreError)

  /// Calls a closure with the rows of a selection, now and whenever they have changed, until the observation is
  /// cancelled or a failure was told. It is called by one thread at a time, not by that of the caller.
  func observe(
    _ selection: StoreSelection,
    onChange: @escaping @Sendable (Result<StoredRows, StoreError>) -> Void
  ) -> StoreObservation
}

/// An observation that goes on until it is cancelled.
public struct StoreObservation: Sendable {
  private let cancellation: @Sendable () -> Void

  /// Creates an observation of what ends it.
  public init(cancellation: @escaping @Sendable () -> Void) { self.cancellation = cancellation }

  /// Ends it. It may be called more than once.
  public func cancel() { cancellation() }
}

extension StoreObservation: ShownByDescription {}
