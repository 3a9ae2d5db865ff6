#if Bench
import BenchKit

/// The matrix of the compared rows over the generated data.
struct Comparison {
  var data = CatalogData()

  var matrix: ComparisonMatrix {
    ComparisonMatrix(
      data: data,
      reference: ComparedRows.reference(catalogue: data.catalogue),
      codecs: ComparedRows.codecs(catalogue: data.catalogue),
      parsers: ComparedRows.parsers,
      ownModels: OwnRows.models
    )
  }
}
#endif
