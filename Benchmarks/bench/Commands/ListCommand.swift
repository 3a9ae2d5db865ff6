import ArgumentParser
import BenchKit
import BenchReports
import BenchRows

/// `bench list` shows the available cells.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show the available names, or the cells that some options select.",
    discussion: """
      EXAMPLES:
        bench list
        bench list --cells --model todo --operation decode
        bench list --cells --full
      """
  )

  @Flag(help: "Show each cell that bench run would measure with the same options.")
  var cells = false

  @OptionGroup(title: "WHICH CELLS") var options: CellOptions

  func run() throws {
    let chosen = Comparison().matrix.cells(matching: options.filter).map(\.identity)
    guard cells else {
      var lines: [String] = []
      let peers = ComparedRows.peerNames
      let strategies = ComparedRows.strategyNames.filter { !peers.contains($0) }
      for (title, names) in [
        ("strategies", strategies), ("peers", peers + [PeerName.subclasses]), ("floors", FloorName.all),
        ("models", ModelName.known.map(\.rawValue)), ("operations", Operation.allCases.map(\.rawValue)),
        ("backends", BackendName.allValueStrings), ("sizes", DataSize.generated.map(\.rawValue)),
        ("shapes", ObjectShape.allCases.map(\.rawValue)),
      ] {
        lines += Terminal.layout.wrapped("\(title): \(names.joined(separator: ", "))", indent: "  ")
      }
      lines.append("cells with these options: \(chosen.count)")
      try StandardStream.output.write(lines.map { $0 + "\n" }.joined())
      return
    }
    guard !chosen.isEmpty else {
      throw ValidationError("no cell of the comparison has all of these properties")
    }
    let lines = chosen.map { cell in
      "\(cell.strategy) \(cell.backend.rawValue) \(cell.model.rawValue) \(cell.operation.rawValue) "
        + "\(cell.size.rawValue)\(cell.shape == .ordered ? "" : " \(cell.shape.rawValue)")\n"
    }
    try StandardStream.output.write(lines.joined())
  }
}
