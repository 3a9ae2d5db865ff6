/// The coordinates of a cell in the comparison.
public struct CellIdentity: Sendable, Hashable, Codable {
  /// The strategy, peer or floor; in parse rows the backend's name.
  public var strategy: String
  /// What parses the bytes.
  public var backend: BackendName
  /// What the document holds.
  public var model: ModelName
  /// What is done with it.
  public var operation: Operation
  /// How much it holds.
  public var size: DataSize

  package init(
    strategy: String, backend: BackendName, model: ModelName, operation: Operation, size: DataSize
  ) {
    self.strategy = strategy
    self.backend = backend
    self.model = model
    self.operation = operation
    self.size = size
  }

  /// The cell that this one's ratio refers to; parse rows have none.
  package var reference: CellIdentity? {
    guard operation != .parse else { return nil }
    return with(strategy: PeerName.reference)
  }

  /// The reference, measured once more: what the machine makes of equal work.
  package var control: CellIdentity? {
    guard operation != .parse else { return nil }
    return with(strategy: PeerName.control)
  }

  /// True for the row that the others are compared with.
  public var isReference: Bool { self == reference }
  /// True for the reference measured once more.
  public var isControl: Bool { self == control }

  private func with(strategy: String) -> CellIdentity {
    var other = self
    other.strategy = strategy
    other.backend = .foundation
    return other
  }
}
