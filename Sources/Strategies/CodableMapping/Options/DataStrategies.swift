public import Foundation

/// How `Data` is decoded and encoded, for ``CodableMapper``.
public struct DataCoding: Sendable {
  /// How data is decoded.
  public var decoding: JSONDecoder.DataDecodingStrategy
  /// How data is encoded.
  public var encoding: JSONEncoder.DataEncodingStrategy

  /// Creates a pair of strategies.
  public init(
    decoding: JSONDecoder.DataDecodingStrategy, encoding: JSONEncoder.DataEncodingStrategy
  ) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// A Base64 string.
  public static var base64: Self { Self(decoding: .base64, encoding: .base64) }
  /// An array of bytes.
  public static var deferredToData: Self { Self(decoding: .deferredToData, encoding: .deferredToData) }
}
