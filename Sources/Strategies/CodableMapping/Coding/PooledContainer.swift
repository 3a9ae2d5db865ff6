internal import JSONCore

/// The keyed container that was last used at a depth, with its state.
///
/// Making one costs two allocations and several look-ups of generic metadata. So a session keeps the last one
/// of each depth and aims it at the next object, provided that nobody else holds it.
///
/// An object whose containers are pooled rests between two uses with its containers, unless anybody has kept
/// one.
///
/// The class of each is ``TypedContainer``, which knows its type.
class PooledContainer<State: PooledState> {
  /// The storage of a `KeyedDecodingContainer` or `KeyedEncodingContainer`, whose keys `keyType` tells. There
  /// always is one; were it no optional, Swift 6 would open it, and ask of a copy whether it is the only
  /// reference.
  private final var storage: AnyObject?
  /// The same, not counted as a holder, so that handing out the container counts nobody but who gets it.
  fileprivate final let reference: WholeReference<AnyObject>
  private final let keyType: ObjectIdentifier
  final let state: State

  fileprivate init(_ storage: AnyObject, keyedBy keyType: any CodingKey.Type, state: State) {
    self.storage = storage
    reference = WholeReference(storage)
    self.keyType = ObjectIdentifier(keyType)
    self.state = state
  }

  /// Whether this is a container for these keys that nobody else holds.
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
  /// Copying one takes its metadata, and looking that up takes longer than the rest. An object has them at hand, unless
  /// the compiler makes the method one for a certain type.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  func container() -> Container { unsafeBitCast(reference, to: Container.self) }
}

// Inlined by force: it only names the type of what it calls.
extension WholeReference {
  /// The container, which has to be of the type that it was pooled with.
  ///
  /// The cast is from a class to the one subclass that is ever made of it; ``PooledContainer/isFree(keyedBy:)`` has told
  /// that its parameter is the same.
  @inline(__always)
  func container<State: PooledState, Container>() -> Container where Whole == PooledContainer<State> {
    unsafeBitCast(self, to: WholeReference<TypedContainer<State, Container>>.self).with { $0.container() }
  }
}

/// What a pooled container knows.
protocol PooledState: AnyObject {
  /// Keeps what it belongs to from now on, since others hold its container.
  func leavePool()
  /// Lets go of what the next use has no use for.
  func rest()
}

extension PooledContainer {
  /// Whether nobody else holds the container.
  var isFree: Bool { isKnownUniquelyReferenced(&storage) }
}
