import ArgumentParser
import BenchReports
import Foundation

/// A report in a file.
enum SavedReport {
  /// - Throws: ``FileFailure`` if the file cannot be read; ``NotAReport`` if it holds something else.
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
