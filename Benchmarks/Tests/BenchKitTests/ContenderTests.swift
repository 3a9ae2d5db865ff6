import Foundation
import Testing

@testable import BenchKit

/// Contenders that answer wrongly, late or not at all.
@Suite("Contenders")
struct ContenderTests {
  /// A shell script that speaks the protocol, except for one command.
  private static func script(_ command: String = "", _ answer: String = "") -> String {
    """
    while read -r command rest; do case $command in
      \(command.isEmpty ? "none" : command)) \(answer) ;;
      hello) echo '{"protocol":1,"name":"fake","version":"1","language":"sh","models":["movies","todos"],"operations":["decode"],"marks":["tuned"]}' ;;
      load) cp "${rest#* }" "$0.json"; echo "{\\"loaded\\":$(grep -c '' "$0.json")}" ;;
      check) printf '{"documents":[%s]}\\n' "$(paste -sd, "$0.json")" ;;
      measure) sleep 0.3; echo '{"nanoseconds":300000000,"allocatedBytes":5000}' ;;
      errors) case "$(head -c 200 "$rest")" in *ud800*) echo '{"error":"bad","line":1}' ;; *NaN*) kill -9 $$ ;;
        *1e400*) echo '{"error":"bad"}' ;; *) printf '{"accepted":%s}\\n' "$(cat "$rest")" ;; esac ;;
    esac; done
    """
  }

  /// Measures two documents with a script.
  private static func measured(
    _ script: String, patience: Double = 20, slack: UInt64 = 1_000_000_000_000
  ) -> (titles: [String], cell: MeasuredCell?, failure: String?) {
    do {
      return try withScript(script) { command in
        var contender = try Contender(command: command)
        (contender.patience, contender.slack) = (patience, slack)
        let cells = ContenderCells([contender], CatalogData(count: { _ in 2 })).cells(
          matching: CellFilter(sizes: [.medium]))
        let plan = SamplingPlan(budget: 1, minimumRounds: 1, seed: 1, checksCells: true)
        let cell = Sampler(now: MonotonicClock.now, allocations: nil).measure(cells, plan: plan)[0]
        return (
          [contender.name] + contender.introduction.marks.map(\.rawValue), cell, cell.unavailable
        )
      }
    } catch {
      return ([], nil, "\(error)")
    }
  }

  private static func withScript<Result>(_ script: String, _ body: (String) throws -> Result) throws -> Result
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("fake-\(UUID().uuidString)")
    defer {
      for name in [file.path, file.path + ".json"] { try? FileManager.default.removeItem(atPath: name) }
    }
    try Data(script.utf8).write(to: file)
    return try body("exec /bin/sh \(file.path)")
  }

  @Test func aRightOneIsMeasured() throws {
    let right = Self.measured(Self.script())
    #expect(right.titles == ["fake", "tuned"] && right.failure == nil)
    // Each answer says 0.3 s, of two calls or more.
    let samples = try #require(right.cell?.samples[0])
    #expect(!samples.isEmpty && samples.allSatisfy { $0 <= 150_000_000 })
    #expect(right.cell?.allocatedBytes == 2500)
  }

  @Test(
    "Each failure is one sentence",
    arguments: [
      ("hello", "echo hello", "doesn't introduce itself as the protocol says: `hello`"),
      ("hello", "exit 3", "ended with status 3 instead of answering `hello`"),
      ("load", "echo '{\"loaded\":1}'", "fake loaded 1 of 2 documents"),
      ("load", "echo '{\"failure\":\"no models\"}'", "fake failed at `load movies …`: no models"),
      (
        "check", "sed 's/\"name\":\"./&x/' $0.json | paste -sd, | sed 's/.*/{\"documents\":[&]}/'",
        "fake decodes or encodes other values: $.documents[0][0].name is "
      ),
      ("check", "kill -11 $$", "fake ended with signal 11 instead of answering `check`"),
      ("check", "sleep 100", "fake didn't answer `check` within 1 seconds"),
      ("check", "yes", "fake answered `check` with what isn't JSON: `y`"),
      ("check", "head -c 9000000 /dev/zero", "fake answered `check` with more than "),
      ("measure", "echo '{}'", "fake answered `measure decode 2` with `{}`"),
      ("check", "exec 1>&-; sleep 100", "fake closed its output instead of answering `check`"),
      ("measure", "echo '{\"nanoseconds\":1000}'", "fake measures without doing the work"),
      (
        "measure", "sleep 0.3; echo '{\"nanoseconds\":1000}'",
        "took 1 µs, but the answer took 3"
      ),
    ])
  func failures(command: String, answer: String, sentence: String) {
    let patience = answer == "sleep 100" ? 1 : 20.0
    let failure = Self.measured(Self.script(command, answer), patience: patience, slack: 20_000_000).failure
    #expect(failure?.contains(sentence) == true, "\(failure ?? "")")
  }

  @Test func hardshipsHaveAnOutcomeEach() throws {
    let results = try Self.withScript(Self.script()) { try Contender(command: $0).hardships() }
    #expect(
      results.map { "\($0.name): \($0.outcome.rawValue)" } == [
        "big integers: right", "1e400: refused", "duplicate keys: wrong",
        "lone surrogates: refused-with-place",
        "invalid UTF-8: wrong", "trailing text: wrong", "NaN: crashed", "depth 10 000: wrong",
        "number for a string: wrong", "missing key: wrong", "null for a value: wrong",
        "unknown members: right",
      ])
  }
}
