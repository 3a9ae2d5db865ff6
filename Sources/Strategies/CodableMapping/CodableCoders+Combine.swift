#if canImport(Combine)
public import Combine
public import Foundation

extension CodableDecoder: TopLevelDecoder {
  /// UTF-8 text.
  public typealias Input = Data
}

extension CodableEncoder: TopLevelEncoder {
  /// UTF-8 text.
  public typealias Output = Data
}
#endif
