extension ComparisonMatrix {
  /// Creates a matrix with models in addition to those of the catalog.
  ///
  /// - Parameters:
  ///   - reference: The codecs that the rows are compared with and checked against.
  ///   - codecs: The rows in the order of the report, including the reference.
  ///   - parsers: The parse rows.
  ///   - ownModels: The models, each with its own rows.
  ///   - contenders: Programs that are compared with the rows.
  package init(
    data: CatalogData, reference: CatalogCodecs, codecs: [CatalogCodecs], parsers: [DocumentParser],
    ownModels: [OwnModel], contenders: [Contender] = []
  ) {
    self.init(data: data, reference: reference, codecs: codecs, parsers: parsers) { filter in
      ownModels.flatMap { $0.cells(matching: filter, parsers: parsers) }
        + ContenderCells(contenders, data).cells(matching: filter)
    }
  }
}
