import BenchKit

extension HTMLReport {
  /// What each contender does with documents that some libraries treat wrongly without an error, and why others
  /// have no figures.
  var contenders: String {
    guard let contenders = report.contenders else { return "" }
    let tried = contenders.filter { !$0.hardships.isEmpty }
    let rows = tried.first.map { first in
      first.hardships.indices.map { index in
        [first.hardships[index].name] + tried.map { $0.hardships[index].outcome.word }
      }
    }
    let table = rows.map { rows in
      HTMLText.table(
        caption: "Contenders and difficult documents", columns: [""] + tried.map(\.name), rows: rows)
    }
    let failures = contenders.compactMap { $0.failure.map { "<p>n/a: \(HTMLText.escaped($0))</p>" } }
    return HTMLText.section(
      "contenders", title: "Contenders", hint: "what goes wrong without an error",
      ([table ?? ""] + failures).joined(separator: "\n"))
  }
}
