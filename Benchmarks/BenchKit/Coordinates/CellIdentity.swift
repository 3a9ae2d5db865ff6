/// The coordinates of a cell in the comparison.
public struct CellIdentity: Sendable, Hashable, Codable {
  /// The strategy, peer or floor; in parse rows the backend's name.
  public var strategy: String
  /// The parser of the bytes.
  public var backend: BackendName
  /// The content of the document.
  public var model: ModelName
  /// The operation on it.
  public var operation: Operation
  /// The size of the document.
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

  /// The reference, measured a second time: any difference from the first comes from the machine.
  package var control: CellIdentity? {
    guard operation != .parse else { return nil }
    return with(strategy: PeerName.control)
  }

  /// True for the row that the others are compared with.
  public var isReference: Bool { self == reference }
  /// True for the reference measured a second time.
  public var isControl: Bool { self == control }

  private func with(strategy: String) -> CellIdentity {
    var other = self
    other.strategy = strategy
    other.backend = .foundation
    return other
  }
}
