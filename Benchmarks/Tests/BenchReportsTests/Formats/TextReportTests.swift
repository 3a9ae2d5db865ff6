import BenchKit
import BenchReports
import Foundation
import Testing

@Suite struct TextReportTests {
  @Test func tablesAreAligned() {
    let text = TextReport(SampleReport.report(SampleReport.cells)).text
    #expect(
      text == """
        Example CPU, 2 cores, load 0.25
        Swift version 6.3, Debian GNU/Linux 12
        2026-01-02T03:04:05Z, seed 7, commit abc1234
        command: bench

        todo decode                           ns/object    MB/s   ratio      95 % interval  mallocs   bytes
          1 object, 56 bytes
            manual                                  100     560    12.3  ~    12.3 – 12.3¹     1.00    32.0
          100 objects, 9 000 bytes
            manual                                  210     429    10.0  +    9.80 – 10.5¹     1.01    32.3
            codable                           n/a (decodes to other values)
            manual over jansson                    1020    88.2    2.02  +    2.00 – 2.22¹    21.00     672
            foundation-codable                     2058    43.7    1.00                        5.00     160
            foundation-codable-dateformatter       4050    22.2    0.51  -~   0.49 – 0.70¹        –       –
            control (reference again)              2060    43.7    1.00  =    1.00 – 1.00¹     5.00     160

        todo parse                            ns/object    MB/s   ratio      95 % interval  mallocs   bytes
          100 objects, 9 000 bytes
            native                                 90.0    1000       –                        0.02     0.6
            jansson                                1810    49.7       –                       40.00    1280

        ratio: times faster than foundation-codable in the same rounds, with its 95 % interval; + faster, -
          slower, = no difference (the interval contains 1, or the effect is at most 2 %, or more if fewer
          than 8 processes measured), ~ noisy (an interval wider than 20 % or fewer than 5 samples).
        ¹: measured in one process, whose layout of memory may change times by 1 to 5 %, which the interval
          does not include; effects up to 5.7 % count as no difference.
        1 row has fewer than 5 samples and no verdict; a larger --budget or a quieter machine gives more
          samples.
        control: the reference measured twice.
        Rows: strategies, fastest to decode first, as in the cards, and those over other backends after
          them; then Foundation's rows, floors and the control. Parsers: this package's first.
        MB: 10⁶ bytes of the document; mallocs, bytes: allocated per object, the minimum of several counts;
          in rows that use Foundation, they may differ a little from run to run.
        32 samples, small and medium in one process; 1 outlier (1 severe) is counted, not removed.
        Not measured: known files (--corpus), cold starts (--cold-start), threads (--threads), energy, other
          platforms than this one.
        The authors of this suite also wrote the strategies, and spent more time on them than on the peers.
        Rule: of the strategies that have no failed cell, the fastest to decode lists of 100 objects
          (todos); of those that aren't significantly slower, the fastest to encode, then one that maps any
          struct, then fewer lines to write, then fewer mallocs; none if half of the ratios are noisy.
        Object code and compile time per model: bench cost --output cost.json, then --cost cost.json.
        Instructions per object: bench instructions --output counts.txt, then --instructions counts.txt.

        For new code, use manual: it decodes 10.0 times (9.80 – 10.5) as fast as Foundation.
        Excluded: codable (decodes to other values (todos decode medium)).
        Strategies not measured: @Mapped, mappable, applicative, throwing.

        strategy    decode      interval  mallocs  lines
        manual        10.0  9.80 – 10.5¹     1.01     23
        codable          –                      –      2
        Foundation    1.00                   5.00      2

        strategy    needs
        manual      init and function
        codable     Codable
        Foundation  Codable

        Speed: times as fast as foundation-codable, with 95 % interval; todos, lists of 100 objects.
        Mallocs: blocks per decoded object. Lines: for a model of six members and a nested one.
        ¹: measured in one process.

        """)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func tablesFitIntoSixtyColumns() {
    let narrow = TextReport(SampleReport.report(SampleReport.cells), layout: TextLayout(width: 60)).text
    #expect(
      narrow.contains(
        """
        todo decode                   ns/object   ratio      mallocs
          1 object, 56 bytes
            manual                          100    12.3  ~      1.00
          100 objects, 9 000 bytes
            manual                          210    10.0  +      1.01
            codable                   n/a (decodes to other values)
            manual over jansson            1020    2.02  +     21.00
            foundation-codable             2058    1.00         5.00
            foundation-codable-dateformatter
                                           4050    0.51  -~        –

        """))
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test(arguments: [
    ([], "twice."),
    (["copy"], "twice; copy (of the bytes): a floor, that is work which every mapping includes."),
    (
      ["build", "copy"],
      "twice; copy (of the bytes), build (of the models from values): floors, that is work which every mapping includes."
    ),
  ])
  func onlyFloorsOfTheReportAreExplained(floors: [String], end: String) {
    let cells = SampleReport.cells + floors.map { SampleReport.measured($0, samples: [1000]) }
    let text = TextReport(SampleReport.report(cells), layout: TextLayout(width: 200)).text
    #expect(text.contains("\ncontrol: the reference measured \(end)\n"))
  }

