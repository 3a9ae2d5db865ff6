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
      hello) echo '{"protocol":1,"name":"fake","version":"1","language":"sh","models":["todos"],"operations":["decode"],"marks":["tuned"]}' ;;
      load) cp "${rest#* }" "$0.json"; echo "{\\"loaded\\":$(grep -c '' "$0.json")}" ;;
      check) printf '{"documents":[%s]}\\n' "$(paste -sd, "$0.json")" ;;
      measure) echo '{"nanoseconds":1000}' ;;
      errors) case "$(head -c 200 "$rest")" in *ud800*) echo '{"error":"bad","line":1}' ;; *NaN*) kill -9 $$ ;;
        *1e400*) echo '{"error":"bad"}' ;; *) printf '{"accepted":%s}\\n' "$(cat "$rest")" ;; esac ;;
    esac; done
    """
  }

  /// Measures two documents with a script.
  private static func measure(
    _ script: String, patience: Double = 20, slack: UInt64 = 1_000_000_000_000
  ) throws -> Contender {
    try withScript(script) { command in
      var contender = try Contender(command: command)
      (contender.patience, contender.slack) = (patience, slack)
      let cells = ContenderCells([contender], CatalogData(count: { _ in 2 })).cells(
        matching: CellFilter(sizes: [.medium]))
      for cell in cells where cell.isReported {
        let work = try cell.prepare()
        try work.check()
        _ = try work.timed?(3)
      }
      return contender
    }
  }

  private static func withScript<Result>(_ script: String, _ body: (String) throws -> Result) throws -> Result
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("fake-\(UUID().uuidString)")
    defer {
      for name in [file.path, file.path + ".json"] { try? FileManager.default.removeItem(atPath: name) }
    }
    try Data(script.utf8).write(to: file)
    return try body("/bin/sh \(file.path)")
  }

  @Test func aRightOneIsMeasured() throws {
    let contender = try Self.measure(Self.script())
    #expect(contender.title == "fake 1 (sh)" && contender.introduction.marks == [.tuned])
  }

  @Test(
    "Each failure is one sentence",
    arguments: [
      ("hello", "echo hello", "doesn't introduce itself as the protocol says: `hello`"),
      ("hello", "exit 3", "ended with status 3 instead of answering `hello`"),
      ("load", "echo '{\"loaded\":1}'", "fake loaded 1 of 2 documents"),
      ("load", "echo '{\"failure\":\"no models\"}'", "fake failed at `load"),
      (
        "check", "sed 's/\"title\":\"./&x/' $0.json | paste -sd, | sed 's/.*/{\"documents\":[&]}/'",
        "fake decodes or encodes other values: $.documents[0][0].title is "
      ),
      ("check", "kill -11 $$", "fake ended with signal 11 instead of answering `check`"),
      ("check", "sleep 100", "fake didn't answer `check` within 1 seconds"),
      ("check", "yes", "fake answered `check` with what isn't JSON: `y`"),
      ("check", "head -c 9000000 /dev/zero", "fake answered `check` with more than "),
      ("measure", "echo '{}'", "fake answered `measure decode 2` with `{}`"),
      (
        "measure", "sleep 0.1; echo '{\"nanoseconds\":1000}'",
        "fake says that `measure decode 4` took 1 µs, but the answer took 1"
      ),
      (
        "measure", "echo '{\"nanoseconds\":9000000000}'",
        "fake says that `measure decode 4` took 9000000 µs, but the answer took "
      ),
    ])
  func failures(command: String, answer: String, sentence: String) {
    let failure = #expect(throws: ContenderFailure.self) {
      try Self.measure(
        Self.script(command, answer), patience: answer == "sleep 100" ? 1 : 20, slack: 20_000_000)
    }
    #expect(failure?.description.contains(sentence) == true, "\(failure?.description ?? "")")
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
