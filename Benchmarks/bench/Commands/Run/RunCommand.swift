import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Foundation
import MappedRows

/// `bench run` runs the comparison.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Measure the strategies and compare them with Foundation's coders.",
    discussion: """
      Every cell first passes a gate, which checks its results. Then rounds follow, each of which measures all cells in a \
      new random order, until the end of the budget. A ratio above 1 means faster than foundation-codable. Ctrl-C ends the \
      run with a report of what has been measured, and with exit code 130.

      EXAMPLES:
        bench run                                     a minute
        bench run --full --format json --output now.json
                                                      a quarter of an hour
        bench run --model movie --strategy manual --strategy codable
        bench run --shape shuffled                    members in random order
        bench run --input tweets.json                 parse your own document
        bench run --corpus jsonexamples               known files
        bench run --input api.json --at '$.data.users' --as todos
        bench run --format html --output report.html  a page with charts
        bench run --no-cells --threads                only decoding by several threads
      """
  )

  @OptionGroup(title: "WHAT IS MEASURED") var cells: CellOptions

  @Option(
    help: ArgumentHelp("Measure this document instead of generated ones.", valueName: "file"))
  var input: String?

  @Option(
    help: ArgumentHelp(
      "Measure this part of the input, minified, as in $.data.movies or $.pages[0].", valueName: "path"))
  var at: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("The model in the input; without it only parsers are compared.", valueName: "model"))
  var model: ModelName?

  @Option(
    help: ArgumentHelp(
      """
      Measure the known files twitter.json, citm_catalog.json and canada.json in this folder, mapped by every strategy; \
      get them from \(KnownFile.source).
      """,
      valueName: "folder"))
  var corpus: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The duration of measuring, such as 40s or 2m; 15s by default, 7m with --full. At least five rounds are measured, or \
      three if five take twice the budget. If that takes longer than the budget that you set, a warning is printed first. Memory, cold \
      starts and threads take extra time.
      """,
      valueName: "time"),
    transform: Budget.init(parsing:)
  )
  var budget: Budget?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The number of processes that measure each cell. By default 5 for up to 100 objects; 1 for 5 MB, or 3 with --full; \
      and 3 for threads.
      """,
      valueName: "count"),
    transform: { try NumberArgument.whole($0, in: 1...20) }
  )
  var processes: Int?

  @Option(
    parsing: .unconditional, help: "The seed for the order of the cells and for the intervals; 1 by default.",
    transform: { try NumberArgument.whole($0, in: 0...UInt64.max) }
  )
  var seed: UInt64 = 1

  @Flag(
    name: .customLong("cells"), inversion: .prefixedNo,
    help: "Measure the cells; --no-cells measures only the parts that other options include.")
  var measuresCells = true

  @Flag(
    inversion: .prefixedNo,
    help: "Also show the peak memory of decoding about 5 MB, each in a new process; on by default with cells."
  )
  var memory: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Also show the time and the instructions until a new process has decoded its first todo; on by default with --full, \
      unless options select some cells.
      """)
  var coldStart: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Also decode and encode, single objects and lists of a hundred, with 1, 2, 4 … threads, up to the number of cores; \
      on by default with --full, unless options select some cells.
      """)
  var threads: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Also show the errors of the strategies and Foundation for malformed JSON, and check the conformance files; on by \
      default, unless options select some cells.
      """)
  var errors: Bool?

  @Option(
    help: ArgumentHelp(
      """
      Compare with this program, in lists of movies, users and todos; repeatable. It answers commands by the protocol of \
      the page Contenders.
      """,
      valueName: "command"))
  var contender: [String] = []

  @OptionGroup(title: "ON THE CARDS") var figures: SavedFigures

  @OptionGroup var debug: DebugOption

  @OptionGroup(title: "OUTPUT") var output: ReportOptions

  func validate() throws {
    guard contender.isEmpty || (input == nil && corpus == nil) else {
      throw ValidationError("--contender measures generated lists; leave --input and --corpus out")
    }
    guard input != nil || (at == nil && model == nil) else {
      throw ValidationError("--at and --as describe the document of --input; add --input")
    }
    if let at {
      do {
        _ = try PathArgument.parse(at)
      } catch {
        throw ValidationError("--at \(error.description)")
      }
    }
    try model?.requireCatalog()
    try validateParts()
    if corpus != nil {
      guard input == nil, cells.model.isEmpty, cells.size.isEmpty, cells.shape.isEmpty else {
        throw ValidationError(
          "--corpus measures its own files; leave --input, --model, --size and --shape out")
      }
      return
    }
    guard input == nil else {
      guard cells.model.isEmpty, cells.size.isEmpty, cells.shape.isEmpty else {
        throw ValidationError(
          "--model, --size and --shape are about generated documents; use --as with --input")
      }
      try requireModelForMapping()
      return
    }
    if measuresCells { try cells.requireCells() }
  }

  /// Throws if an option needs the model of the input and there is none, since the input is then only parsed.
  private func requireModelForMapping() throws {
    if cells.operation == [.reject] {
      throw ValidationError(
        "--operation reject damages generated documents, not one of yours; leave --input out, "
          + "or choose another operation")
    }
    guard model == nil else { return }
    let names = ModelName.allCases.map(\.rawValue).joined(separator: ", ")
    let remedy = "specify the model in the input with --as (\(names)); without it only parsers are compared"
    if !cells.operation.isEmpty, !cells.operation.contains(.parse) {
      throw ValidationError("--operation \(cells.operation[0].rawValue) needs a model: \(remedy)")
    }
    let parsers = ComparedRows.parsers.map(\.backend.rawValue)
    if let strategy = cells.strategy.first(where: { !parsers.contains($0) }) {
      throw ValidationError("--strategy \(strategy) needs a model: \(remedy)")
    }
  }

  func run() throws {
    try debug.requireMeasurable()
    let addFigures = try figures.read()
    let environment = Environment.current()
    let document = input.map { UserDocument(path: $0, at: at, model: model) }
    let corpus = try self.corpus.map(Corpus.init)
    let (contenders, refused) = introducedContenders()
    let subject = Subject(filter: cells.filter, document: document, corpus: corpus, contenders: contenders)
    if let warning = corpus?.warning {
      try StandardStream.error.write(warning + "\n")
    }
    if document != nil || corpus != nil {
      guard try !subject.cells().isEmpty else {
        throw ValidationError(
          "no cell of the comparison has all of these properties; bench list shows the available names")
      }
    }
    let budget = (self.budget ?? Budget(seconds: cells.full ? 420 : 15)).nanoseconds
    let phases =
      measuresCells
      ? MeasuringPhase.phases(
        subject, budget: budget,
        processes: (light: processes ?? 5, heavy: processes ?? (cells.full ? 3 : 1)), seed: seed)
      : []
    // Without a budget, a run takes as long as it needs, so there is nothing to announce.
    if self.budget != nil { try LeastTime.announce(of: phases, budget: budget) }
    let measuring = MeasuringRun(
      phases: phases, seed: seed, memory: memoryMeasuring, coldStart: coldStartMeasuring,
      threads: threadMeasuring)
    var report = try measuring.report(environment: environment)
    guard report.hasFigures || !report.isInterrupted else {
      throw Interruption.Notice(description: "interrupted: nothing had been measured yet")
    }
    if errors ?? isWhole, !report.isInterrupted {
      addErrors(to: &report)
    }
    if !contender.isEmpty {
      report.contenders = try report.isInterrupted ? refused : Self.tried(contenders) + refused
    }
    addFigures(&report)
    try output.write(report, keeps: true)
    if report.isInterrupted {
      throw ExitCode(130)
    }
  }

  /// Adds the errors for malformed documents, or the reason why they are missing.
  private func addErrors(to report: inout Report) {
    let progress = ProgressLine(phase: "errors")
    progress.show("errors: decoding malformed JSON")
    defer { progress.finish() }
    do {
      (report.errors, report.conformance, report.losses) = try Interruption.shared.ending {
        (try ErrorsCommand.grid(), try ErrorsCommand.conformance(), try ErrorsCommand.losses())
      }
    } catch is Interruption.Notice {
      report.isInterrupted = true
    } catch {
      report.errorsUnavailable = String(describing: error)
    }
  }
}
