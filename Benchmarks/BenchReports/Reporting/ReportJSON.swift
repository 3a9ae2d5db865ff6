package import Foundation

/// The JSON form of all reports.
package enum ReportJSON {
  /// Indented, with sorted keys, ending with a newline.
  ///
  /// Uses Foundation's encoder, so that a report doesn't depend on the code that it measures.
  package static func data(of report: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(report) + Data("\n".utf8)
  }
}
