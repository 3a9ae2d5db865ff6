internal import JSONCore

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

extension PooledContainer {
  /// Whether no other code holds the container.
  var isFree: Bool { isKnownUniquelyReferenced(&storage) }
}