  @Test func aControlThatDiffersMakesItsTableNoisyToo() {
    let quick = [100_000, 100_500, 101_000, 100_200, 100_800].map { Double($0) }
    let cells = [
      SampleReport.cells[0], SampleReport.cells[3],
      SampleReport.measured("control", .foundation, samples: quick),
    ]
    let text = TextReport(SampleReport.report(cells), layout: TextLayout(width: 400)).text
    #expect(
      text.contains(
        "~ noisy (an interval wider than 20 %, fewer than 5 samples or a control that differs from the reference).\n"
      ))
  }

  @Test func colorsAreOptional() {
    let report = SampleReport.report(SampleReport.cells)
    #expect(!TextReport(report).text.contains("\u{1B}"))
    let colored = TextReport(report, layout: TextLayout(width: 100, hasColor: true)).text
    #expect(colored.contains("\u{1B}[32m    manual over jansson"))
    #expect(colored.contains("\u{1B}[31m    foundation-codable-dateformatter"))
  }

  @Test func theSplitNamesOnlyBackendsThatAreNotImplied() {
    let cells = [
      SampleReport.measured("foundation-casts", .foundation, samples: [9000]),
      SampleReport.measured("manual", .foundation, samples: [8000]),
      SampleReport.measured("foundation-casts", .foundation, .encode, samples: [4000]),
      SampleReport.measured("manual", .foundation, .encode, samples: [3000]),
      SampleReport.measured("foundation", .foundation, .parse, samples: [2000]),
      SampleReport.measured("build", samples: [1000]),
    ]
    let text = TextReport(SampleReport.report(cells)).text
    #expect(text.contains("\n  todos foundation-casts          15 %"))
    #expect(text.contains("\n  todos manual over foundation    18 %"))
  }

  @Test func sharesAndMemoryHaveTables() {
    let cells = [
      SampleReport.measured("manual", samples: [8000]),
      SampleReport.measured("manual", .native, .encode, samples: [2000]),
      SampleReport.measured("native", .native, .parse, samples: [3000]),
      SampleReport.measured("build", samples: [1000]),
    ]
    var report = SampleReport.report(cells)
    report.memory = [
      MemoryRow(
        strategy: "manual", backend: .native, model: .todos, documentBytes: 5_000_000, peakBytes: 12_500_000)
    ]
    #expect(
      TextReport(report).text.contains(
        """

        share of decode + encode       parse     map   build  encode
          todos manual                  30 %    40 %    10 %    20 %

        peak memory of one decode         MB  × document
          todos manual                  12.5         2.5

        """))
  }

  @Test func aReportOfParsersExplainsNoComparison() {
    let report = SampleReport.report(Array(SampleReport.cells.suffix(2)))
    let notes = """
      Rows: strategies, fastest to decode first, as in the cards, and those over other backends after them; then \
      Foundation's rows, floors and the control. Parsers: this package's first.
      MB: 10⁶ bytes of the document; mallocs, bytes: allocated per object, the minimum of several counts; in rows \
      that use Foundation, they may differ a little from run to run.
      6 samples, medium in one process; 0 outliers (0 severe) are counted, not removed.
      Not measured: known files (--corpus), cold starts (--cold-start), threads (--threads), energy, other platforms than this one.
      The authors of this suite also wrote the strategies, and spent more time on them than on the peers.

      """
    let text = TextReport(report, layout: TextLayout(width: 300)).text
    #expect(text.hasSuffix("1280\n\n" + notes))
    let page = HTMLReport(report).text
    for word in ["Times faster than", "no verdict", "quotients", "reference measured twice"] {
      #expect(!page.contains(word))
      #expect(HTMLReport(SampleReport.report(SampleReport.cells)).text.contains(word))
    }
    #expect(page.contains("<p>Bytes of the document that are parsed in a second.</p>"))
  }

  @Test("Contenders are in the one table of the answer, with a sentence for each without figures")
  func contenders() throws {
    func cells(_ name: String, _ backend: BackendName, _ time: Double) -> [MeasuredCell] {
      [ModelName.movies, .users, .todos].map { model in
        SampleReport.measured(name, backend, .decode, model, samples: (0..<5).map { time + Double($0) })
      }
    }
    var report = SampleReport.report(
      cells("manual", .native, 2000) + cells("codable", .native, 4000) + cells("fast", .contender, 1000)
        + cells("foundation-codable", .foundation, 9000))
    let introduction = try JSONDecoder().decode(
      Contender.Introduction.self,
      from: Data(
        #"{"protocol":1,"name":"fast","version":"2.0","language":"C","models":[],"operations":[],"marks":["lenient"]}"#
          .utf8))
    report.contenders = [
      ContenderReport(introduction), ContenderReport(command: "slow", failure: "slow didn't answer `hello`"),
    ]
    report = try Report(json: report.json())
    let readme = report.readme
    #expect(readme.contains("| `manual` | 4.50 | 4.50 | 4.50 |\n"))
    #expect(readme.contains("| fast 2.0 (C) | 8.98 | 8.98 | 8.98 |\n"))
    #expect(report.html.contains("<p>n/a: slow didn&#39;t answer `hello`</p>"))
    for width in [80, 120] {
      let answer = TextReport(report, layout: TextLayout(width: width)).answer(place: "")
      #expect(answer.hasPrefix("row "))
      #expect(answer.contains("\nfast 2.0 (C) ") && answer.contains(" lenient\n"))
      #expect(answer.contains("\nn/a: slow didn't answer `hello`\n"))
    }
  }

  @Test func theReasonForMissingErrorsIsPrinted() throws {
    var report = SampleReport.report(SampleReport.cells)
    report.errorsUnavailable = "there is no such file"
    report = try Report(json: report.json())
    #expect(TextReport(report).text.contains("\nMalformed documents: n/a (there is no such file).\n"))
    #expect(HTMLReport(report).text.contains("<li>Malformed documents: n/a (there is no such file).</li>"))
  }

  @Test func anInterruptedRunHasAStamp() {
    var report = SampleReport.report(SampleReport.cells)
    report.isInterrupted = true
    #expect(
      TextReport(report).text.contains(
        "INTERRUPTED: this report contains only what had been measured by then."))
  }
}
