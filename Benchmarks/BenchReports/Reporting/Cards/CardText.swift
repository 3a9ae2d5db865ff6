import BenchKit

/// The recommendation and the cards in text: for each strategy, a line in each of two tables.
struct CardText {
  let cards: StrategyCards
  let layout: TextLayout

  /// The sentences of the recommendation without its rule; none if fewer than two strategies were decoded.
  var recommendation: [String] {
    (Recommendation(cards)?.sentences.dropLast() ?? []).flatMap {
      layout.wrapped(Self.plain($0), indent: "  ")
    }
  }

  /// The tables, each with as many columns as fit.
  var tables: [String] {
    [CardFigure.costs, CardFigure.qualities].flatMap { figures in
      table(CardFigure.known(figures, in: cards)).prefix(1).flatMap { [""] + $0 }
    }
  }

  var legend: [String] { legend(of: CardFigure.costs + CardFigure.qualities) }

  /// The explanation of the speeds and of some other figures.
  func legend(of figures: [CardFigure]) -> [String] {
    cards.legend(of: CardFigure.known(figures, in: cards).map(\.title)).flatMap {
      layout.wrapped(Self.plain($0), indent: "  ")
    }
  }

  private func table(_ figures: [CardFigure]) -> [[String]] {
    guard !figures.isEmpty else { return [] }
    let columns = figures.flatMap(columns)
    let names = cards.all.map(\.title)
    func column(_ title: String, _ cells: [String], _ alignment: TextTable.Alignment) -> TextTable.Column {
      .init(title: title, width: ([title] + cells).map(\.count).max() ?? 0, alignment: alignment)
    }
    let table = TextTable(
      columns: [column("strategy", names, .left)]
        + columns.map { column($0.title, $0.cells, $0.title == "needs" ? .left : .right) })
    let rows = names.indices.map { index in [names[index]] + columns.map { $0.cells[index] } }
    return table.blocks(of: rows, layout: layout)
  }

  /// Returns the column of a figure; for a speed, also that of its interval.
  private func columns(_ figure: CardFigure) -> [(title: String, cells: [String])] {
    let values = cards.all.map(figure.value)
    let texts = values.map { value in
      switch value {
      case .speed(let speed): speed.text
      case .text(let text): text.replacing(" of ", with: "/")
      case nil: "–"
      }
    }
    let intervals = values.map { value in
      if case .speed(let speed) = value { speed.interval ?? "" } else { "" }
    }
    return [(figure.title, texts)] + (intervals.allSatisfy(\.isEmpty) ? [] : [("interval", intervals)])
  }

  /// The origin of the figures of saved runs, or how to add them.
  static func notes(of report: Report) -> [String] {
    let cost = report.cost.map { cost in
      "Object code and compile time: of a run on \(cost.environment.date.prefix(10)), \(cost.environment.cpu), "
        + "\(cost.environment.swift)."
    }
    let instructions = report.instructions.map {
      "Instructions: of a count on \($0.origin.joined(separator: ", "))."
    }
    guard report.isOfOwnProgram != true else { return [cost, instructions].compactMap(\.self) }
    return [
      cost ?? "Object code and compile time per model: bench cost --output cost.json, then --cost cost.json.",
      instructions
        ?? "Instructions per object: bench instructions --output counts.txt, then --instructions counts.txt.",
    ]
  }

  /// Returns a sentence without the backticks around names.
  private static func plain(_ sentence: String) -> String { sentence.replacing("`", with: "") }
}
