package import BenchKit
package import Catalog

/// Rows and models of your own.
///
/// Rows are part of `run` (also with `--input`), `list`, `map`, `memory` and `errors`; those that aren't
/// peers also of `check`. They aren't part of `cost` and `conformance`. Models are part of `run`, `check` and
/// `list`, but not of the commands that read files, because their documents are generated.
///
/// `Benchmarks/Example` has a strategy and a model, each in one file.
package enum OwnRows {
  /// Returns strategies that map models of the catalog.
  package static func codecs(catalogue: SkillCatalogue) -> [CatalogCodecs] { [] }

  /// Models beside those of the catalog.
  package static var models: [OwnModel] { [] }
}
