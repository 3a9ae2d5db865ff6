internal import JSONCore

/// The decoders that replace those of the scalars.
enum CustomDecoders {
  // Every scalar checks this; a lock would take as long as decoding the scalar.
  private static let areSet = AtomicFlag()
  private static let decoders = Locked<[ObjectIdentifier: Any]>([:])

  /// Whether any scalar has a replaced decoder.
  static var areUsed: Bool { areSet.isRaised }

  static func decoder<Value>(of type: Value.Type) -> ((JSON) throws -> Value)? {
    guard areUsed else { return nil }
    return decoders.withLock { ($0[ObjectIdentifier(type)] as? CustomDecoder<Value>)?.decode }
  }

  static func set<Value>(_ decode: @escaping (JSON) throws -> Value, for type: Value.Type) {
    decoders.withLock { $0[ObjectIdentifier(type)] = CustomDecoder(decode: decode) }
    areSet.raise()
  }
}

private struct CustomDecoder<Value> {
  let decode: (JSON) throws -> Value
}

/// Whether any scalar has a replaced decoder.
@usableFromInline
func scalarsHaveCustomDecoders() -> Bool { CustomDecoders.areUsed }
