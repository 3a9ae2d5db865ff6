internal import JSONCore

extension ContainerLayout {
  /// Whether `KeyedEncodingContainer` has the layout that pooling needs.
  static let allowsEncodingPool: Bool = {
    let session = EncodingSession(EncodingOptions())
    return withExtendedLifetime(session) {
      let state = KeyedWriterState(session: session, depth: 0, serial: 0, table: PreparedKeys())
      state.leavePool()
      return isReference(state) { KeyedEncodingContainer(KeyedWriter<PathKey>(state: $0)) }
    }
  }()
}
