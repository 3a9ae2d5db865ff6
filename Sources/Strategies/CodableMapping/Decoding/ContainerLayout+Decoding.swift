extension ContainerLayout {
  /// Whether it is so of `KeyedDecodingContainer`.
  static let allowsDecodingPool: Bool = {
    let session = DecodingSession(DecodingOptions())
    return withExtendedLifetime(session) {
      let state = KeyedState(session: session, object: .root, depth: 0)
      state.leavePool()
      return isReference(state) { KeyedDecodingContainer(KeyedReader<PathKey>(owning: $0)) }
    }
  }()

  /// Whether the storage of a `KeyedDecodingContainer` is its ``KeyedReader``, which may be given its state to hold
  /// when others keep the container.
  static let allowsLending: Bool = {
    let session = DecodingSession(DecodingOptions())
    return withExtendedLifetime(session) {
      holdsLater(KeyedReader<PathKey>.ownerWord) {
        KeyedState(session: session, object: .root, depth: 0)
      } make: {
        KeyedDecodingContainer(KeyedReader<PathKey>(lent: $0))
      }
    }
  }()
}
