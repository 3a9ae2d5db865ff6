import BenchKit
import Foundation
import Testing

@Suite struct ReportTests {
  private static let environment = Environment(
    cpu: "Example CPU", cores: 2, load: 0.25, swift: "Swift version 6.3", os: "Debian GNU/Linux 12",
    date: "2026-01-02T03:04:05Z", git: "abc1234"
  )

  private static func measured(
    _ strategy: String, _ backend: BackendName = .native, _ operation: BenchKit.Operation = .decode,
    _ model: ModelName = .todos, size: DataSize = .medium, samples: [Double] = [], mallocs: Int? = nil,
    isReported: Bool = true, unavailable: String? = nil
  ) -> MeasuredCell {
    MeasuredCell(
      identity: CellIdentity(
        strategy: strategy, backend: backend, model: model, operation: operation, size: size),
      isReported: isReported, objects: unavailable == nil ? (size == .small ? 1 : 100) : 0,
      bytes: unavailable == nil ? (size == .small ? 56 : 9000) : 0, samples: samples.isEmpty ? [] : [samples],
      allocationsPerCall: mallocs.map { AllocationCount(blocks: $0, bytes: $0 * 32) },
      unavailable: unavailable
    )
  }

  private static func report(_ cells: [MeasuredCell]) -> Report {
    Report(
      environment: environment, seed: 7, results: ResultRow.rows(of: cells, bootstrap: Bootstrap(seed: 7)))
  }

  private static let cells = [
    measured("manual", samples: [20_000, 21_000, 22_000, 20_500, 21_500], mallocs: 101),
    measured("manual", .jansson, samples: [100_000, 102_000, 104_000, 101_000, 103_000], mallocs: 2100),
    measured("codable", unavailable: "decodes to other values"),
    measured(
      "foundation-codable", .foundation, samples: [200_000, 205_800, 231_000, 204_000, 216_000], mallocs: 500),
    measured(
      "foundation-codable-dateformatter", .foundation, samples: [410_000, 400_000, 420_000, 405_000, 415_000]),
    measured("control", .foundation, samples: [200_000, 206_000, 230_000, 204_000, 216_000], mallocs: 500),
    measured("manual", .native, .decode, .todo, size: .small, samples: [99.95], mallocs: 1),
    measured(
      "foundation-codable", .foundation, .decode, .todo, size: .small, samples: [1234], mallocs: 13,
      isReported: false),
    measured("native", .native, .parse, samples: [8000, 9000, 10_000], mallocs: 2),
    measured("jansson", .jansson, .parse, samples: [180_000, 181_000, 182_000], mallocs: 4000),
  ]

