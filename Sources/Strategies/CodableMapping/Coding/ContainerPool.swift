// Everything that depends on the layout of the standard library's keyed containers is in this file.
//
// The invariant: a container consists of one reference to its storage, so its bits are those of the reference,
// and the storage is uniquely referenced exactly while no other code than the pool holds the container.
// `ContainerLayout` checks it once per process, before the first container is pooled; `ContainerPoolTests`
// checks that it holds, and the results without the pool.

internal import JSONCore

/// The pooled containers of a session, by depth.
struct ContainerPool<State: PooledState> {
  /// The depth up to which containers are pooled between uses.
  private static var restingCount: Int { 16 }

  private var containers: [PooledContainer<State>?] = []
  /// The same containers as uncounted references, so that a lookup needs no retain and release.
  private var references: [WholeReference<PooledContainer<State>>?] = []

  // `@inline(__always)`: a load for each object.

  /// The container at a depth, if there is one.
  @inline(__always)
  subscript(depth: Int) -> WholeReference<PooledContainer<State>>? {
    depth < references.count ? references[depth] : nil
  }

  /// Pools a new container, in place of the one last used at its depth.
  mutating func set(_ container: PooledContainer<State>, at depth: Int) {
    while containers.count <= depth {
      containers.append(nil)
      references.append(nil)
    }
    // If other code holds the container, the container must retain the session from now on.
    containers[depth]?.state.leavePool()
    containers[depth] = container
    references[depth] = WholeReference(container)
  }

  /// Prepares the containers for the next use. Returns false if other code holds one of them; then there is
  /// no next use.
  mutating func rest() -> Bool {
    var areFree = true
    for reference in references {
      guard let reference else { continue }
      reference.with { container in
        if container.isFree {
          container.state.rest()
        } else {
          container.state.leavePool()
          areFree = false
        }
      }
    }
    if containers.count > Self.restingCount {
      containers.removeSubrange(Self.restingCount...)
      references.removeSubrange(Self.restingCount...)
    }
    return areFree
  }
}

/// The keyed container that was last used at a depth, with its state.
///
/// Creating a container costs two allocations and several look-ups of generic metadata. So a session stores
/// the last one of each depth and reuses it for the next object, provided that it is uniquely referenced.
///
/// A session is stored with its pooled containers between two uses, unless other code references one of them.
///
/// Each instance is a ``TypedContainer``, which has the container's type.
class PooledContainer<State: PooledState> {
  /// The storage of a `KeyedDecodingContainer` or `KeyedEncodingContainer` with keys of the type `keyType`.
  /// It is never `nil`; if it weren't optional, Swift 6 would open the existential and check a copy for
  /// uniqueness.
  private final var storage: AnyObject?
  /// The same as an uncounted reference, so that only the recipient of the container is counted.
  fileprivate final let reference: WholeReference<AnyObject>
  private final let keyType: ObjectIdentifier
  final let state: State

  fileprivate init(_ storage: AnyObject, keyedBy keyType: any CodingKey.Type, state: State) {
    self.storage = storage
    reference = WholeReference(storage)
    self.keyType = ObjectIdentifier(keyType)
    self.state = state
  }

  /// Whether this is a container for these keys, uniquely referenced by the pool.
  @inline(__always)
  final func isFree(keyedBy type: (some CodingKey).Type) -> Bool {
    keyType == ObjectIdentifier(type) && isKnownUniquelyReferenced(&storage)
  }

  /// Whether no other code holds the container.
  final var isFree: Bool { isKnownUniquelyReferenced(&storage) }
}

/// A pooled container of a known type.
final class TypedContainer<State: PooledState, Container>: PooledContainer<State> {
  /// Pools a container, which must consist of one reference to its storage; see ``ContainerLayout``.
  init(_ container: Container, keyedBy keyType: any CodingKey.Type, state: State) {
    super.init(unsafeBitCast(container, to: AnyObject.self), keyedBy: keyType, state: state)
  }

  /// The container.
  ///
  /// Copying a container needs the metadata of its type, and looking them up takes longer than the rest. An
  /// object refers to its own metadata, but a method that the compiler specializes for one type looks them
  /// up.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func container() -> Container { unsafeBitCast(reference, to: Container.self) }
}

// `@inline(__always)`: it only supplies the type for the call.
extension WholeReference {
  /// The container, which must be of the type that it was pooled with.
  ///
  /// The cast is from a class to its only subclass with instances; ``PooledContainer/isFree(keyedBy:)`` has
  /// confirmed that the type of the keys is the same.
  @inline(__always)
  func container<State: PooledState, Container>() -> Container where Whole == PooledContainer<State> {
    unsafeBitCast(self, to: WholeReference<TypedContainer<State, Container>>.self).with { $0.container() }
  }
}

/// The state of a pooled container.
protocol PooledState: AnyObject {
  /// Retains its owner from now on, because other code holds its container.
  func leavePool()
  /// Releases what the next use doesn't need.
  func rest()
}

/// Whether the standard library's keyed containers have the layout that ``PooledContainer`` needs: one
/// reference to their storage, which they own. If not, none is pooled, and each is created separately.
enum ContainerLayout {
  /// Checks two assumptions about the containers of a type. The bytes of a container must be those of one
  /// reference. And a pool must report that a container is in use exactly while other code holds a reference
  /// to it.
  static func isReference<Container, State: PooledState>(_ state: State, make: (State) -> Container) -> Bool {
    guard ownsItsBytes({ make(state) }) else { return false }
    let pooled = TypedContainer(make(state), keyedBy: PathKey.self, state: state)
    let isFree = [pooled.isFree, withExtendedLifetime(pooled.container()) { pooled.isFree }, pooled.isFree]
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
