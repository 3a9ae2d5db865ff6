internal import JSONCore

/// The keyed container that was last used at a depth, with its state.
///
/// Creating a container costs two allocations and several look-ups of generic metadata. So a session stores
/// the last one of each depth and reuses it for the next object, provided that it is uniquely referenced.
///
/// An owner of pooled containers is stored with them between two uses, unless other code holds one.
///
/// Each is a ``TypedContainer``, which has its type.
class PooledContainer<State: PooledState> {
  /// The storage of a `KeyedDecodingContainer` or `KeyedEncodingContainer`, whose keys `keyType` tells. There
  /// always is one; were it no optional, Swift 6 would open it, and ask of a copy whether it is the only
  /// reference.
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
  /// Pools a container, which has to be one reference to its storage; see ``ContainerLayout``.
  init(_ container: Container, keyedBy keyType: any CodingKey.Type, state: State) {
    super.init(unsafeBitCast(container, to: AnyObject.self), keyedBy: keyType, state: state)
  }

  /// The container.
  ///
  /// Copying one takes its metadata, and looking that up takes longer than the rest. An object has them at
  /// hand, unless the compiler makes the method one for a certain type.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func container() -> Container { unsafeBitCast(reference, to: Container.self) }
}

// `@inline(__always)`: it only names the type of what it calls.
extension WholeReference {
  /// The container, which has to be of the type that it was pooled with.
  ///
  /// The cast is from a class to the one subclass that is ever made of it;
  /// ``PooledContainer/isFree(keyedBy:)`` has told that its parameter is the same.
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
