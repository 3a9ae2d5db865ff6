import BenchKit
import Foundation
import Testing

@testable import BenchReports

@Suite struct JSONReportTests {
  @Test func jsonHasEveryField() throws {
    var reference = SampleReport.cells[3]
    reference.isReported = false
    let report = SampleReport.report([SampleReport.cells[0], SampleReport.cells[2], reference])
    let json = String(decoding: try report.json(), as: UTF8.self)
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
              "documents" : 1,
              "mallocBytesPerObject" : 32.3,
              "mallocsOfAll" : 101,
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
              "referenceSamples" : [
                [
                  200000,
                  205800,
                  231000,
                  204000,
                  216000
                ]
              ],
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
              "documents" : 0,
              "mallocBytesPerObject" : null,
              "mallocsOfAll" : null,
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
            }
          ],
          "schemaVersion" : 3,
          "seed" : 7,
          "split" : [

          ]
        }

        """)
  }

  @Test func jsonIsDecoded() throws {
    var report = SampleReport.report(SampleReport.cells)
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
      (#"{"schemaVersion":2}"#, "its schema version is 2, this bench reads version 3; run it again"),
      (#"{"schemaVersion":3}"#, "it is not a complete report of bench run --format json"),
    ])
  func otherFilesAreErrors(json: String, reason: String) {
    let failure = #expect(throws: ReportFailure.self) { _ = try Report(json: Data(json.utf8)) }
    #expect(failure?.description == reason)
  }
}
