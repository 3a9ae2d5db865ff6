import BenchKit

/// One card per strategy, beginning with the fastest to decode.
struct StrategyCards: Sendable {
  /// The size of the documents of the speeds.
  let size: DataSize
  /// The models of the speeds of decoding, or of encoding if nothing is decoded.
  let models: [ModelName]
  /// The models of the speeds with shuffled members.
  let shuffledModels: [ModelName]
  let cards: [StrategyCard]
  /// The seed for intervals.
  let seed: UInt64
  /// The card of Foundation's coders.
  let reference: StrategyCard?

  /// The sizes by their suitability for cards: lists of a hundred objects are typical responses, and are
  /// measured in several processes even by a plain run.
  private static let sizes: [DataSize] = [.medium, .large, .small, .file]

  /// Creates the cards; `nil` if no strategy was decoded or encoded.
  init?(_ report: Report) {
    let rows = report.results.filter {
      [.decode, .encode].contains($0.cell.operation) && [.strategy, .peer].contains($0.cell.kind)
        && !report.isVariant($0)
    }
    let own = rows.filter { $0.cell.kind == .strategy && $0.cell.strategy != CatalogCodecs.sharedWriter }
    guard let size = Self.sizes.first(where: { size in own.contains { $0.cell.size == size } }) else {
      return nil
    }
    let sized = rows.filter { $0.cell.size == size && $0.cell.shape == .ordered }
    let decoded = Self.models(of: sized.filter { $0.cell.operation == .decode })
    let encoded = Self.models(of: sized.filter { $0.cell.operation == .encode })
    let random = rows.filter {
      $0.cell.operation == .decode && $0.cell.size == size && $0.cell.shape == .shuffled
    }
    let shuffled = random.map(\.cell.model).uniqued()
    // For the same models as the ordered objects, so that the speeds can be compared.
    let comparable = shuffled.filter(decoded.contains)
    let chosen = comparable.isEmpty ? shuffled : comparable
    func card(_ cell: CellIdentity) -> StrategyCard {
      Self.card(
        of: cell, report,
        decoded: sized.filter { $0.cell.operation == .decode && decoded.contains($0.cell.model) },
        encoded: sized.filter { $0.cell.operation == .encode && encoded.contains($0.cell.model) },
        shuffled: random.filter { chosen.contains($0.cell.model) })
    }
    self.size = size
    seed = report.seed
    shuffledModels = chosen
    models = decoded.isEmpty ? encoded : decoded
    let cells = own.map(\.cell.name).uniqued().compactMap { name in own.first { $0.cell.name == name }?.cell }
    let order = cells.map(card).enumerated().sorted { one, other in
      let (first, second) = (one.element.rank, other.element.rank)
      return first == second ? one.offset < other.offset : second.lexicographicallyPrecedes(first)
    }
    cards = order.map(\.element)
    reference = sized.first(where: \.cell.isReference).map { card($0.cell) }
  }

  /// Returns the models that most strategies map, without the shapes of documents if there are others.
  private static func models(of rows: [ResultRow]) -> [ModelName] {
    let common = rows.filter { DocumentShape($0.cell.model) == nil }
    let counts = (common.isEmpty ? rows : common).filter { $0.cell.kind == .strategy }
      .reduce(into: [ModelName: Int]()) { $0[$1.cell.model, default: 0] += 1 }
    return rows.map(\.cell.model).uniqued().filter { counts[$0] != nil && counts[$0] == counts.values.max() }
  }

  private static func card(
    of cell: CellIdentity, _ report: Report, decoded: [ResultRow], encoded: [ResultRow],
    shuffled: [ResultRow]
  ) -> StrategyCard {
    let strategy = cell.strategy
    func isOwn(_ row: ResultRow) -> Bool { row.cell.name == cell.name }
    let decoding = decoded.filter(isOwn)
    var encoding = encoded.filter(isOwn)
    if encoding.isEmpty, StrategyTraits.of(strategy)?.sharesWriter == true {
      encoding = encoded.filter { $0.cell.strategy == CatalogCodecs.sharedWriter }
    }
    var card = StrategyCard(strategy: strategy, title: cell.isReference ? "Foundation" : cell.name)
    // A strategy that doesn't map all models has no mean.
    func speed(_ rows: [ResultRow], of all: [ResultRow]) -> CardSpeed? {
      rows.count == Set(all.map(\.cell.model)).count ? CardSpeed(rows) : nil
    }
    card.decode = speed(decoding, of: decoded)
    card.decoded = decoding
    card.encode = speed(encoding, of: encoded)
    card.encoded = encoding
    card.shuffled = speed(shuffled.filter(isOwn), of: shuffled)
    card.mallocs = mean(decoding.map(\.mallocsPerObject))
    card.memory = report.memory.first { $0.strategy == strategy }
    card.errors = report.errors.flatMap { grid in
      grid.strategies.firstIndex(of: strategy).map { ErrorQuality(of: $0, in: grid) }
    }
    card.conformance = report.conformance?.first { $0.strategy == strategy }
    card.losses = report.losses?.first { $0.strategy == strategy }
    card.cost = report.cost?.rows.first { $0.strategy == strategy }
    card.instructions = mean(
      decoding.map { row in
        report.instructions?.counts.first {
          $0.cell.strategy == strategy && $0.cell.model == row.cell.model.list
            && $0.cell.operation == .decode && $0.cell.documents == .list
        }?.instructions
      })
    card.failures = report.results.filter(isOwn).compactMap { row in
      row.unavailable == nil ? nil : row.reason.map { "\($0) (\(row.cell.place))" }
    }
    return card
  }

  private static func mean(_ figures: [Double?]) -> Double? {
    let known = figures.compactMap(\.self)
    guard !known.isEmpty, known.count == figures.count else { return nil }
    return known.reduce(0, +) / Double(known.count)
  }

  /// The cards with that of Foundation at the end.
  var all: [StrategyCard] { cards + (reference.map { [$0] } ?? []) }

  /// The documents of the speeds, such as `lists of 100 objects`.
  var documents: String { size.documents(of: models) }

  /// The names of the models, as in `movies, users and todos`.
  static func names(of models: [ModelName]) -> String {
    let names = models.map(\.rawValue)
    return [names.dropLast().joined(separator: ", "), names.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
  }
}

extension StrategyCard {
  /// The speeds that determine the order of the cards.
  fileprivate var rank: [Double] { [decode?.ratio ?? 0, encode?.ratio ?? 0] }
}
