public import Foundation
public import JSONMapping

/// A strategy's codecs for a model of your own: for one value, and for arrays.
public struct OwnRow<Model: Equatable & Sendable> {
  /// The strategy's name in reports.
  public let strategy: String
  /// The parser's name in reports. For your own parser use ``BackendName/native``, which reports don't show.
  public let backend: BackendName
  let lone: any Codec<Model>
  let list: any Codec<[Model]>

  /// Creates a row from two codecs.
  public init(
    _ strategy: String, over backend: BackendName = .native, lone: some Codec<Model>,
    list: some Codec<[Model]>
  ) {
    self.strategy = strategy
    self.backend = backend
    self.lone = lone
    self.list = list
  }

  /// Creates a row from a mapper of this package, such as `MappableMapper<Invoice>()`.
  public init(_ strategy: String, _ mapping: some Mapping<Model>) {
    self.init(strategy, lone: MappingCodec(mapping), list: MappingCodec(mapping.array))
  }
}

extension OwnRow where Model: Codable {
  /// Creates a row from Foundation's `JSONDecoder` and `JSONEncoder`.
  public init(
    _ strategy: String, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
  ) {
    self.init(
      strategy, over: .foundation, lone: FoundationCodec(decoder: decoder, encoder: encoder),
      list: FoundationCodec(decoder: decoder, encoder: encoder))
  }
}
