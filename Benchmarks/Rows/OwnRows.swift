package import BenchKit
package import Catalog

/// The place for rows and models of one's own.
///
/// A row takes part in `run`, also with `--input`, in `check` unless it is a peer, in `list`, `map`, `memory`
/// and `errors`; `cost` and `conformance` know only what comes with the package. A model takes part in `run`,
/// `check` and `list`, where its documents are generated; it has no part in those that read documents.
///
/// `Benchmarks/Example` shows a strategy and a model, each in one file.
package enum OwnRows {
  /// Strategies that map models of the catalog, as many of them as they like.
  package static func codecs(catalogue: SkillCatalogue) -> [CatalogCodecs] {
    []
  }

  /// Models beside those of the catalog.
  package static var models: [OwnModel] {
    []
  }
}
