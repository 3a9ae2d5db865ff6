/// Selects the cells to measure; an empty set allows everything that a plain run measures.
public struct CellFilter: Sendable, Hashable, Codable {
  /// Names of strategies, peers, floors and, for parse rows, backends.
  public var strategies: Set<String> = []
  /// The models. `movie` and `movies` mean the same; the size determines whether a document is one object or
  /// a list.
  public var models: Set<ModelName> = []
  /// The operations to measure.
  public var operations: Set<Operation> = []
  /// The parsers to measure.
  public var backends: Set<BackendName> = []
  /// The sizes of the documents.
  public var sizes: Set<DataSize> = []
  /// The shapes of the objects to measure. The cells with ordered objects, with which they are compared, are
  /// also measured.
  public var shapes: Set<ObjectShape> = []
  /// Whether an empty set allows everything. Even then, documents of 5 MB are only decoded and parsed over
  /// other backends, because the other operations would take longer than all other cells together.
  public var isFull = false
  /// Whether cells that take too long are left out, as in a plain run.
  package var isHurried = false

  /// Creates a filter; without arguments, one that allows what a plain run measures.
  package init(
    strategies: Set<String> = [], models: Set<ModelName> = [], operations: Set<Operation> = [],
    backends: Set<BackendName> = [], sizes: Set<DataSize> = [], shapes: Set<ObjectShape> = [],
    isFull: Bool = false
  ) {
    self.strategies = strategies
    self.models = models
    self.operations = operations
    self.backends = backends
    self.sizes = sizes
    self.shapes = shapes
    self.isFull = isFull
  }

  /// Returns whether the filter includes the cell.
  ///
  /// Skills, films by coders, shapes other than ordered, strategies over other backends than the native one,
  /// round trips and rejected documents are included only if they are named or `isFull` is set. At 5 MB, a
  /// hurried run leaves out Foundation's slow peers, and the parsers of jansson and Foundation; date
  /// formatters are left out in lists too.
  package func includes(_ cell: CellIdentity, isPeer: Bool) -> Bool {
    let allowsBackend =
      backends.isEmpty
      ? isFull || cell.backend == .native || isPeer || cell.operation == .parse
      : backends.contains(cell.backend)
    let allowsShape = shapes.isEmpty ? isFull || cell.shape == .ordered : shapes.contains(cell.shape)
    // Ordered contacts are only measured for comparisons with contacts of other shapes.
    let isPlainModel =
      cell.model.lone != .skill && (cell.model != .contacts || cell.shape != .ordered)
      && (cell.model != .films || !strategies.isEmpty
        || !["codable", PeerName.subclasses].contains(cell.strategy))
    let allowsModel = models.isEmpty ? isFull || isPlainModel : models.contains { $0.lone == cell.model.lone }
    let allowsOperation =
      operations.isEmpty
      ? isFull || Operation.plain.contains(cell.operation)
      : operations.contains(cell.operation)
    let isTooSlow = isHurried && Self.isSlow(cell)
    let isTooSlowOverBackend =
      backends.isEmpty && operations.isEmpty && cell.size == .large && !isPeer && cell.backend != .native
      && ![.decode, .parse].contains(cell.operation)
    return allowsBackend && allowsShape && allowsModel && allowsOperation
      && !isTooSlow && !isTooSlowOverBackend
      && (strategies.isEmpty || strategies.contains(cell.strategy))
      && (sizes.isEmpty || sizes.contains(cell.size))
  }

  /// Returns whether the filter includes the control of its cells, which a hurried run leaves out at 5 MB.
  func includesControl(_ cell: CellIdentity) -> Bool { !isHurried || cell.size != .large }

  /// Whether a round of the cell takes as long as a round of all strategies.
  private static func isSlow(_ cell: CellIdentity) -> Bool {
    switch cell.strategy {
    // The name of a parse row is that of its backend.
    case PeerName.casts, BackendName.foundation.rawValue, BackendName.jansson.rawValue: cell.size == .large
    case PeerName.dateFormatter: cell.size != .small
    default: false
    }
  }
}