  @Test func tablesAreAligned() {
    let text = TextReport(Self.report(Self.cells)).text
    #expect(
      text == """
        Example CPU, 2 cores, load 0.25
        Swift version 6.3, Debian GNU/Linux 12
        2026-01-02T03:04:05Z, seed 7, commit abc1234

        todo decode                           ns/object    MB/s   ratio      95 % interval  mallocs   bytes
          1 object, 56 bytes
            manual                                  100     560    12.3  ~     12.3 – 12.3     1.00    32.0
          100 objects, 9 000 bytes
            manual                                  210     429    10.0  +     9.80 – 10.5     1.01    32.3
            manual over jansson                    1020    88.2    2.02  +~    2.00 – 2.22    21.00     672
            codable                           n/a (decodes to other values)
            foundation-codable                     2058    43.7    1.00                        5.00     160
            foundation-codable-dateformatter       4100    22.0    0.51  -~    0.49 – 0.55        –       –
            control (reference again)              2060    43.7    1.00  =     1.00 – 1.00     5.00     160

        todo parse                            ns/object    MB/s   ratio      95 % interval  mallocs   bytes
          100 objects, 9 000 bytes
            native                                 90.0    1000       –                        0.02     0.6
            jansson                                1810    49.7       –                       40.00    1280

        ratio: times faster than foundation-codable in the same rounds, with its 95 % interval; + faster, -
          slower, = no difference (the interval holds 1, or the effect is at most 2 %), ~ noisy.
        control: the reference measured twice; copy, build, fused: floors, that is work which no mapping can
          do without.
        MB: 10⁶ bytes of the document; mallocs, bytes: what one call allocates, by the number of objects.
        32 samples in one process for each size; 0 outliers (0 of them severe) are counted and kept.
        Not measured: cold starts, contention between threads, energy, other platforms than this one.
        The strategies were written by the authors of this suite, who had more time for them than for the
          peers.

        """)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func tablesFitIntoSixtyColumns() {
    let narrow = TextReport(Self.report(Self.cells), layout: TextLayout(width: 60)).text
    #expect(
      narrow == """
        Example CPU, 2 cores, load 0.25
        Swift version 6.3, Debian GNU/Linux 12
        2026-01-02T03:04:05Z, seed 7, commit abc1234

        todo decode                   ns/object   ratio      mallocs
          1 object, 56 bytes
            manual                          100    12.3  ~      1.00
          100 objects, 9 000 bytes
            manual                          210    10.0  +      1.01
            manual over jansson            1020    2.02  +~    21.00
            codable                   n/a (decodes to other values)
            foundation-codable             2058    1.00         5.00
            foundation-codable-dateformatter
                                           4100    0.51  -~        –
            control (reference again)
                                           2060    1.00  =      5.00

        todo parse                    ns/object   ratio      mallocs
          100 objects, 9 000 bytes
            native                         90.0       –         0.02
            jansson                        1810       –        40.00

        ratio: times faster than foundation-codable in the same
          rounds, with its 95 % interval; + faster, - slower, = no
          difference (the interval holds 1, or the effect is at most
          2 %), ~ noisy.
        control: the reference measured twice; copy, build, fused:
          floors, that is work which no mapping can do without.
        MB: 10⁶ bytes of the document; mallocs, bytes: what one call
          allocates, by the number of objects.
        32 samples in one process for each size; 0 outliers (0 of
          them severe) are counted and kept.
        Not measured: cold starts, contention between threads,
          energy, other platforms than this one.
        The strategies were written by the authors of this suite,
          who had more time for them than for the peers.

        """)
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func coloursAreThereOnlyIfWanted() {
    let report = Self.report(Self.cells)
    #expect(!TextReport(report).text.contains("\u{1B}"))
    let colored = TextReport(report, layout: TextLayout(width: 100, hasColor: true)).text
    #expect(colored.contains("\u{1B}[32m    manual over jansson"))
    #expect(colored.contains("\u{1B}[31m    foundation-codable-dateformatter"))
  }

