import BenchKit

/// The order of the rows in tables: strategies in the order of the cards, then all other rows in the order in
/// which they were measured.
struct RowOrder {
  private let ranks: [String: Int]

  init(_ report: Report) {
    let strategies = StrategyCards(report)?.cards.map(\.strategy) ?? []
    var ranks = Dictionary(zip(strategies, 0...)) { first, _ in first }
    // The row of a shared encoding has the position of the fastest strategy that shares it.
    ranks[CatalogCodecs.sharedWriter] = strategies.filter { StrategyTraits.of($0)?.sharesWriter == true }
      .compactMap { ranks[$0] }.min()
    self.ranks = ranks
  }

  static let sentence =
    "Rows: strategies, fastest to decode first, as in the cards, and those over other backends after them; then "
    + "Foundation's rows, floors and the control. Parsers: this package's first."

  /// Returns the rows by kind.
  func sorted(_ rows: [ResultRow]) -> [ResultRow] {
    rows.byKind.flatMap { kind, rows in
      kind == .strategy
        ? sorted(rows.filter { $0.cell.backend == .native }, by: \.cell.strategy)
          + sorted(rows.filter { $0.cell.backend != .native }, by: \.cell.strategy)
        : rows
    }
  }

  /// Returns the items of strategies in the order of the cards, then the others in their own order.
  func sorted<Item>(_ items: [Item], by strategy: (Item) -> String) -> [Item] {
    let ranked = items.enumerated().map { offset, item in
      (place: [ranks[strategy(item)] ?? .max, offset], item: item)
    }
    return ranked.sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.item)
  }

  /// Returns the items group by group.
  func sorted<Item, Group: Hashable>(
    _ items: [Item], by strategy: (Item) -> String, within group: (Item) -> Group
  ) -> [Item] {
    items.map(group).uniqued().flatMap { one in sorted(items.filter { group($0) == one }, by: strategy) }
  }
}
