import ArgumentParser
import BenchReports
import Foundation

/// A report in a file.
enum SavedReport {
  /// - Throws: ``FileFailure`` if the file can't be read; ``NotAReport`` if it isn't a report.
  static func read(_ path: String) throws -> Report {
    let bytes = try FileAccess.read(path)
    do {
      return try Report(json: Data(bytes))
    } catch {
      throw NotAReport(description: "cannot use \(path): \(error)")
    }
  }

  struct NotAReport: Error, CustomStringConvertible {
    let description: String
  }
}
