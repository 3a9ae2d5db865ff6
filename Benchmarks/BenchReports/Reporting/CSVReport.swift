import BenchKit

/// The report with one line of comma-separated values for each cell (RFC 4180, but with line feeds only).
package struct CSVReport {
  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  /// The header and the lines, each ending with a newline; missing figures are empty.
  package var text: String {
    let header = [
      "strategy", "backend", "model", "operation", "size", "shape", "objects", "bytes", "documents",
      "nsPerObject",
      "mbPerSecond",
      "ratio", "ratioLow", "ratioHigh", "verdict", "noisy", "mallocsPerObject", "mallocBytesPerObject",
      "samples",
      "outliers", "unavailable",
    ]
    return ([header] + report.results.map(Self.fields)).map(Self.line).joined()
  }

  private static func fields(of row: ResultRow) -> [String] {
    func text(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
    return [
      row.cell.strategy, row.cell.backend.rawValue, row.cell.model.rawValue, row.cell.operation.rawValue,
      row.cell.size.rawValue, row.cell.shape.rawValue, "\(row.objects)", "\(row.bytes)", "\(row.documents)",
      text(row.nsPerObject),
      text(row.mbPerSecond),
      text(row.ratio), text(row.ratioLow), text(row.ratioHigh), row.verdict?.rawValue ?? "",
      "\(row.isNoisy)", text(row.mallocsPerObject), text(row.mallocBytesPerObject),
      "\(row.samples.reduce(0) { $0 + $1.count })", "\(row.outliers.total)", row.unavailable ?? "",
    ]
  }

  private static func line(_ fields: [String]) -> String {
    fields.map { field in
      field.contains { ",\"\r\n".contains($0) } ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
    }.joined(separator: ",") + "\n"
  }
}
