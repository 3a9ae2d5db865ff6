/// A type whose way of being decoded can be exchanged at run time.
///
///     Date.decoder = Date.decoder(using: formatter)
///     Bool.decoder = { json in try Int.decode(json) != 0 }
///
/// Decoders are meant to be exchanged once, before anything is decoded: they are not for one thread to change
/// while another decodes.
public protocol DynamicDecodable {
  /// What is decoded; usually the type itself.
  associatedtype DecodedType

  /// Decodes a value.
  static var decoder: (JSON) throws -> DecodedType { get set }
}

extension Decodable where Self: DynamicDecodable, DecodedType == Self {
  /// Decodes as the decoder of the moment does.
  ///
  /// - Throws: What the decoder throws, usually a ``DecodingError``.
  public static func decode(_ json: JSON) throws -> Self { try decoder(json) }
}
