/// The keyed container that was last used at a depth, with its state.
///
/// Making one costs two allocations and several look-ups of generic metadata. So a session keeps the last one
/// of each depth and aims it at the next object, provided that nobody else holds it.
///
/// An object whose containers are pooled rests between two uses with its containers, unless anybody has kept
/// one.
final class PooledContainer<State: PooledState> {
  /// The storage of a `KeyedDecodingContainer` or `KeyedEncodingContainer`, whose keys `keyType` tells. There
  /// always is one; were it no optional, Swift 6 would open it, and ask of a copy whether it is the only
  /// reference.
  private var storage: AnyObject?
  private let keyType: ObjectIdentifier
  /// Really an `Unpacker` of the container.
  private let unpacker: Unpacker<Any>
  let state: State

  /// Pools a container, which has to be one reference to its storage; see ``ContainerLayout``.
  init<Container>(_ container: Container, keyedBy keyType: any CodingKey.Type, state: State) {
    storage = unsafeBitCast(container, to: AnyObject.self)
    self.keyType = ObjectIdentifier(keyType)
    unpacker = unsafeBitCast(Unpacker<Container>(), to: Unpacker<Any>.self)
    self.state = state
  }

  /// Whether this is a container for these keys that nobody else holds.
  @inline(__always)
  func isFree(keyedBy type: (some CodingKey).Type) -> Bool {
    keyType == ObjectIdentifier(type) && isKnownUniquelyReferenced(&storage)
  }

  /// The container, which has to be of the type that it was made with.
  @inline(__always)
  func container<Container>() -> Container {
    guard let storage else { preconditionFailure("a pooled container without its storage") }
    return unsafeBitCast(unpacker, to: Unpacker<Container>.self).unpack(storage)
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

/// Makes a container of its storage.
///
/// Copying a container takes its metadata, and looking that up takes longer than the rest. A closure made by
/// code that is generic in the container has them at hand.
private struct Unpacker<Container> {
  let unpack: (AnyObject) -> Container

  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  init() {
    unpack = { unsafeBitCast($0, to: Container.self) }
  }
}
