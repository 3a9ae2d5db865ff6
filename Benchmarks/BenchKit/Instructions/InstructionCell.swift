/// The coordinates of a count: strategy, model, operation and documents.
package struct InstructionCell: Sendable, Hashable, Codable {
  /// The documents that a count uses.
  package enum Documents: String, Sendable, Hashable, Codable, CaseIterable {
    /// One document that holds one object.
    case lone
    /// One document that holds a list of a hundred.
    case list
    /// A hundred different documents of one object each.
    case rotated
  }

  /// The name of the lists of the model, whatever the documents.
  package var model: ModelName
  package var operation: Operation
  package var documents: Documents
  /// The strategy; in parse rows the parser.
  package var strategy: String

  package init(model: ModelName, operation: Operation, documents: Documents, strategy: String) {
    self.model = model
    self.operation = operation
    self.documents = documents
    self.strategy = strategy
  }

  /// The cell in words, as in `manual todos decode list`.
  package var title: String { "\(strategy) \(model.rawValue) \(operation.rawValue) \(documents.rawValue)" }

  /// The models that are counted.
  package static let models: [ModelName] =
    [.movies, .users, .todos, .films] + DocumentShape.allCases.map(\.model)
  /// The operations that are counted; a round trip is one of each kind.
  package static let operations: [Operation] = [.decode, .encode, .reject, .parse]

  /// Whether documents exist for the cell: shapes have lists only, which at most `codable` maps. Films
  /// measure the
  /// code of the macro.
  package var exists: Bool {
    if model == .films { return strategy == "derived" && [.decode, .encode].contains(operation) }
    guard let shape = DocumentShape(model) else { return true }
    switch operation {
    case .parse: return true
    case .decode, .encode: return shape.isMapped && strategy == "codable"
    case .reject, .roundtrip: return false
    }
  }
}
