import JSONMapping

/// An actor that decodes its orders with any mapper.
actor OrderBook<Order: Sendable> {
  private let mapper: any Mapping<[Order]>
  private(set) var orders: [Order] = []

  init(mapper: some Mapping<[Order]>) {
    self.mapper = mapper
  }

  func load(_ text: String) throws {
    orders += try mapper.decode(text)
  }
}

/// Decodes many documents concurrently with one mapper.
func allOrders<Order: Sendable>(
  in texts: [String], by mapper: some Mapping<[Order]>
) async throws -> [Order] {
  try await withThrowingTaskGroup(of: [Order].self) { group in
    for text in texts {
      group.addTask { try mapper.decode(text) }
    }
    return try await group.reduce(into: []) { $0 += $1 }
  }
}
