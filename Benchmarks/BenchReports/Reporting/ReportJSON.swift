package import Foundation

/// The one form in which everything that programs read is written.
package enum ReportJSON {
  /// Indented, with sorted keys, ending with a newline.
  ///
  /// Foundation's encoder writes it: a report must not depend on what it judges.
  package static func data(of report: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(report) + Data("\n".utf8)
  }
}
