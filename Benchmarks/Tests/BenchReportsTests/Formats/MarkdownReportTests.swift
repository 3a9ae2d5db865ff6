import BenchKit
import BenchReports
import Testing

@Suite struct MarkdownReportTests {
  @Test func markdownHasTheSameTables() {
    let cells = Array(SampleReport.cells[0...5])
    let text = MarkdownReport(SampleReport.report(cells)).text
    #expect(
      text.contains(
        """
        ## One card per strategy

        |  | `manual` | `codable` | `Foundation` |
        | --- | ---: | ---: | ---: |
        | decoding, × Foundation | 10.0 (9.80 – 10.5¹) | – | 1.00 |
        | mallocs per decoded object | 1.01 | – | 5.00 |
        | lines to write for a model | 23 | 2 | 2 |
        | what a model needs | init and function | Codable | Codable |

        """))
    #expect(
      text.contains(
        """
        ## todo decode: 100 objects, 9 000 bytes

        |  | ns/object | MB/s | ratio |  | 95 % interval | mallocs | bytes |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | `manual` | 210 | 429 | 10.0 | + | 9.80 – 10.5¹ | 1.01 | 32.3 |
        | `codable` | n/a (decodes to other values) |  |  |  |  |  |  |
        | `manual over jansson` | 1020 | 88.2 | 2.02 | + | 2.00 – 2.22¹ | 21.00 | 672 |
        | `foundation-codable` | 2058 | 43.7 | 1.00 |  |  | 5.00 | 160 |
        | `foundation-codable-dateformatter` | 4050 | 22.2 | 0.51 | -~ | 0.49 – 0.70¹ | – | – |
        | `control (reference again)` | 2060 | 43.7 | 1.00 | = | 1.00 – 1.00¹ | 5.00 | 160 |

        """))
    // The sentences are those of the text, in which strategies have no marks.
    let sentences = TextReport(SampleReport.report(cells), layout: TextLayout(width: 2000)).text
    for line in text.split(separator: "\n") where line.hasPrefix("- ") {
      #expect(sentences.contains(line.dropFirst(2).replacing("`", with: "")), "\(line)")
    }
  }

  @Test func sharesAndMemoryHaveTablesToo() {
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
      MarkdownReport(report).text.contains(
        """
        ## Where the time goes

        | share of decode + encode | parse | map | build | encode |
        | --- | ---: | ---: | ---: | ---: |
        | todos manual | 30 % | 40 % | 10 % | 20 % |

        ## Memory

        | peak memory of one decode | MB | × document |
        | --- | ---: | ---: |
        | todos manual | 12.5 | 2.5 |

        - ratio:
        """))
    #expect(
      TextReport(report).text.contains(
        """

        share of decode + encode       parse     map   build  encode
          todos manual                  30 %    40 %    10 %    20 %

        peak memory of one decode         MB  × document
          todos manual                  12.5         2.5

        """))
  }

  @Test func theReadmeHasAShortTable() {
    let floor = SampleReport.measured("build", samples: [1000, 1001, 1002, 1003, 1004])
    let encoded = SampleReport.measured("manual", .native, .encode, .todos, samples: [20_000])
    #expect(
      MarkdownReport(SampleReport.report(SampleReport.cells + [floor, encoded])).summary == """
        How many times faster than `foundation-codable`, lists of 100 objects; more is better, `~` is noisy (an interval wider than 20 % or fewer than 5 samples):

        |  | decode todos | encode todos |
        | --- | ---: | ---: |
        | `manual` | 10.0 | n/a |
        | `codable` | n/a |  |
        | `foundation-codable` | 1.00 |  |
        | `foundation-codable-dateformatter` | 0.51 ~ |  |

        Measured on 2026-01-02 on 2 cores of Example CPU, Swift version 6.3, Debian GNU/Linux 12, with `bench` at commit abc1234.


        """)
  }

  @Test func theReadmeExplainsOnlyWhatItContains() {
    let reference = MarkdownReport(SampleReport.report([SampleReport.cells[3]])).summary
    #expect(
      reference.hasPrefix(
        "How many times faster than `foundation-codable`, lists of 100 objects; more is better:\n"))
    #expect(MarkdownReport(SampleReport.report([])).summary == "Nothing was decoded or encoded.\n")
  }

  @Test func theReadmeNamesAnotherBackendOnlyIfOursWasNotMeasured() {
    let jansson = MarkdownReport(SampleReport.report(Array(SampleReport.cells[1...3]))).summary
    #expect(jansson.contains("| `manual over jansson` | 2.02 |"))
  }
}
