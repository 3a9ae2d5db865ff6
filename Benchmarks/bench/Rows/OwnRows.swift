import BenchKit
import Catalog

/// The place for rows and models of one's own: what stands here takes part in every command.
///
/// `Benchmarks/Example` shows a strategy and a model, each in one file.
enum OwnRows {
  /// Strategies that map models of the catalog, as many of them as they like.
  static func codecs(catalogue: SkillCatalogue) -> [CatalogCodecs] {
    []
  }

  /// Models beside those of the catalog.
  static var models: [OwnModel] {
    []
  }
}
