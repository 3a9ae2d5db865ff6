import BenchKit
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
      bytes: unavailable == nil ? (size == .small ? 56 : 9000) : 0, samples: samples, mallocsPerCall: mallocs,
      unavailable: unavailable
    )
  }

  private static func report(_ cells: [MeasuredCell]) -> Report {
    Report(
      environment: environment, seed: 7, results: ResultRow.rows(of: cells, bootstrap: Bootstrap(seed: 7)))
  }

  private static let cells = [
    measured("manual", samples: [20_000, 21_000, 22_000], mallocs: 101),
    measured("manual", .jansson, samples: [100_000, 102_000, 104_000], mallocs: 2100),
    measured("codable", unavailable: "decodes to other values"),
    measured(
      "foundation-codable", .foundation, samples: [200_000, 205_800, 231_000], mallocs: 500),
    measured("foundation-codable-dateformatter", .foundation, samples: [410_000, 400_000, 420_000]),
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

        todo decode                            ns/object     MB/s   ratio  [low – high]     mallocs/object
          1 object, 56 bytes
            manual                                   100      560    12.3  [12.3 – 12.3]              1.00
          100 objects, 9 000 bytes
            manual                                   210      429    10.0  [9.80 – 10.5]              1.01
            manual over jansson                     1020     88.2    2.02  [2.00 – 2.22]             21.00
            codable                           n/a (decodes to other values)
            foundation-codable                      2058     43.7    1.00                             5.00
            foundation-codable-dateformatter        4100     22.0    0.51  [0.49 – 0.55]                 –

        todo parse                             ns/object     MB/s   ratio  [low – high]     mallocs/object
          100 objects, 9 000 bytes
            native                                  90.0     1000       –                             0.02
            jansson                                 1810     49.7       –                            40.00

        ratio: times faster than foundation-codable in the same rounds, with its 95 % interval;
        MB: 10⁶ bytes of the document; mallocs: blocks that one call allocates, by the number of objects.
        The strategies were written by the authors of this suite.

        """
    )
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func jsonHasEveryField() throws {
    let cells = [Self.cells[0], Self.cells[2], Self.cells[3], Self.cells[7]]
    let json = String(decoding: try Self.report(cells).json(), as: UTF8.self)
    #expect(
      json == """
        {
          "environment" : {
            "cores" : 2,
            "cpu" : "Example CPU",
            "date" : "2026-01-02T03:04:05Z",
            "git" : "abc1234",
            "load" : 0.25,
            "os" : "Debian GNU/Linux 12",
            "swift" : "Swift version 6.3"
          },
          "results" : [
            {
              "backend" : "native",
              "bytes" : 9000,
              "mallocsPerObject" : 1.01,
              "mbPerSecond" : 428.571,
              "model" : "todos",
              "nsPerObject" : 210,
              "objects" : 100,
              "operation" : "decode",
              "ratio" : 10,
              "ratioHigh" : 10.5,
              "ratioLow" : 9.8,
              "size" : "medium",
              "strategy" : "manual"
            },
            {
              "backend" : "native",
              "bytes" : 0,
              "mallocsPerObject" : null,
              "mbPerSecond" : null,
              "model" : "todos",
              "nsPerObject" : null,
              "objects" : 0,
              "operation" : "decode",
              "ratio" : null,
              "ratioHigh" : null,
              "ratioLow" : null,
              "size" : "medium",
              "strategy" : "codable",
              "unavailable" : "decodes to other values"
            },
            {
              "backend" : "foundation",
              "bytes" : 9000,
              "mallocsPerObject" : 5,
              "mbPerSecond" : 43.732,
              "model" : "todos",
              "nsPerObject" : 2058,
              "objects" : 100,
              "operation" : "decode",
              "ratio" : 1,
              "ratioHigh" : 1,
              "ratioLow" : 1,
              "size" : "medium",
              "strategy" : "foundation-codable"
            },
            {
              "backend" : "native",
              "bytes" : 9000,
              "mallocsPerObject" : 0.02,
              "mbPerSecond" : 1000,
              "model" : "todos",
              "nsPerObject" : 90,
              "objects" : 100,
              "operation" : "parse",
              "ratio" : null,
              "ratioHigh" : null,
              "ratioLow" : null,
              "size" : "medium",
              "strategy" : "native"
            }
          ],
          "schemaVersion" : 1,
          "seed" : 7
        }

        """
    )
  }

  @Test func aHiddenReferenceStillGivesRatios() throws {
    let rows = Self.report(Self.cells).results
    let small = try #require(rows.first { $0.cell.size == .small })
    #expect(rows.filter { $0.cell.size == .small }.count == 1)
    #expect(small.ratio == 12.3462)
  }
}
