package import BenchKit

/// The matrix of the compared rows over the generated data.
package struct Comparison {
  package let data: CatalogData
  /// How many different documents of each shape the calls go through in turn.
  private let shapeDocuments: Int

  package init(data: CatalogData = CatalogData(), shapeDocuments: Int = DataSize.documentsOfShape) {
    self.data = data
    self.shapeDocuments = shapeDocuments
  }

  package var matrix: ComparisonMatrix {
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
