import BenchKit
import Catalog
import MappedRows

/// Contacts in each shape of objects, mapped by every strategy.
enum ContactRows {
  /// - Parameter documents: The number of different documents of each shape.
  static func models(documents: Int) -> [OwnModel] {
    let rows: [OwnRow<Contact>] = StrategyRows.own()
    let full: [OwnRow<FullContact>] = StrategyRows.own()
    return ObjectShape.allCases.map { shape in
      [.largeObjects, .largeShuffled].contains(shape)
        ? model(shape, FullContactGenerator(), documents, full)
        : model(shape, ContactGenerator(shape: shape), documents, rows)
    }
  }

  private static func model<Generator: ModelGenerator>(
    _ shape: ObjectShape, _ generator: Generator, _ documents: Int, _ rows: [OwnRow<Generator.Model>]
  ) -> OwnModel where Generator.Model: Codable {
    OwnModel(
      ModelName.contacts.rawValue, shape, generator: generator, documents: documents, sizes: [.medium],
      operations: [.decode, .parse], rows: rows)
  }
}
