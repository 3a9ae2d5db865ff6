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
