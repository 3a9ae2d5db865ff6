extension ContainerLayout {
  /// Whether `KeyedDecodingContainer` has the layout that pooling needs.
  static let allowsDecodingPool: Bool = {
    let session = DecodingSession(DecodingOptions())
    return withExtendedLifetime(session) {
      let state = KeyedState(session: session, object: .root, depth: 0)
      state.leavePool()
      return isReference(state) { KeyedDecodingContainer(KeyedReader<PathKey>(state: $0)) }
    }
  }()
}
