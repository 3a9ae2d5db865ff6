/// Which cells of the matrix are measured; an empty set allows everything that a plain run measures.
public struct CellFilter: Sendable, Hashable, Codable {
  /// Names of strategies, peers, floors and, for parse rows, backends.
  public var strategies: Set<String> = []
  /// Singular and plural name the same: the small size is a lone model, the others are lists.
  public var models: Set<ModelName> = []
  /// The operations to measure.
  public var operations: Set<Operation> = []
  /// The parsers to measure.
  public var backends: Set<BackendName> = []
  /// The sizes of the documents.
  public var sizes: Set<DataSize> = []
  /// True if an empty set allows everything that there is, except that 5 MB over another backend are only
  /// decoded: the rest takes longer than all other cells together.
  public var isFull = false
  /// True in a plain run, which has no time for the slow peers.
  package var isHurried = false

  /// Creates a filter that allows what a plain run measures.
  public init() {}

  /// True if the filter includes the cell.
  ///
  /// Unless named or full, a run has no skills, no strategies over a backend that is not native, no round
  /// trips and no rejected documents. A hurried run has only the reference among Foundation's peers at 5 MB.
  package func includes(_ cell: CellIdentity, isPeer: Bool) -> Bool {
    let allowsBackend =
      backends.isEmpty
      ? isFull || cell.backend == .native || isPeer || cell.operation == .parse
      : backends.contains(cell.backend)
    let allowsModel =
      models.isEmpty
      ? isFull || cell.model.lone != .skill
      : models.contains { $0.lone == cell.model.lone }
    let allowsOperation =
      operations.isEmpty
      ? isFull || Operation.plain.contains(cell.operation)
      : operations.contains(cell.operation)
    let isTooSlow =
      isHurried && cell.size == .large && cell.operation != .parse
      && [PeerName.casts, PeerName.dateFormatter].contains(cell.strategy)
    let isTooSlowOverBackend =
      backends.isEmpty && operations.isEmpty && cell.size == .large && !isPeer && cell.backend != .native
      && ![.decode, .parse].contains(cell.operation)
    return allowsBackend && allowsModel && !isTooSlow && !isTooSlowOverBackend && allowsOperation
      && (strategies.isEmpty || strategies.contains(cell.strategy))
      && (sizes.isEmpty || sizes.contains(cell.size))
  }
}
