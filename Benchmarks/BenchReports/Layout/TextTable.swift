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

  var header: String { line(columns.map(\.title)) }

  var width: Int { columns.reduce(2 * (columns.count - 1)) { $0 + $1.width } }

  /// Returns the table in blocks, each with the first column and as many of the others as fit into the width;
  /// the headers are bold.
  func blocks(of rows: [[String]], layout: TextLayout) -> [[String]] {
    var blocks: [[String]] = []
    var rest = Array(columns.indices.dropFirst())
    repeat {
      var chosen = Array(columns.indices.prefix(1))
      repeat {
        chosen += rest.prefix(1)
        rest = Array(rest.dropFirst())
      } while rest.first.map { next in
        TextTable(columns: (chosen + [next]).map { columns[$0] }).width <= layout.width
      } ?? false
      let block = TextTable(columns: chosen.map { columns[$0] })
      blocks.append(
        [layout.colored(block.header, .bold)] + rows.map { row in block.line(chosen.map { row[$0] }) })
    } while !rest.isEmpty
    return blocks
  }

  /// Returns the cells in one line, separated by two spaces; a cell that is too long moves the others.
  func line(_ cells: [String]) -> String {
    var text = ""
    for (cell, column) in zip(cells, columns) {
      if !text.isEmpty { text += "  " }
      let padding = String(repeating: " ", count: max(0, column.width - cell.count))
      text += column.alignment == .left ? cell + padding : padding + cell
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Like ``line(_:)``, but puts a first cell that is too long on a line of its own, so that the others stay
  /// aligned.
  func lines(_ cells: [String]) -> [String] {
    guard let name = cells.first, let column = columns.first, name.count > column.width, cells.count > 1
    else { return [line(cells)] }
    return [name, line([" "] + cells.dropFirst())]
  }
}
