import BenchKit
import CodableMapping

/// Models for the shapes of documents, mapped with `Codable`.
enum ShapeRows {
  /// - Parameter documents: The number of different documents of each shape.
  static func models(documents: Int = DataSize.documentsOfShape) -> [OwnModel] {
    DocumentShape.allCases.map { shape in
      switch shape {
      case .indented:
        OwnModel(
          shape, generator: HappeningGenerator(), documents: documents,
          rows: [OwnRow("codable", CodableMapper<Happening>())])
      case .scripts:
        OwnModel(
          shape, generator: PostGenerator(), documents: documents,
          rows: [OwnRow("codable", CodableMapper<Post>())])
      case .doubles:
        OwnModel(
          shape, generator: OutlineGenerator(), documents: documents,
          rows: [OwnRow("codable", CodableMapper<Outline>())])
      case .wide: OwnModel(parsing: shape, generator: WideGenerator(), documents: documents)
      case .deep: OwnModel(parsing: shape, generator: DeepGenerator(), documents: documents)
      }
    }
  }
}
