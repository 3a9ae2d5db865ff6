/// Which cells of the matrix are measured; an empty set allows everything that a plain run measures.
package struct CellFilter: Sendable, Hashable, Codable {
  package var strategies: Set<String> = []
  /// Singular and plural name the same: the small size is a lone model, the others are lists.
  package var models: Set<ModelName> = []
  package var operations: Set<Operation> = []
  package var backends: Set<BackendName> = []
  package var sizes: Set<DataSize> = []

  package init() {}

  /// True when the user wants to see this cell.
  ///
  /// Unless asked for, there are no skills, and no strategies over a backend that is not native.
  package func includes(_ cell: CellIdentity, isPeer: Bool) -> Bool {
    let allowsBackend =
      backends.isEmpty
      ? cell.backend == .native || isPeer || cell.operation == .parse
      : backends.contains(cell.backend)
    let allowsModel =
      models.isEmpty ? cell.model.lone != .skill : models.contains { $0.lone == cell.model.lone }
    return allowsBackend && allowsModel
      && (strategies.isEmpty || strategies.contains(cell.strategy))
      && (operations.isEmpty || operations.contains(cell.operation))
      && (sizes.isEmpty || sizes.contains(cell.size))
  }
}