  @Test func markdownHasTheSameTables() {
    let cells = Array(Self.cells[0...5])
    #expect(
      MarkdownReport(Self.report(cells)).text == """
        # bench

        2026-01-02T03:04:05Z, Example CPU, 2 cores, Debian GNU/Linux 12, Swift version 6.3, commit abc1234, seed 7.

        ## todo decode: 100 objects, 9 000 bytes

        |  | ns/object | MB/s | ratio |  | 95 % interval | mallocs | bytes |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | manual | 210 | 429 | 10.0 | + | 9.80 – 10.5 | 1.01 | 32.3 |
        | manual over jansson | 1020 | 88.2 | 2.02 | +~ | 2.00 – 2.22 | 21.00 | 672 |
        | codable | n/a (decodes to other values) |  |  |  |  |  |  |
        | foundation-codable | 2058 | 43.7 | 1.00 |  |  | 5.00 | 160 |
        | foundation-codable-dateformatter | 4100 | 22.0 | 0.51 | -~ | 0.49 – 0.55 | – | – |
        | control (reference again) | 2060 | 43.7 | 1.00 | = | 1.00 – 1.00 | 5.00 | 160 |

        - ratio: times faster than foundation-codable in the same rounds, with its 95 % interval; + faster, - slower, = no difference (the interval holds 1, or the effect is at most 2 %), ~ noisy.
        - control: the reference measured twice; copy, build, fused: floors, that is work which no mapping can do without.
        - MB: 10⁶ bytes of the document; mallocs, bytes: what one call allocates, by the number of objects.
        - 25 samples in one process for each size; 0 outliers (0 of them severe) are counted and kept.
        - Not measured: cold starts, contention between threads, energy, other platforms than this one.
        - The strategies were written by the authors of this suite, who had more time for them than for the peers.

        """)
  }

  @Test func theReadmeGetsAShortTable() {
    let cells = Array(Self.cells[0...5])
    #expect(
      MarkdownReport(Self.report(cells)).summary == """
        |  | todo decode |
        | --- | ---: |
        | manual | 10.0 |
        | manual over jansson | 2.02 ~ |
        | codable | n/a |
        | foundation-codable | 1.00 |
        | foundation-codable-dateformatter | 0.51 ~ |

        2026-01-02T03:04:05Z, Example CPU, 2 cores, Debian GNU/Linux 12, Swift version 6.3, commit abc1234, seed 7. `bench`


        """)
  }

  @Test func valuesAreSeparatedByCommas() {
    let cells = [Self.cells[0], Self.measured("odd", unavailable: #"says "no", twice"#), Self.cells[3]]
    #expect(
      CSVReport(Self.report(cells)).text == """
        strategy,backend,model,operation,size,objects,bytes,nsPerObject,mbPerSecond,ratio,ratioLow,ratioHigh,verdict,noisy,mallocsPerObject,mallocBytesPerObject,samples,outliers,unavailable
        manual,native,todos,decode,medium,100,9000,210.0,428.571,10.0,9.8,10.5,faster,false,1.01,32.3,5,0,
        odd,native,todos,decode,medium,0,0,,,,,,,false,,,0,0,"says ""no"", twice"
        foundation-codable,foundation,todos,decode,medium,100,9000,2058.0,43.732,1.0,1.0,1.0,,false,5.0,160.0,5,0,

        """)
  }

  @Test func aControlThatDiffersFromTheReferenceStampsTheReport() {
    var cells = Array(Self.cells[0...5])
    cells[5].samples = [[220_000, 226_000, 254_000, 224_000, 238_000]]
    let report = Self.report(cells)
    #expect(report.results.map(\.verdict) == [nil, nil, nil, nil, nil, .slower])
    #expect(report.results.map(\.isNoisy) == Array(repeating: true, count: 6))
    let stamp =
      "NOISY: the reference differs from itself in 1 of 1 tables (todos decode), which give no verdict; "
      + "run again on a quiet machine."
    let words = TextReport(report).text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(stamp))
    #expect(MarkdownReport(report).text.contains("**\(stamp)**"))
    #expect(HTMLReport(report).text.contains(stamp))
    #expect(!TextReport(Self.report(Self.cells)).text.contains("NOISY"))
  }

  @Test func anInterruptedRunSaysSo() {
    var report = Self.report(Self.cells)
    report.isInterrupted = true
    #expect(TextReport(report).text.contains("INTERRUPTED: only what had been measured by then is here."))
  }

  @Test func jsonHasEveryField() throws {
    let cells = [Self.cells[0], Self.cells[2], Self.cells[3], Self.cells[8]]
    let json = String(decoding: try Self.report(cells).json(), as: UTF8.self)
    #expect(
      json == """
        {
          "command" : "bench",
          "environment" : {
            "cores" : 2,
            "cpu" : "Example CPU",
            "date" : "2026-01-02T03:04:05Z",
            "git" : "abc1234",
            "load" : 0.25,
            "os" : "Debian GNU/Linux 12",
            "swift" : "Swift version 6.3"
          },
          "isInterrupted" : false,
          "memory" : [

          ],
          "processes" : 1,
          "results" : [
            {
              "backend" : "native",
              "bytes" : 9000,
              "callsPerSample" : 1,
              "mallocBytesPerObject" : 32.3,
              "mallocsPerCall" : 101,
              "mallocsPerObject" : 1.01,
              "mbPerSecond" : 428.571,
              "model" : "todos",
              "noisy" : false,
              "nsPerObject" : 210,
              "objects" : 100,
              "operation" : "decode",
              "outliers" : {
                "mild" : 0,
                "severe" : 0
              },
              "ratio" : 10,
              "ratioHigh" : 10.5,
              "ratioLow" : 9.8,
              "samples" : [
                [
                  20000,
                  21000,
                  22000,
                  20500,
                  21500
                ]
              ],
              "size" : "medium",
              "strategy" : "manual",
              "verdict" : "faster"
            },
            {
              "backend" : "native",
              "bytes" : 0,
              "callsPerSample" : 1,
              "mallocBytesPerObject" : null,
              "mallocsPerCall" : null,
              "mallocsPerObject" : null,
              "mbPerSecond" : null,
              "model" : "todos",
              "noisy" : false,
              "nsPerObject" : null,
              "objects" : 0,
              "operation" : "decode",
              "outliers" : {
                "mild" : 0,
                "severe" : 0
              },
              "ratio" : null,
              "ratioHigh" : null,
              "ratioLow" : null,
              "samples" : [

              ],
              "size" : "medium",
              "strategy" : "codable",
              "unavailable" : "decodes to other values",
              "verdict" : null
            },
            {
              "backend" : "foundation",
              "bytes" : 9000,
              "callsPerSample" : 1,
              "mallocBytesPerObject" : 160,
              "mallocsPerCall" : 500,
              "mallocsPerObject" : 5,
              "mbPerSecond" : 43.732,
              "model" : "todos",
              "noisy" : false,
              "nsPerObject" : 2058,
              "objects" : 100,
              "operation" : "decode",
              "outliers" : {
                "mild" : 0,
                "severe" : 0
              },
              "ratio" : 1,
              "ratioHigh" : 1,
              "ratioLow" : 1,
              "samples" : [
                [
                  200000,
                  205800,
                  231000,
                  204000,
                  216000
                ]
              ],
              "size" : "medium",
              "strategy" : "foundation-codable",
              "verdict" : null
            },
            {
              "backend" : "native",
              "bytes" : 9000,
              "callsPerSample" : 1,
              "mallocBytesPerObject" : 0.6,
              "mallocsPerCall" : 2,
              "mallocsPerObject" : 0.02,
              "mbPerSecond" : 1000,
              "model" : "todos",
              "noisy" : false,
              "nsPerObject" : 90,
              "objects" : 100,
              "operation" : "parse",
              "outliers" : {
                "mild" : 0,
                "severe" : 0
              },
              "ratio" : null,
              "ratioHigh" : null,
              "ratioLow" : null,
              "samples" : [
                [
                  8000,
                  9000,
                  10000
                ]
              ],
              "size" : "medium",
              "strategy" : "native",
              "verdict" : null
            }
          ],
          "schemaVersion" : 2,
          "seed" : 7,
          "split" : [

          ]
        }

        """)
  }

  @Test func jsonIsReadBack() throws {
    var report = Self.report(Self.cells)
    report.memory = [
      MemoryRow(strategy: "manual", backend: .native, model: .movies, documentBytes: 5, peakBytes: 7)
    ]
    report.errors = ErrorGrid(
      strategies: ["manual"],
      cases: [ErrorGrid.Case(name: "a", model: .todo, answers: [ErrorGrid.Answer(hasCode: true)])])
    let read = try Report(json: report.json())
    #expect(read == report)
  }

  @Test(
    arguments: [
      ("[]", "it is not a report of bench run --format json"),
      (#"{"schemaVersion":1}"#, "its schema version is 1, this bench reads version 2; run it again"),
      (#"{"schemaVersion":2}"#, "it is not a complete report of bench run --format json"),
    ])
  func whatIsNoReportIsRefused(json: String, reason: String) {
    let failure = #expect(throws: ReportFailure.self) { _ = try Report(json: Data(json.utf8)) }
    #expect(failure?.description == reason)
  }

  @Test func theSplitAddsUpToDecodingAndEncoding() throws {
    let cells = [
      Self.measured("manual", samples: [21_000], mallocs: 1),
      Self.measured("manual", .native, .encode, samples: [14_000]),
      Self.measured("build", samples: [7_000]),
      Self.measured("native", .native, .parse, samples: [9_000]),
      Self.measured("casts", .foundation, samples: [90_000]),
    ]
    let split = Self.report(cells).split
    #expect(split.map(\.strategy) == ["manual"])
    let row = try #require(split.first)
    #expect([row.parse, row.map, row.build, row.encode] == [90, 50, 70, 140])
    #expect(row.shares.map(\.name) == ["parse", "map", "build", "encode"])
    #expect(row.shares[3].share == 0.4)
  }

  @Test func aHiddenReferenceStillGivesRatios() throws {
    let rows = Self.report(Self.cells).results
    let small = try #require(rows.first { $0.cell.size == .small })
    #expect(rows.filter { $0.cell.size == .small }.count == 1)
    #expect(small.ratio == 12.3462)
  }
}
