#if canImport(Combine)
public import Combine
public import Foundation

extension CodableDecoder: TopLevelDecoder {
  /// The type of a text.
  public typealias Input = Data
}

extension CodableEncoder: TopLevelEncoder {
  /// The type of a text.
  public typealias Output = Data
}
#endif
