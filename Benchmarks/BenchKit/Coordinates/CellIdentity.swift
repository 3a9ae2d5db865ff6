/// The coordinates of a cell of the comparison.
public struct CellIdentity: Sendable, Hashable, Codable {
  /// The strategy, peer or floor; in parse rows the backend.
  public var strategy: String
  /// The parser of the documents.
  public var backend: BackendName
  /// The content of the documents.
  public var model: ModelName
  /// The measured operation.
  public var operation: Operation
  /// The size of the documents.
  public var size: DataSize
  /// The shape of the objects.
  public var shape: ObjectShape

  package init(
    strategy: String, backend: BackendName, model: ModelName, operation: Operation, size: DataSize,
    shape: ObjectShape = .ordered
  ) {
    self.strategy = strategy
    self.backend = backend
    self.model = model
    self.operation = operation
    self.size = size
    self.shape = shape
  }

  /// The cell that this one is compared with; `nil` for parse rows.
  package var reference: CellIdentity? {
    guard operation != .parse else { return nil }
    return with(strategy: PeerName.reference)
  }

  /// The reference, measured a second time: any difference between the two is caused by the machine.
  package var control: CellIdentity? {
    guard operation != .parse else { return nil }
    return with(strategy: PeerName.control)
  }

  /// The cell with ordered objects, with which this one is also compared; `nil` if its own objects are
  /// ordered.
  package var ordered: CellIdentity? {
    guard let compared = shape.compared else { return nil }
    var other = self
    other.shape = compared
    return other
  }

  /// Whether the others are compared with this cell.
  public var isReference: Bool { self == reference }
  /// Whether this is the reference measured a second time.
  public var isControl: Bool { self == control }

  private func with(strategy: String) -> CellIdentity {
    var other = self
    other.strategy = strategy
    other.backend = .foundation
    return other
  }
}
