import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Foundation

/// `bench instructions` counts instructions, which hardly vary even on noisy machines.
struct InstructionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "instructions",
    abstract:
      "Count the instructions that each strategy needs for an object, or compare them with an earlier count.",
    discussion: """
      Callgrind counts the instructions, which takes minutes but gives the same figures each time: for one document with \
      one object (lone), one with a hundred (list), and a hundred different ones with one object each (rotated). Mallocs \
      are counted too.

      The exit code is 0 without regressions, and 2 with regressions: more instructions than the tolerance allows, more \
      mallocs, a cell of the baseline that can't be counted, or a parser that checks for exclusive access at run time.

      EXAMPLES:
        bench instructions --output before.txt
        bench instructions --baseline before.txt
        bench instructions --baseline before.txt --tolerance 1.005 --strategy codable
        bench instructions --corpus jsonexamples      known files, per file
      """
  )

  @Option(help: ArgumentHelp("Compare with this table, written by --output.", valueName: "file"))
  var baseline: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The allowed ratio of instructions to those of the baseline; 1.02 by default.",
      valueName: "ratio"), transform: NumberArgument.ratio)
  var tolerance = InstructionComparison.usualTolerance

  @Option(help: "Count only this strategy, or the parser alone (native); repeatable.")
  var strategy: [String] = []

  @Option(help: "Count only this model; repeatable.")
  var model: [ModelName] = []

  @Option(help: "Count only this operation (decode, encode, reject, partial, parse); repeatable.")
  var operation: [BenchKit.Operation] = []

  @Option(
    help: ArgumentHelp("Count the known files in this folder instead, as in bench run.", valueName: "folder"))
  var corpus: String?

  @OptionGroup(title: "OUTPUT") var file: OutputFile

  @OptionGroup var debug: DebugOption

  private static let parser = BackendName.native.rawValue
  /// The strategy that decodes in one pass.
  private static let onePass = "derived"

  private static var names: [String] { strategies + [parser] }
  private static var strategies: [String] { counted(ComparedRows.strategyNames) + [PeerName.subclasses] }

  private static func counted(_ names: [String]) -> [String] {
    let peers = ComparedRows.peerNames
    return names.filter { !peers.contains($0) }
  }

  /// Returns the rows of an operation. Only the catalog's models share a row for encoding.
  private static func rows(of operation: BenchKit.Operation, _ model: ModelName) -> [String] {
    switch operation {
    case .parse: [parser]
    case _ where model == .films: strategies
    case .encode: counted(ComparedRows.writerNames)
    default: counted(ComparedRows.strategyNames)
    }
  }

  func validate() throws {
    let names = Self.names + Self.counted(ComparedRows.writerNames).filter { !Self.names.contains($0) }
    for name in strategy where !names.contains(name) {
      throw ValidationError(
        "there is no strategy \"\(name)\" to count; choose among \(names.joined(separator: ", "))")
    }
    guard corpus == nil || model.isEmpty else {
      throw ValidationError("--corpus counts its own files; leave --model out")
    }
    for operation in operation where corpus != nil && !Self.operationsOfFiles.contains(operation) {
      throw ValidationError("--corpus counts decode, encode and parse, not \(operation.rawValue)")
    }
    for model in model where !InstructionCell.models.contains(model.list) {
      throw ValidationError(
        "\(model.rawValue) is not counted; choose among "
          + InstructionCell.models.map(\.rawValue).joined(separator: ", "))
    }
    for operation in operation where !InstructionCell.operations.contains(operation) {
      throw ValidationError(
        "\(operation.rawValue) is not counted; choose among decode, encode, reject, partial, parse")
    }
  }

  func run() throws {
    try debug.requireMeasurable()
    let baseline = try baseline.map(SavedReport.instructions)
    let (counts, complaints) = try counted()
    let table = InstructionTable(environment: .current(), counts: counts)
    guard var baseline else {
      try file.write(table.text)
      try refuse(complaints)
      return
    }
    baseline.counts.removeAll {
      !isWanted($0.cell) || ModelName.knownFiles.contains($0.cell.model) != (corpus != nil)
    }
    let comparison = InstructionComparison(old: baseline, new: table, tolerance: tolerance)
    if file.output != nil {
      try file.write(table.text)
    }
    try StandardStream.output.write(comparison.text(layout: Terminal.layout))
    try refuse(complaints)
    guard comparison.findings.isEmpty else { throw ExitCode(2) }
  }

  private func refuse(_ complaints: [String]) throws {
    guard !complaints.isEmpty else { return }
    try StandardStream.error.write(complaints.map { $0 + "\n" }.joined())
    throw ExitCode(2)
  }

  private func isWanted(_ cell: InstructionCell) -> Bool {
    (strategy.isEmpty || ComparedRows.rows(of: strategy).contains(cell.strategy))
      && (model.isEmpty || model.contains { $0.list == cell.model })
      && (operation.isEmpty || operation.contains(cell.operation))
  }

  /// Uses one process for each strategy, model and operation: whether a growing buffer is copied depends on
  /// the state of the heap, and changes the count of a list by up to 3 %.
  ///
  /// - Returns: The counts, and a sentence for each process in which parsing checks for exclusive access.
  private func counted() throws -> (counts: [InstructionCount], complaints: [String]) {
    Interruption.shared.install()
    let progress = ProgressLine(phase: "instructions")
    defer { progress.finish() }
    var counts: [InstructionCount] = []
    var complaints: [String] = []
    try TemporaryItem.with(name: "bench-instructions-\(UUID().uuidString)") { folder in
      let callgrind = try Callgrind(in: folder)
      let corpus = try corpus.map { folder in
        let corpus = try Corpus(folder: folder)
        _ = try corpus.models()
        return String(decoding: try JSONEncoder().encode(corpus), as: UTF8.self)
      }
      let chunks = chunks
      for (index, chunk) in chunks.enumerated() {
        progress.show("instructions: process \(index + 1) of \(chunks.count)")
        let (visited, isChecked) = try Interruption.shared.ending {
          try self.counts(
            callgrind,
            ["count-once", "--strategy", chunk.strategy, "--operation", chunk.operation.rawValue]
              + (corpus.map { ["--corpus", $0] } ?? ["--model", chunk.model.rawValue]))
        }
        counts += visited
        let parses =
          chunk.operation == .parse || (chunk.operation == .decode && chunk.strategy == Self.onePass)
        if isChecked, parses {
          complaints.append(
            "EXCLUSIVITY: \(chunk.strategy) \(chunk.operation.rawValue) of \(corpus == nil ? chunk.model.rawValue : "the files") calls "
              + "\(Self.exclusivityCheck): the state of the parser's loop is not in registers")
        }
      }
    }
    return (counts, complaints)
  }

  /// The runtime function that checks for exclusive access to a variable. A closure that captures a variable
  /// of the parser's loop is enough to add such checks, and doubles the parser's time.
  private static let exclusivityCheck = "swift_beginAccess"

  private static let operationsOfFiles: [BenchKit.Operation] = [.decode, .encode, .parse]

  /// The cells of each process, which counts all kinds of documents, or all known files.
  private var chunks: [InstructionCell] {
    let operations = corpus == nil ? InstructionCell.operations : Self.operationsOfFiles
    return (corpus == nil ? InstructionCell.models : [.movies]).flatMap { model in
      operations.flatMap { operation in
        Self.rows(of: operation, model).map {
          InstructionCell(model: model, operation: operation, documents: .lone, strategy: $0)
        }
      }
    }.filter { $0.exists && isWanted($0) }
  }

  /// Returns the counts of one process, and whether it checked for exclusive access.
  private func counts(
    _ callgrind: Callgrind, _ arguments: [String]
  ) throws -> (counts: [InstructionCount], isChecked: Bool) {
    let (output, instructions, isChecked) = try callgrind.counts(arguments, calling: Self.exclusivityCheck)
    let visits = try JSONDecoder().decode([CountedVisit].self, from: output)
    guard visits.count(where: { $0.unavailable == nil }) == instructions.count else {
      throw CommandFailure(
        description: "callgrind counted \(instructions.count) visits of \(CountedRegion.symbol), not "
          + "\(visits.count(where: { $0.unavailable == nil })); is it in the symbol table?")
    }
    var rest = instructions[...]
    let counts = visits.map { $0.count(instructions: $0.unavailable == nil ? rest.popFirst() : nil) }
    return (counts, isChecked)
  }
}
