public import Foundation

/// How `Data` is decoded.
public enum DataDecodingStrategy: Sendable {
  /// `Data`'s own `Codable` form: an array of bytes.
  case deferredToData
  /// A Base64 string. The default.
  case base64
  /// The result of the closure for the decoder.
  @preconcurrency case custom(@Sendable (_ decoder: any Decoder) throws -> Data)
}

/// How `Data` is encoded.
public enum DataEncodingStrategy: Sendable {
  /// `Data`'s own `Codable` form: an array of bytes.
  case deferredToData
  /// A Base64 string. The default.
  case base64
  /// The value that the closure encodes.
  @preconcurrency case custom(@Sendable (_ data: Data, _ encoder: any Encoder) throws -> Void)
}

/// How `Data` is decoded and encoded, for ``CodableMapper``.
public struct DataCoding: Sendable {
  /// How data is decoded.
  public var decoding: DataDecodingStrategy
  /// How data is encoded.
  public var encoding: DataEncodingStrategy

  /// Creates a pair of strategies.
  public init(
    decoding: DataDecodingStrategy, encoding: DataEncodingStrategy
  ) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// A Base64 string.
  public static var base64: Self { Self(decoding: .base64, encoding: .base64) }
  /// An array of bytes.
  public static var deferredToData: Self { Self(decoding: .deferredToData, encoding: .deferredToData) }
}
