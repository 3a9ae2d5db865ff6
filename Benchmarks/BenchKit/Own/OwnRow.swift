public import Foundation
public import JSONMapping

/// What one strategy does with a model of one's own: alone, and in arrays.
public struct OwnRow<Model: Equatable & Sendable> {
  /// The name in the report.
  public let strategy: String
  /// What parses its documents, for the report; ``BackendName/native``, which goes without saying there, also
  /// for a parser of one's own.
  public let backend: BackendName
  let lone: any Codec<Model>
  let list: any Codec<[Model]>

  /// A row of codecs: anything that turns a document into a value and back.
  public init(
    _ strategy: String, over backend: BackendName = .native, lone: some Codec<Model>,
    list: some Codec<[Model]>
  ) {
    self.strategy = strategy
    self.backend = backend
    self.lone = lone
    self.list = list
  }

  /// A row of one of this package's mappings, such as `MappableMapper<Invoice>()`.
  public init(_ strategy: String, _ mapping: some Mapping<Model>) {
    self.init(strategy, lone: MappingCodec(mapping), list: MappingCodec(mapping.array))
  }
}

extension OwnRow where Model: Codable {
  /// A row of Foundation's `JSONDecoder` and `JSONEncoder`.
  public init(
    _ strategy: String, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
  ) {
    self.init(
      strategy, over: .foundation, lone: FoundationCodec(decoder: decoder, encoder: encoder),
      list: FoundationCodec(decoder: decoder, encoder: encoder))
  }
}
