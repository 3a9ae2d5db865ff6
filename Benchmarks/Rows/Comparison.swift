package import BenchKit

/// The matrix of the compared rows over the generated data.
package struct Comparison {
  package let data: CatalogData
  /// The number of different documents of each shape.
  private let shapeDocuments: Int
  /// Programs that are compared with the rows.
  package var contenders: [Contender] = []

  package init(data: CatalogData = CatalogData(), shapeDocuments: Int = DataSize.documentsOfShape) {
    self.data = data
    self.shapeDocuments = shapeDocuments
  }

  package var matrix: ComparisonMatrix {
    matrix(
      codecs: ComparedRows.codecs(catalogue: data.catalogue),
      ShapeRows.models(documents: shapeDocuments) + [FilmRows.model(lists: shapeDocuments)]
        + ContactRows.models(documents: shapeDocuments) + [BranchRows.model(documents: shapeDocuments)]
        + OwnRows.models)
  }

  /// The matrix of these models alone, without those of the catalog.
  package func matrix(of models: [OwnModel]) -> ComparisonMatrix { matrix(codecs: [], models) }

  private func matrix(codecs: [CatalogCodecs], _ models: [OwnModel]) -> ComparisonMatrix {
    ComparisonMatrix(
      data: data, reference: ComparedRows.reference(catalogue: data.catalogue), codecs: codecs,
      parsers: ComparedRows.parsers, ownModels: models, contenders: contenders)
  }
}
