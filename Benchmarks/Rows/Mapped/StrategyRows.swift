package import ApplicativeMapping
import CodableMapping
import DerivedMapping
package import JSONMapping
package import ManualMapping
package import MappableMapping
package import ThrowingMapping

/// A model that every strategy maps.
package typealias MappedByAll = ApplicativeMapping.Decodable & Codable & JSONObjectDecodable & Equatable
  & JSONObjectWritable & Mappable & Sendable & ThrowingMapping.Decodable

/// The mappings of a model by one strategy.
package typealias StrategyRow<Model> = (
  strategy: String, lone: any Mapping<Model>, list: any Mapping<[Model]>
)

/// The mappings of one model by every strategy, in the order of the report. Inlinable, so that the mappers
/// are specialized for the model.
package enum StrategyRows {
  /// Mappings of single models.
  @inlinable package static func lone<Model: MappedByAll>() -> [(
    strategy: String, mapping: any Mapping<Model>
  )]
  where Model.DecodedType == Model {
    [
      ("manual", ManualMapper<Model>()),
      ("mappable", MappableMapper<Model>()),
      ("applicative", ApplicativeMapper<Model>()),
      ("throwing", ThrowingMapper<Model>()),
      ("codable", CodableMapper<Model>()),
      ("derived", DerivedMapper<Model>()),
    ]
  }

  /// Mappings of single models and of lists.
  @inlinable package static func all<Model: MappedByAll>() -> [StrategyRow<Model>]
  where Model.DecodedType == Model {
    [
      row("manual", ManualMapper<Model>()),
      row("mappable", MappableMapper<Model>()),
      row("applicative", ApplicativeMapper<Model>()),
      row("throwing", ThrowingMapper<Model>()),
      // Codable decodes a list as a whole, which reuses the containers of its elements.
      ("codable", CodableMapper<Model>(), CodableMapper<Model>().array),
      row("derived", DerivedMapper<Model>()),
    ]
  }

  @inlinable static func row<Mapper: Mapping>(
    _ strategy: String, _ mapper: Mapper
  ) -> StrategyRow<Mapper.Model> {
    (strategy, mapper, mapper.array)
  }
}
