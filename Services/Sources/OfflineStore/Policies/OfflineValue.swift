/// A value with its origin.
public struct OfflineValue<Value: Sendable>: Sendable {
  /// The origin of a value.
  public enum Origin: Sendable, Hashable {
    /// The store; the age is the time since the value was fetched, `nil` if that is unknown.
    case store(age: Duration?)
    /// The service.
    case remote
  }

  /// The value.
  public let value: Value
  /// The origin of the value.
  public let origin: Origin
  /// The error of the store, if it failed to save the value, or to load one before the fetch.
  public let storeError: StoreError?

  /// Creates a value.
  public init(_ value: Value, from origin: Origin, storeError: StoreError? = nil) {
    self.value = value
    self.origin = origin
    self.storeError = storeError
  }

  /// Whether the value comes from the store.
  public var isStored: Bool { origin != .remote }
}

extension OfflineValue.Origin: CustomStringConvertible {
  /// The origin as text; ages are rounded to seconds.
  public var description: String {
    switch self {
    case .store(let age?): "store, \((age + .milliseconds(500)).components.seconds) s old"
    case .store: "store"
    case .remote: "remote"
    }
  }
}

extension OfflineValue: Equatable where Value: Equatable {}
