import BenchKit

/// A figure of the cards. It is a column in text, and a row on the page.
struct CardFigure: Sendable {
  enum Value: Sendable, Hashable {
    case speed(CardSpeed)
    case text(String)
  }

  /// The title of a narrow column.
  let title: String
  /// The title of a row.
  let label: String
  let value: @Sendable (StrategyCard) -> Value?

  private init(_ title: String, _ label: String, _ value: @escaping @Sendable (StrategyCard) -> Value?) {
    self.title = title
    self.label = label
    self.value = value
  }

  private static func text(
    _ title: String, _ label: String, _ text: @escaping @Sendable (StrategyCard) -> String?
  ) -> CardFigure {
    CardFigure(title, label) { text($0).map(Value.text) }
  }

  private static func documents(
    _ title: String, _ label: String, _ count: @escaping @Sendable (ErrorQuality) -> Int
  ) -> CardFigure {
    text(title, label) { $0.errors.map { "\(count($0)) of \($0.documents)" } }
  }

  /// Speed, memory and the cost of code.
  static let costs = [
    CardFigure("decode", "decoding, × Foundation") { $0.decode.map(Value.speed) },
    CardFigure("shuffled", "shuffled, × Foundation") { $0.shuffled.map(Value.speed) },
    CardFigure("encode", "encoding, × Foundation") { $0.encode.map(Value.speed) },
    text("mallocs", "mallocs per decoded object") { $0.mallocs.map { FigureFormat.fixed($0, decimals: 2) } },
    text("peak MB", "peak memory, MB") {
      $0.memory.map { FigureFormat.fixed(Double($0.peakBytes) / 1e6, decimals: 1) }
    },
    text("lines", "lines to write for a model") { $0.lines.map { "\($0)" } },
    text("KB/model", "object code per model, KB") {
      $0.cost?.objectBytesPerModel.map { FigureFormat.fixed($0 / 1000, decimals: 1) }
    },
    text("ms/model", "compile time per model, ms") {
      $0.cost?.millisecondsPerModel.map { FigureFormat.fixed($0, decimals: 0) }
    },
    text("instructions", "instructions per decoded object") {
      $0.instructions.map { FigureFormat.grouped(Int($0.rounded())) }
    },
  ]

  /// Errors, conformance, and what a model needs.
  static let qualities = [
    documents("code", "malformed JSON: code", \.code),
    documents("path", "malformed JSON: path", \.path),
    documents("line:col", "malformed JSON: line, column", \.position),
    documents("accepted", "malformed JSON: accepted", \.accepted),
    text("RFC 8259", "RFC 8259: treated correctly") { $0.conformance.map { "\($0.passed) of \($0.files)" } },
    text("lost", "members lost in a round trip, with a rest") {
      $0.losses.map { "\($0.lost) of \($0.members)" + ($0.lostWithRest.map { ", \($0)" } ?? "") }
    },
    text("needs", "what a model needs") { $0.need },
  ]

  /// Returns the figures that at least one card has.
  static func known(_ figures: [CardFigure], in cards: StrategyCards) -> [CardFigure] {
    figures.filter { figure in cards.all.contains { figure.value($0) != nil } }
  }
}

extension StrategyCards {
  /// The meaning of the figures with these titles, and of the speeds.
  func legend(of figures: [String]) -> [String] {
    let shares = cards.filter { $0.encode != nil && $0.traits?.sharesWriter == true }.map { "`\($0.title)`" }
    let speeds = cards.flatMap { [$0.decode, $0.shuffled, $0.encode].compactMap(\.self) }
    let signs = [
      speeds.contains(where: \.isNoisy) ? "~: noisy" : nil,
      speeds.contains(where: \.isOfOneProcess) ? "¹: measured in one process" : nil,
    ].compactMap(\.self)
    let sentences = [
      "shuffled":
        "Shuffled: \(Self.names(of: shuffledModels)) with the members of each object in random order.",
      "mallocs": "Mallocs: blocks per decoded object.",
      "peak MB": "Peak: growth of a process that decodes 5 MB once.",
      "lines": "Lines: for a model of six members and a nested one.",
      "code": "Code, path, line: malformed documents whose error has each; accepted: those without an error.",
      "RFC 8259": "RFC 8259: files treated correctly as a member that the model doesn't have.",
      "lost": "Lost: unknown members that a round trip loses; after the comma, with a rest.",
    ]
    return [
      "Speed: times as fast as `\(PeerName.reference)`, with 95 % interval; "
        + (models.count == 1 ? "" : "geometric means over ") + "\(Self.names(of: models)), \(documents)."
        + (shares.count > 1 ? " \(shares.joined(separator: ", ")) share one encoding." : ""),
      figures.compactMap { sentences[$0] }.joined(separator: " "),
      signs.isEmpty ? "" : signs.joined(separator: "; ") + ".",
    ].filter { !$0.isEmpty }
  }
}
