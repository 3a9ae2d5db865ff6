public import Foundation

/// How `Data` is read.
public enum DataDecodingStrategy: Sendable {
  /// As `Data` decodes itself: an array of bytes.
  case deferredToData
  /// A Base64 string. The default.
  case base64
  /// Whatever the closure makes of the decoder.
  @preconcurrency case custom(@Sendable (_ decoder: any Decoder) throws -> Data)
}

/// How `Data` is written.
public enum DataEncodingStrategy: Sendable {
  /// As `Data` encodes itself: an array of bytes.
  case deferredToData
  /// A Base64 string. The default.
  case base64
  /// Whatever the closure encodes.
  @preconcurrency case custom(@Sendable (_ data: Data, _ encoder: any Encoder) throws -> Void)
}

/// How `Data` is read and written, for ``CodableMapper``.
public struct DataCoding: Sendable {
  /// How data is read.
  public var decoding: DataDecodingStrategy
  /// How data is written.
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
