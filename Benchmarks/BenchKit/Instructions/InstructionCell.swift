/// The coordinates of a count: strategy, model, operation and documents.
package struct InstructionCell: Sendable, Hashable, Codable {
  /// The documents of a count.
  package enum Documents: String, Sendable, Hashable, Codable, CaseIterable {
    /// One document of one object.
    case lone
    /// One document of a hundred objects.
    case list
    /// A hundred different documents of one object each.
    case rotated
    /// One document of a hundred objects of another shape than ordered.
    case shuffled, sparse, extra
    case largeObjects = "large-objects"
    case largeShuffled = "large-shuffled"
    /// A list of a thousand objects, decoded as a whole; in parts, decoded at the end; and in a hundred
    /// parts, with the value so far after each.
    case complete
    case onePart = "1-part"
    case tenParts = "10-parts"
    case hundredParts = "100-parts"
    case thousandParts = "1000-parts"
    case hundredValues = "100-values"

    /// The documents that arrive in parts.
    package static let arriving = [complete, onePart, tenParts, hundredParts, thousandParts, hundredValues]

    /// The number of parts in which a list arrives.
    var parts: Int? {
      switch self {
      case .onePart: 1
      case .tenParts: 10
      case .hundredParts, .hundredValues: 100
      case .thousandParts: 1000
      default: nil
      }
    }

    /// The documents for which the operation of a cell is counted.
    package static func all(of cell: CellIdentity) -> [Documents] {
      if cell.size == .small { return [.lone, .rotated] }
      if cell.operation == .partial { return [.list] + arriving }
      return [Documents(rawValue: cell.shape.rawValue) ?? .list]
    }
  }

  /// The name of the model's lists, for all documents.
  package var model: ModelName
  package var operation: Operation
  package var documents: Documents
  /// The strategy, or the parser in parse rows.
  package var strategy: String

  package init(model: ModelName, operation: Operation, documents: Documents, strategy: String) {
    self.model = model
    self.operation = operation
    self.documents = documents
    self.strategy = strategy
  }

  /// The coordinates as a title, such as `manual todos decode list`.
  package var title: String { "\(strategy) \(model.rawValue) \(operation.rawValue) \(documents.rawValue)" }

  /// The models that are counted.
  package static let models: [ModelName] =
    [.movies, .users, .todos, .films, .contacts] + DocumentShape.allCases.map(\.model)
  /// The operations that are counted, without round trips, which only combine two of them.
  package static let operations: [Operation] = [.decode, .encode, .reject, .partial, .parse]

  /// Whether documents exist for the cell. A ``DocumentShape`` has only lists, which are parsed or mapped by
  /// `codable`; films are mapped by the code of the macro and by coders; contacts are only decoded and
  /// parsed; the list of users isn't an array.
  package var exists: Bool {
    if model == .films {
      return ["derived", "codable", PeerName.subclasses].contains(strategy)
        && [.decode, .encode].contains(operation)
    }
    if model == .contacts { return [.decode, .parse].contains(operation) }
    guard let shape = DocumentShape(model) else { return operation != .partial || model != .users }
    switch operation {
    case .parse: return true
    case .decode, .encode: return shape.isMapped && strategy == "codable"
    case .reject, .roundtrip, .partial: return false
    }
  }
}
