internal import Foundation

/// The decoders that were put in place of the scalars' own.
enum CustomDecoders {
  // Only written before anything is decoded, and read on every scalar: a lock would take as long as the
  // reading.
  nonisolated(unsafe) private static var isUsed = false
  nonisolated(unsafe) private static var decoders: [ObjectIdentifier: Any] = [:]
  private static let lock = NSLock()

  /// Whether any scalar has one.
  static var areUsed: Bool { isUsed }

  static func decoder<Value>(of type: Value.Type) -> ((JSON) throws -> Value)? {
    guard isUsed else { return nil }
    return lock.withLock { (decoders[ObjectIdentifier(type)] as? CustomDecoder<Value>)?.decode }
  }

  static func set<Value>(_ decode: @escaping (JSON) throws -> Value, for type: Value.Type) {
    lock.withLock {
      decoders[ObjectIdentifier(type)] = CustomDecoder(decode: decode)
      isUsed = true
    }
  }
}

private struct CustomDecoder<Value> {
  let decode: (JSON) throws -> Value
}

/// Whether any scalar is decoded in another way than its own.
@usableFromInline
func scalarsHaveCustomDecoders() -> Bool { CustomDecoders.areUsed }
