import ArgumentParser

/// `bench report` writes a saved run in another format.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a saved run in another format.",
    discussion: """
      EXAMPLES:
        bench run --full --format json --output run.json
        bench report run.json --format html --output report.html
        bench report run.json --format readme
        bench report run.json --cost cost.json --output report.html
      """
  )

  @Argument(help: "A file that bench run --format json wrote.")
  var file: String

  @OptionGroup(title: "ON THE CARDS") var figures: SavedFigures

  @OptionGroup var output: ReportOptions

  func run() throws {
    var report = try SavedReport.read(file)
    try figures.read()(&report)
    try output.write(report)
  }
}
