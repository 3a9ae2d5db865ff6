package import BenchKit
package import Catalog

/// Rows and models of your own.
///
/// A row is part of `run`, also with `--input`, of `list`, `map`, `memory` and `errors`, and of `check`
/// unless it is a peer, but not of `cost` and `conformance`. A model is part of `run`, `check` and `list`,
/// but not of the commands that read files, because its documents are generated.
///
/// `Benchmarks/Example` has a strategy and a model, each in one file.
package enum OwnRows {
  /// Returns strategies that map models of the catalog.
  package static func codecs(catalogue: SkillCatalogue) -> [CatalogCodecs] {
    []
  }

  /// Models beside those of the catalog.
  package static var models: [OwnModel] {
    []
  }
}
