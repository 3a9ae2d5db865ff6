public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Something that a service offers, with a store behind it: decorates the fetching.
///
///     let topGrossing = Offline(.list("topGrossing/2016", query, in: store)) {
///       () async throws(ClientError) in try await client.send(.topGrossing(2016))
///     }
///     for try await movies in topGrossing.cacheThenNetwork() { show(movies.value) }
///
/// What comes from the service is saved before it is delivered. If it can't be saved, it is delivered all the same,
/// with the store's error.
public struct Offline<Value: Sendable, Failure: Error>: Sendable {
  private let resource: OfflineResource<Value>
  private let isUnreachable: @Sendable (Failure) -> Bool
  private let now: @Sendable () -> Date
  private let onStoreError: @Sendable (StoreError) -> Void
  private let fetch: @Sendable () async throws(Failure) -> Value

  /// Creates the decorator.
  ///
  /// - Parameters:
  ///   - resource: The store's half.
  ///   - isUnreachable: Whether a failure means that no answer came. Only then what is stored is delivered in the
  ///     place of an answer; never because of a status.
  ///   - now: The clock.
  ///   - onStoreError: Is told of every failure of the store.
  ///   - fetch: The service's half.
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

  /// What is stored, if it is stored, and then what the service answers.
  ///
  /// - Throws: What `fetch` throws; but if the service can't be reached and something was stored, the sequence just
  ///   ends after that.
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

  /// What the service answers; what is stored, if it can't be reached.
  ///
  /// - Throws: What `fetch` throws, if that is an answer or nothing is stored.
  @concurrent
  public func networkFirst() async throws(Failure) -> OfflineValue<Value> {
    do throws(Failure) {
      return try await fetched(after: nil)
    } catch {
      guard isUnreachable(error), let stored = await load().value else { throw error }
      return stored
    }
  }

  /// What is stored, if it was fetched no longer than `maxAge` ago; else what the service answers; and what is
  /// stored, however old, if it can't be reached.
  ///
  /// A value whose age is not known counts as too old.
  ///
  /// - Throws: What `fetch` throws, if that is an answer or nothing is stored.
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

  /// Of a date in the future, or before all of history, nothing is known: a clock or the store was wrong.
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
  /// Creates the decorator of a service whose errors say themselves whether it was reached.
  ///
  /// - Parameters:
  ///   - resource: The store's half.
  ///   - now: The clock.
  ///   - onStoreError: Is told of every failure of the store.
  ///   - fetch: The service's half.
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
