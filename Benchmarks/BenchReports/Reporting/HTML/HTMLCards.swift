import BenchKit

/// A table with a card for each strategy in a column, and the rule of the recommendation.
struct HTMLCards {
  let cards: StrategyCards
  let recommendation: Recommendation?
  let report: Report

  var html: String {
    let all = cards.all
    let groups = [
      ("Speed, memory, code", CardFigure.costs), ("Correctness and requirements", CardFigure.qualities),
    ]
    .map { title, figures in
      HTMLText.Group(
        title: title,
        rows: CardFigure.known(figures, in: cards).map { figure in
          HTMLText.TableRow(name: figure.label, cells: all.map { cell(figure.value($0)) })
        })
    }.filter { !$0.rows.isEmpty }
    let choice = recommendation?.choice?.title
    let classes = [""] + all.map { $0.title == choice ? "card choice" : "card" }
    let table = HTMLText.table(
      caption: "One card per strategy", columns: [""] + all.map(\.title), groups: groups, classes: classes)
    let figures = CardFigure.known(CardFigure.costs + CardFigure.qualities, in: cards).map(\.title)
    let notes = [
      recommendation?.rule, cards.legend(of: figures).joined(separator: " "),
      CardText.notes(of: report).joined(separator: " "),
    ].compactMap(\.self).filter { !$0.isEmpty }
    return """
      <div class="cards">
      \(table)
      </div>
      \(notes.map { "<p class=\"key-line\">\(HTMLText.marked($0))</p>" }.joined(separator: "\n"))
      """
  }

  private func cell(_ value: CardFigure.Value?) -> String {
    switch value {
    case .speed(let speed): "<td class=\"speed\">\(speed.text)<span>\(speed.interval ?? "")</span></td>"
    case .text(let text): "<td>\(HTMLText.escaped(text.replacing(" of ", with: "\u{A0}of\u{A0}")))</td>"
    case nil: "<td>–</td>"
    }
  }
}
