/// A value and where it comes from.
public struct OfflineValue<Value: Sendable>: Sendable {
  /// Where a value comes from.
  public enum Origin: Sendable, Hashable {
    /// The store; the age is the time since the value was fetched, `nil` if that is not known.
    case store(age: Duration?)
    /// The service.
    case remote
  }

  /// The value.
  public let value: Value
  /// Where it comes from.
  public let origin: Origin
  /// Why the store could not save the value, or answer before the service did.
  public let storeError: StoreError?

  /// Creates a value of an origin.
  public init(_ value: Value, from origin: Origin, storeError: StoreError? = nil) {
    self.value = value
    self.origin = origin
    self.storeError = storeError
  }

  /// Whether it comes from the store.
  public var isStored: Bool { origin != .remote }
}

extension OfflineValue.Origin: CustomStringConvertible {
  /// The origin in words; ages are rounded to seconds.
  public var description: String {
    switch self {
    case .store(let age?): "store, \((age + .milliseconds(500)).components.seconds) s old"
    case .store: "store"
    case .remote: "remote"
    }
  }
}

extension OfflineValue: Equatable where Value: Equatable {}
