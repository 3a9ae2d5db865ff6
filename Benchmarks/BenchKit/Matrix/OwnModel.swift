/// A model beside those of the catalog, with the rows that map it.
///
///     OwnModel(
///       named: "invoice",
///       data: [.small: DataSet(value: invoice, bytes: document, objects: 1)],
///       reference: InvoiceByFoundation(),
///       rows: [("by-hand", InvoiceByHand())]
///     )
///
/// The reference is a row too, and every ratio of the model refers to it.
package struct OwnModel {
  package let name: ModelName

  private let blocks: (_ filter: CellFilter, _ parsers: [DocumentParser]) -> [Cell]

  /// - Parameters:
  ///   - data: a value, its document, and how many objects that holds, for each size that is to be measured.
  ///   - reference: what the rows are compared with and checked against.
  ///   - rows: what is compared, by name.
  package init<Value: Equatable & Sendable>(
    named name: String, data: [DataSize: DataSet<Value>], reference: any Codec<Value>,
    rows: [(strategy: String, codec: any Codec<Value>)]
  ) {
    let model = ModelName(rawValue: name)
    self.name = model
    blocks = { filter, parsers in
      DataSize.allCases.flatMap { size -> [Cell] in
        guard let data = data[size] else { return [] }
        let block = CellBlock(model: model, size: size, filter: filter) { data }
        let peer = CellBlock<Value>.Row(
          strategy: FoundationPeers.referenceName, backend: .foundation, isPeer: true, codec: reference
        )
        let own = rows.map {
          CellBlock<Value>.Row(strategy: $0.strategy, backend: .native, isPeer: false, codec: $0.codec)
        }
        return block.cells(
          rows: own + [peer], reference: reference, floors: [Floor.copy()], parsers: parsers
        )
      }
    }
  }

  func cells(matching filter: CellFilter, parsers: [DocumentParser]) -> [Cell] {
    blocks(filter, parsers)
  }
}
