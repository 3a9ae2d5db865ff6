/// The coordinates of a cell in the comparison.
package struct CellIdentity: Sendable, Hashable, Codable {
  /// The strategy or peer; in parse rows the backend's name.
  package var strategy: String
  package var backend: BackendName
  package var model: ModelName
  package var operation: Operation
  package var size: DataSize

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
    var reference = self
    reference.strategy = FoundationPeers.referenceName
    reference.backend = .foundation
    return reference
  }
}
