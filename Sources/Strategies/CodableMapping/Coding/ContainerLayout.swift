/// Whether the standard library's keyed containers have the layout that ``PooledContainer`` needs: one
/// reference to their storage, which they own. If not, none is pooled, and each is created separately.
enum ContainerLayout {
  /// Checks two assumptions about the containers of a type. The bytes of a container must be those of one
  /// reference. And a pool must report that a container is in use exactly while other code holds a reference
  /// to it.
  static func isReference<Container, State: PooledState>(_ state: State, make: (State) -> Container) -> Bool {
    guard ownsItsBytes({ make(state) }) else { return false }
    let pooled = TypedContainer(make(state), keyedBy: PathKey.self, state: state)
    let isFree = [
      pooled.isFree, withExtendedLifetime(pooled.container()) { pooled.isFree }, pooled.isFree,
    ]
    return isFree == [true, false, true]
  }

  /// Whether a value consists of one object, which lives as long as the value, and the value's bytes are
  /// those of a reference to that object. The bytes are only compared, not used as a reference.
  private static func ownsItsBytes<Value>(_ make: () -> Value) -> Bool {
    guard MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size else { return false }
    weak var object: AnyObject?
    do {
      let value = make()
      object = onlyObject(in: value)
      guard let identity = object.map(ObjectIdentifier.init) else { return false }
      let bytes = withUnsafeBytes(of: value) { $0.load(as: UInt.self) }
      guard bytes == UInt(bitPattern: identity) else { return false }
    }
    return object == nil
  }

  private static func onlyObject(in value: Any) -> AnyObject? {
    let parts = Mirror(reflecting: value).children
    guard parts.count == 1, let part = parts.first?.value, type(of: part) is AnyClass else { return nil }
    return part as AnyObject
  }
}
