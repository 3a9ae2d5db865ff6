import BenchKit
import Catalog
import JSONCore
import MappedRows

/// Contacts in each shape of objects, mapped by every strategy; large ones also on their own, like the body of a
/// request.
enum ContactRows {
  /// - Parameter documents: The number of different documents of each shape.
  static func models(documents: Int) -> [OwnModel] {
    let contacts = rows(ContactMappings.contacts())
    let fullContacts = rows(ContactMappings.fullContacts())
    return ObjectShape.allCases.map { shape in
      [.largeObjects, .largeShuffled].contains(shape)
        ? model(shape, FullContactGenerator(), documents, fullContacts)
        : model(
          shape, ContactGenerator(isSparse: shape == .sparse, hasUnknownMembers: shape == .extra), documents,
          contacts)
    }
  }

  static func rows<Model: Equatable & Sendable>(_ rows: [StrategyRow<Model>]) -> [OwnRow<Model>] {
    rows.map { row in
      OwnRow(
        row.strategy, lone: MappingCodec(row.lone, over: NativeBackend.self),
        list: MappingCodec(row.list, over: NativeBackend.self))
    }
  }

  private static func model<Generator: ModelGenerator>(
    _ shape: ObjectShape, _ generator: Generator, _ documents: Int, _ rows: [OwnRow<Generator.Model>]
  ) -> OwnModel where Generator.Model: Codable {
    OwnModel(
      ModelName.contacts.rawValue, shape, generator: generator, documents: documents,
      sizes: shape == .largeObjects ? [.small, .medium] : [.medium], operations: [.decode, .parse], rows: rows
    )
  }
}
