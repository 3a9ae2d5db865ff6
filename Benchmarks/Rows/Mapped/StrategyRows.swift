package import ApplicativeMapping
package import BenchKit
import CodableMapping
package import DerivedMapping
package import JSONMapping
package import ManualMapping
package import MappableMapping
package import ThrowingMapping

/// A model that every strategy maps.
package typealias MappedByAll = ApplicativeMapping.Decodable & Codable & DerivedDecodable & Equatable
  & JSONObjectWritable
  & ManualDecodable & Mappable & Sendable & ThrowingMapping.Decodable

/// The rows of all strategies for one model. Inlinable, so that the mappers are specialized for the model.
package enum StrategyRows {
  /// The rows in the order of the report.
  @inlinable package static func all<Model: MappedByAll>() -> [(
    strategy: String, writer: String, codec: any Codec<Model>
  )]
  where Model.DecodedType == Model {
    [
      row("manual", ManualMapper<Model>()),
      row("mappable", MappableMapper<Model>()),
      row("applicative", ApplicativeMapper<Model>()),
      row("throwing", ThrowingMapper<Model>()),
      row("codable", CodableMapper<Model>()),
      row("derived", DerivedMapper<Model>()),
    ]
  }

  /// The same rows for single models and for lists.
  @inlinable package static func own<Model: MappedByAll>() -> [OwnRow<Model>]
  where Model.DecodedType == Model {
    [
      own("manual", ManualMapper<Model>()),
      own("mappable", MappableMapper<Model>()),
      own("applicative", ApplicativeMapper<Model>()),
      own("throwing", ThrowingMapper<Model>()),
      // `CodableMapper` decodes a list as a whole, so that its elements reuse containers.
      OwnRow(
        "codable", lone: MappingCodec(CodableMapper<Model>()),
        list: MappingCodec(CodableMapper<Model>().array)),
      own("derived", DerivedMapper<Model>()),
    ]
  }

  @inlinable static func own<Mapper: Mapping>(_ strategy: String, _ mapper: Mapper) -> OwnRow<Mapper.Model>
  where Mapper.Model: Equatable & Sendable {
    OwnRow(strategy, lone: MappingCodec(mapper), list: MappingCodec(mapper.array))
  }

  @inlinable static func row<Model>(
    _ strategy: String, _ mapping: some Mapping<Model>
  ) -> (strategy: String, writer: String, codec: any Codec<Model>) where Model: Equatable & Sendable {
    (strategy, CatalogCodecs.writer(of: strategy), MappingCodec(mapping))
  }
}
