/// The keyed container that was last used at a depth, with its state.
///
/// Making one costs two allocations and several look-ups of generic metadata. So a session keeps the last one of
/// each depth and aims it at the next object, provided that nobody else holds it.
struct PooledContainer<State: AnyObject> {
  /// The storage of a `KeyedDecodingContainer` or `KeyedEncodingContainer`, whose keys `keyType` tells.
  private var storage: AnyObject?
  private var keyType: ObjectIdentifier?
  private(set) var state: State?

  init() {}

  init<Container>(_ container: Container, keyedBy keyType: any CodingKey.Type, state: State) {
    // A container is one reference to its storage. If that should ever change, nothing is pooled.
    guard MemoryLayout<Container>.size == MemoryLayout<AnyObject>.size else { return }
    storage = unsafeBitCast(container, to: AnyObject.self)
    self.keyType = ObjectIdentifier(keyType)
    self.state = state
  }

  /// Whether this is a container for these keys that nobody else holds.
  @inline(__always)
  mutating func isFree(keyedBy type: (some CodingKey).Type) -> Bool {
    keyType == ObjectIdentifier(type) && isKnownUniquelyReferenced(&storage)
  }

  /// The container, which has to be of the type that it was made with.
  @inline(__always)
  func container<Container>() -> Container {
    guard let storage else { preconditionFailure("nothing is pooled") }
    return unsafeBitCast(storage, to: Container.self)
  }
}
