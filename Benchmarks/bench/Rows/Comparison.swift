import BenchKit

/// The matrix of the compared rows over the generated data.
struct Comparison {
  var data = CatalogData()
  /// The number of different documents of each shape.
  var shapeDocuments = DataSize.documentsOfShape

  var matrix: ComparisonMatrix {
    ComparisonMatrix(
      data: data,
      reference: ComparedRows.reference(catalogue: data.catalogue),
      codecs: ComparedRows.codecs(catalogue: data.catalogue),
      parsers: ComparedRows.parsers,
      ownModels: ShapeRows.models(documents: shapeDocuments) + [FilmRows.model(lists: shapeDocuments)]
        + OwnRows.models
    )
  }
}
