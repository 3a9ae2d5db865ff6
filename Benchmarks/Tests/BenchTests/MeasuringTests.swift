import BenchKit
import BenchReports
import Foundation
import MappingTestSupport
import Testing

/// The figures of a debug build mean nothing; these tests check that cells are measured, counted and
/// reported.
@Suite("Commands that measure") struct MeasuringTests {
  private static let run = ["run", "--allow-debug", "--model", "todo", "--size", "small"]

  private static let warning = """
    WARNING: too few samples to compare the time of manual todo decode small: it takes 5 pairs with the
      reference, in the baseline too

    """

  static func report(_ ending: BenchProgram.Ending) throws -> Report {
    try Report(json: Data(ending.output.utf8))
  }

  @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]])
  func tablesInAPipeHaveNoColors(variables: [String: String]) throws {
    let ending = try BenchProgram().run(
      Self.run + ["--operation", "parse", "--budget", "1ms"], adding: variables)
    #expect(ending.status == 0)
    #expect(
      ending.output.contains(
        "\ncommand: bench run --allow-debug --model todo --size small --operation parse --budget 1ms\n"))
    #expect(ending.output.contains("\ntodo parse   "))
    #expect(!ending.output.contains("\u{1B}"))
    #expect(!ending.error.contains("\u{1B}"))
  }

  @Test("A budget that is too short causes a warning before measuring")
  func theMinimumDuration() throws {
    let run = Self.run + ["--operation", "decode", "--strategy", "manual", "--format", "json", "--budget"]
    let short = try BenchProgram().run(run + ["1ms"])
    #expect(short.status == 0)
    let warning = try Regex(
      #"The budget of 1 ms is too short for this run: it takes at least (\d+) ms\. Each of the 3 cells is checked, and "#
        + #"measured in 3 rounds; fewer cells take less time\.\n"#)
    let match = try #require(try warning.prefixMatch(in: short.error), "\(short.error)")
    // The estimate is based on one round of each cell, while other tests run. So this budget is ten times
    // as long.
    let least = try #require(match.output[1].substring.flatMap { Int($0) })
    let long = try BenchProgram().run(run + ["\(10 * least)ms"])
    #expect(long.status == 0)
    #expect(!long.error.contains("too short"))
  }

  // A debug build takes 23 seconds for all malformed documents.
  @Test(.enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func errorsForMalformedDocumentsAreInTheReport() throws {
    let ending = try BenchProgram().run(Self.run + ["--operation", "parse", "--budget", "1ms", "--errors"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\nmalformed JSON      accepted  crashed  "))
  }

  @Test("Cold starts and threads can be measured alone")
  func coldStartsAndThreads() throws {
    let ending = try BenchProgram().run([
      "run", "--allow-debug", "--no-cells", "--cold-start", "--threads", "--model", "todo", "--strategy",
      "manual",
      "--processes", "1", "--format", "json",
    ])
    #expect(ending.status == 0, "\(ending.error)")
    let report = try Self.report(ending)
    #expect(report.results == [] && report.memory == [] && report.errors == nil)
    let start = try #require(report.coldStarts?.first)
    #expect(report.coldStarts?.count == 1)
    #expect(start.strategy == "manual" && start.unavailable == nil)
    let (fromStart, fromMain) = (try #require(start.fromStart), try #require(start.fromMain))
    #expect(0 < fromMain.value && fromMain.value < fromStart.value)
    #expect(start.startSamples.count == 40 && start.mainSamples.count == 40)
    #expect((start.instructions == nil) == (start.instructionsUnavailable != nil))
    let threads = try #require(report.threads)
    let counts = ThreadPlan.counts(cores: ProcessInfo.processInfo.activeProcessorCount)
    let works = ["decode todo", "decode todos", "encode todo", "encode todos"]
    let expected = ["manual", "control"].flatMap { strategy in
      works.flatMap { work in counts.map { "\(work) \(strategy) \($0)" } }
    }
    #expect(threads.map { "\($0.work) \($0.strategy) \($0.threads)" } == expected)
    for row in threads {
      #expect(row.unavailable == nil)
      #expect((row.speedup == nil) == (row.threads == 1))
      #expect((row.processorRatio == nil) == (row.threads == 1))
      #expect(row.objectsPerSecond ?? 0 > 0)
      #expect(row.elapsedSamples.map(\.count) == [5] && row.processorSamples.map(\.count) == [5])
    }
    if MallocCounter.counter != nil {
      for work in works {
        let own = threads.filter { $0.strategy == "manual" && $0.work == work }.map(\.mallocsPerObject)
        #expect(own.allSatisfy { $0 == own[0] } && own[0] ?? 0 > 0)
      }
    }
  }

  @Test("Lists that are still arriving are compared with decoding whole lists")
  func partialLists() throws {
    let ending = try BenchProgram().run([
      "run", "--allow-debug", "--operation", "partial", "--model", "todo", "--strategy", "codable",
      "--budget", "1ms", "--format", "json",
    ])
    #expect(ending.status == 0, "\(ending.error)")
    let rows = try Self.report(ending).results
    #expect(rows.map(\.cell.strategy) == ["codable", "control"])
    #expect(rows.allSatisfy { $0.cell.operation == .partial && $0.objects == 100 && $0.ratio != nil })
  }

  @Test("A list that arrives in parts is counted as a whole, in each number of parts, and with questions")
  func countedParts() throws {
    let ending = try BenchProgram().run([
      "count-once", "--strategy", "manual", "--model", "todo", "--operation", "partial",
    ])
    #expect(ending.status == 0, "\(ending.error)")
    let visits = try JSONDecoder().decode([CountedVisit].self, from: Data(ending.output.utf8))
    #expect(visits.map(\.cell.documents) == [.list] + InstructionCell.Documents.arriving)
    #expect(visits.map(\.objects) == [100] + Array(repeating: 1000, count: 6))
    #expect(visits.allSatisfy { $0.unavailable == nil })
  }

  @Test func oneDocumentOfYourOwnIsParsed() throws {
    try ReadingTests.withFile(#"{"a": [1, 2, 3]}"#) { file in
      let ending = try BenchProgram().run([
        "run", "--allow-debug", "--input", file, "--at", "$.a", "--budget", "1ms", "--format", "json",
      ])
      let report = try Self.report(ending)
      let parsers = report.results.map(\.cell.strategy)
      #expect(parsers.starts(with: ["native", "jansson", "foundation"]))
      #expect(report.results.allSatisfy { $0.bytes == 7 && $0.nsPerObject != nil })
    }
  }

  @Test func anEmptyListHasNothingToMeasure() throws {
    try ReadingTests.withFile("[]") { file in
      let ending = try BenchProgram().run(["run", "--allow-debug", "--input", file, "--as", "todos"])
      #expect(ending.status == 1)
      #expect(
        ending.error
          == "Error: \(file) doesn't contain todos: the list is empty, so there is no object to measure\n")
    }
  }

  @Test(.enabled(if: MallocCounter.counter != nil, "A sanitizer's allocator is not counted"))
  func checkFindsAnAdditionalBlock() throws {
    try ReadingTests.withFile("") { file in
      let measured = try BenchProgram().run(
        Self.run + ["--strategy", "manual", "--operation", "decode", "--budget", "1ms", "--format", "json"])
      #expect(measured.status == 0)
      try Data(measured.output.utf8).write(to: URL(filePath: file))
      // A threshold so high that the check can't fail because of the time.
      let check = ["check", "--allow-debug", "--baseline", file, "--budget", "1ms", "--threshold", "1000000"]
      let same = try BenchProgram().run(check)
      #expect(same.status == 0)
      #expect(same.output == Self.warning + "no regression in 1 cell; the time of 0 was compared\n")
      var baseline = try Self.report(measured)
      baseline.results[0].mallocsOfAll = baseline.results[0].mallocsOfAll.map { $0 - 1 }
      try baseline.json().write(to: URL(filePath: file))
      let worse = try BenchProgram().run(check)
      #expect(worse.status == 2)
      #expect(worse.output.hasPrefix(Self.warning + "MALLOCS: manual todo decode small allocates "))
      #expect(worse.output.hasSuffix("\n1 regression in 1 cell; the time of 0 was compared\n"))
    }
  }

  @Test(
    .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: [([], "1 cell"), (["--full"], "2 cells"), (["--size", "small"], "1 cell")])
  func checkMeasuresListsOfAHundredByDefault(options: [String], cells: String) throws {
    try ReadingTests.withFile("") { file in
      let measured = try BenchProgram().run([
        "run", "--allow-debug", "--model", "todo", "--size", "small", "--size", "medium",
        "--strategy", "manual", "--operation", "decode", "--budget", "1ms", "--format", "json",
      ])
      try Data(measured.output.utf8).write(to: URL(filePath: file))
      let check = try BenchProgram().run(
        ["check", "--allow-debug", "--baseline", file, "--budget", "1ms", "--threshold", "1000000"] + options)
      #expect(check.status == 0)
      #expect(check.output.contains("\nno regression in \(cells); the time of 0 was compared\n"))
    }
  }

  @Test func measuredFiguresAreReportedAfterCtrlC() throws {
    let ending = try BenchProgram().run(
      Self.run + ["--strategy", "manual", "--budget", "5s", "--format", "json"],
      interrupted: .onceItReports("process 2 of 5"))
    #expect(ending.status == 130)
    let report = try Self.report(ending)
    #expect(report.isInterrupted)
    #expect(report.results.contains { $0.nsPerObject != nil })
  }

  @Test func anInterruptionIsNotReportedAsACrash() throws {
    let ending = try BenchProgram().run(
      Self.run + ["--operation", "parse", "--budget", "1ms", "--errors", "--format", "json"],
      interrupted: .onceItReports("errors: decoding malformed JSON"))
    #expect(ending.status == 130)
    let report = try Self.report(ending)
    #expect(report.isInterrupted)
    #expect(report.errors == nil)
    #expect(report.errorsUnavailable == nil)
  }

  @Test(arguments: [
    ["memory", "--allow-debug", "--size", "medium", "--model", "todos"]
      + (0..<100).flatMap { _ in ["--strategy", "manual"] }
  ])
  func memoryEndsImmediately(arguments: [String]) throws {
    let ending = try BenchProgram().run(arguments, interrupted: .onceItPrints("MB"))
    #expect(ending.status == 130)
    #expect(ending.error == "interrupted\n")
    #expect(ending.output.split(separator: "\n").count < 100)
  }

  @Test func checkReportsAnInterruption() throws {
    try ReadingTests.withFile("") { file in
      let measured = try BenchProgram().run(
        Self.run + ["--strategy", "manual", "--operation", "decode", "--budget", "1ms", "--format", "json"])
      try Data(measured.output.utf8).write(to: URL(filePath: file))
      let ending = try BenchProgram().run(
        ["check", "--allow-debug", "--baseline", file, "--budget", "20s"],
        interrupted: .onceItReports("process 1 of 8"))
      #expect(ending.status == 130)
      #expect(ending.error.hasSuffix("\ninterrupted\n"))
      #expect(ending.output == "")
    }
  }
}
