/// The coordinates of a cell in the comparison.
public struct CellIdentity: Sendable, Hashable, Codable {
  /// The strategy or peer; in parse rows the backend's name.
  public var strategy: String
  public var backend: BackendName
  public var model: ModelName
  public var operation: Operation
  public var size: DataSize

  public init(
    strategy: String, backend: BackendName, model: ModelName, operation: Operation, size: DataSize
  ) {
    self.strategy = strategy
    self.backend = backend
    self.model = model
    self.operation = operation
    self.size = size
  }

  /// The cell that this one's ratio refers to; parse rows have none.
  public var reference: CellIdentity? {
    guard operation != .parse else { return nil }
    var reference = self
    reference.strategy = FoundationPeers.referenceName
    reference.backend = .foundation
    return reference
  }
}
