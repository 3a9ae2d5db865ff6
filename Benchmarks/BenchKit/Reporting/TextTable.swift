/// Aligned columns of text.
struct TextTable {
  enum Alignment {
    case left
    case right
  }

  struct Column {
    var title: String
    var width: Int
    var alignment: Alignment
  }

  let columns: [Column]

  var header: String {
    line(columns.map(\.title))
  }

  var width: Int {
    columns.reduce(2 * (columns.count - 1)) { $0 + $1.width }
  }

  /// The cells next to each other, two spaces between them; a cell that is too long pushes the others aside.
  func line(_ cells: [String]) -> String {
    var text = ""
    for (cell, column) in zip(cells, columns) {
      if !text.isEmpty {
        text += "  "
      }
      let padding = String(repeating: " ", count: max(0, column.width - cell.count))
      text += column.alignment == .left ? cell + padding : padding + cell
    }
    while text.last == " " {
      text.removeLast()
    }
    return text
  }

  /// Like ``line(_:)``; but a first cell that is too long stands on a line of its own, so that the others stay aligned.
  func lines(_ cells: [String]) -> [String] {
    guard let name = cells.first, let column = columns.first, name.count > column.width, cells.count > 1
    else { return [line(cells)] }
    return [name, line([" "] + cells.dropFirst())]
  }
}
