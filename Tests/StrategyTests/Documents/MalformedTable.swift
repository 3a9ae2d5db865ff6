import CatalogStrategies
import MappingTestSupport
import Testing

/// A table of malformed documents, and a `rendered.txt` beside it with the full text of an error for each
/// code and for each example on the page of errors. The other errors are compared by code, path and location.
///
/// `make texts` regenerates the files; read the changes before you commit them.
struct MalformedTable: Sendable, CustomTestStringConvertible {
  let folder: String
  let rows: [MalformedCase]
  /// How each strategy decodes a row, with a limit of issues.
  let readers: [(name: String, decode: @Sendable (MalformedCase, Int) throws -> Void)]

  var testDescription: String { folder }

  static let all = [
    MalformedTable(
      folder: "malformed", rows: MalformedCase.table,
      readers: Fixture.strategies.map { strategy in
        (strategy.name, { try strategy.decode($0, issueLimit: $1) })
      }),
    MalformedTable(
      folder: "malformed/forms", rows: MalformedCase.forms,
      readers: ParcelStrategy.all.map { strategy in
        (strategy.name, { try strategy.decode($0, issueLimit: $1) })
      }),
  ]

  /// The first document of each code, and the examples.
  var goldens: [MalformedCase] {
    var codes: Set<String> = []
    return rows.filter { codes.insert($0.code).inserted || $0.file.hasPrefix("example-") }
  }
}
