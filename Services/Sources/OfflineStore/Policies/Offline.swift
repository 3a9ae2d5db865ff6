public import APIClient
public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A resource of a service that is fetched with a function, and stored for use without a network.
///
///     let topGrossing = Offline(.list("topGrossing/2016", query, in: store)) {
///       () async throws(ClientError) in try await client.send(.topGrossing(2016))
///     }
///     for try await movies in topGrossing.cacheThenNetwork() { show(movies.value) }
///
/// Fetched values are saved before they are delivered. If saving fails, they are still delivered, with the
/// error of the store.
public struct Offline<Value: Sendable, Failure: Error>: Sendable {
  private let resource: OfflineResource<Value>
  private let isUnreachable: @Sendable (Failure) -> Bool
  private let now: @Sendable () -> Date
  private let onStoreError: @Sendable (StoreError) -> Void
  private let fetch: @Sendable () async throws(Failure) -> Value

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - resource: Loads and saves the values in the store.
  ///   - isUnreachable: Whether a failure means that no response arrived. Only then is the stored value
  ///     returned instead; a status counts as a response.
  ///   - now: Returns the current time.
  ///   - onStoreError: Called with every failure of the store.
  ///   - fetch: Fetches the value from the service.
  public init(
    _ resource: OfflineResource<Value>, isUnreachable: @escaping @Sendable (Failure) -> Bool,
    now: @escaping @Sendable () -> Date = { Date() },
    onStoreError: @escaping @Sendable (StoreError) -> Void = { _ in },
    fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    self.resource = resource
    self.isUnreachable = isUnreachable
    self.now = now
    self.onStoreError = onStoreError
    self.fetch = fetch
  }

  /// Returns the stored value, if there is one, and then the fetched one.
  ///
  /// - Throws: The error of `fetch`. If the service can't be reached and there is a stored value, the
  ///   sequence ends without an error.
  public func cacheThenNetwork() -> ValueStream<OfflineValue<Value>, Failure> {
    ValueStream(keepingNewest: false) { (continuation) in
      let task = Task {
        let (stored, storeError) = await load()
        if let stored { continuation.yield(.success(stored)) }
        do throws(Failure) {
          continuation.yield(.success(try await fetched(after: storeError)))
        } catch {
          if stored == nil || !isUnreachable(error) { continuation.yield(.failure(error)) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Fetches the value; returns the stored one if the service can't be reached.
  ///
  /// - Throws: The error of `fetch`, if the service responded or nothing is stored.
  @concurrent
  public func networkFirst() async throws(Failure) -> OfflineValue<Value> {
    do throws(Failure) {
      return try await fetched(after: nil)
    } catch {
      guard isUnreachable(error), let stored = await load().value else { throw error }
      return stored
    }
  }

  /// Returns the stored value if it was fetched at most `maxAge` ago. Otherwise fetches the value, and
  /// returns the stored one of any age if the service can't be reached.
  ///
  /// A value of unknown age counts as too old.
  ///
  /// - Throws: The error of `fetch`, if the service responded or nothing is stored.
  @concurrent
  public func cacheFirst(maxAge: Duration) async throws(Failure) -> OfflineValue<Value> {
    let (stored, storeError) = await load()
    if let stored, case .store(let age?) = stored.origin, age <= maxAge { return stored }
    do throws(Failure) {
      return try await fetched(after: storeError)
    } catch {
      guard isUnreachable(error), let stored else { throw error }
      return stored
    }
  }

  private func load() async -> (value: OfflineValue<Value>?, error: StoreError?) {
    do throws(StoreError) {
      let stored = try await resource.load()
      guard let value = stored.value else { return (nil, nil) }
      return (OfflineValue(value, from: .store(age: age(since: stored.date))), nil)
    } catch {
      onStoreError(error)
      return (nil, error)
    }
  }

  /// A date in the future, or more than 10¹² seconds ago, means that a clock or the store is wrong; the age
  /// is then unknown.
  private func age(since date: Date?) -> Duration? {
    guard let date else { return nil }
    let seconds = now().timeIntervalSince(date)
    return (0...1e12).contains(seconds) ? .seconds(seconds) : nil
  }

  private func fetched(after loadError: StoreError?) async throws(Failure) -> OfflineValue<Value> {
    let value = try await fetch()
    do throws(StoreError) {
      try await resource.save(value, now())
      return OfflineValue(value, from: .remote, storeError: loadError)
    } catch {
      onStoreError(error)
      return OfflineValue(value, from: .remote, storeError: error)
    }
  }
}

extension Offline where Failure: ReachabilityFailure {
  /// Creates a resource of a service whose errors declare whether it was reached.
  ///
  /// - Parameters:
  ///   - resource: Loads and saves the values in the store.
  ///   - now: Returns the current time.
  ///   - onStoreError: Called with every failure of the store.
  ///   - fetch: Fetches the value from the service.
  public init(
    _ resource: OfflineResource<Value>, now: @escaping @Sendable () -> Date = { Date() },
    onStoreError: @escaping @Sendable (StoreError) -> Void = { _ in },
    fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    self.init(
      resource, isUnreachable: \.isUnreachable, now: now, onStoreError: onStoreError, fetch: fetch)
  }
}

extension Offline: ShownByDescription {}

/// An error that declares whether the service was reached.
public protocol ReachabilityFailure: Error {
  /// Whether no response arrived, so that the stored value may be used. A status, or a response that can't be
  /// decoded, counts as a response.
  var isUnreachable: Bool { get }
}

extension ClientError: ReachabilityFailure {
  /// Whether the service couldn't be reached: `isOffline`.
  public var isUnreachable: Bool { isOffline }
}
