import BenchKit

extension MarkdownReport {
  /// The recommendation, and a table with a card in each column.
  var cardLines: [String] {
    guard let cards = StrategyCards(report) else { return [] }
    let sentences = Recommendation(cards)?.sentences ?? []
    let figures = CardFigure.known(CardFigure.costs + CardFigure.qualities, in: cards)
    let recommendation =
      sentences.isEmpty ? [] : ["## Recommendation", ""] + sentences.map { "- \($0)" } + [""]
    let table = MarkdownTable.lines(
      [""] + cards.all.map { Self.marked($0.title) },
      rows: figures.map { figure in [figure.label] + cards.all.map { text(figure.value($0)) } })
    return recommendation + ["## One card per strategy", ""] + table + [""]
      + (cards.legend + CardText.notes(of: report)).map { "- \($0)" } + [""]
  }

  private func text(_ value: CardFigure.Value?) -> String {
    switch value {
    case .speed(let speed): speed.text + (speed.interval.map { " (\($0))" } ?? "")
    case .text(let text): text
    case nil: "–"
    }
  }

  /// Returns the name of a row as code, because GitHub would interpret `@Mapped` as the name of a user.
  static func marked(_ name: String) -> String { "`\(name)`" }
}
