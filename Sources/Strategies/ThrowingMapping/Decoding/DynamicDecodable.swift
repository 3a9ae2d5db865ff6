internal import JSONCore

/// A type whose decoder can be replaced at run time.
///
///     Date.decoder = Date.decoder(using: formatter)
///     Bool.decoder = { json in try Int.decode(json) != 0 }
///
/// Replace decoders once, before anything is decoded. The decoder of your own type must not be replaced while
/// another thread decodes; that of a ``NaturallyDecodable`` type may be.
public protocol DynamicDecodable {
  /// The type of the decoded value; usually the type itself.
  associatedtype DecodedType

  /// The function that decodes a value.
  static var decoder: (JSON) throws -> DecodedType { get set }
}

extension Decodable where Self: DynamicDecodable, DecodedType == Self {
  /// Decodes with the current decoder.
  ///
  /// - Throws: What the decoder throws, usually a ``DecodingError``.
  public static func decode(_ json: JSON) throws -> Self { try decoder(json) }
}

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
