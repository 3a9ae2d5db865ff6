import ArgumentParser
import BenchReports
import Foundation

/// A report in a file.
enum SavedReport {
  /// - Parameter isRegular: Whether pipes and devices are refused.
  /// - Throws: ``FileFailure`` if the file can't be read; ``CommandFailure`` if it isn't a report.
  static func read(_ path: String, isRegular: Bool = false) throws -> Report {
    let bytes = try isRegular ? FileAccess.readRegular(path) : FileAccess.read(path)
    do {
      return try Report(json: Data(bytes))
    } catch {
      throw CommandFailure(description: "cannot use \(path): \(error)")
    }
  }

  /// - Throws: ``FileFailure`` if the file can't be read; ``CommandFailure`` if it isn't a report of
  ///   `bench cost`.
  static func cost(_ path: String) throws -> CostReport<ModelCost> {
    let bytes = try FileAccess.read(path)
    guard let report = try? JSONDecoder().decode(CostReport<ModelCost>.self, from: Data(bytes)),
      report.schemaVersion == ModelCost.schemaVersion
    else {
      throw CommandFailure(
        description: "cannot use \(path): it isn't a report of bench cost --format json of this version")
    }
    return report
  }

  /// - Throws: ``FileFailure`` if the file can't be read; ``CommandFailure`` if it isn't a table of
  ///   `bench instructions`.
  static func instructions(_ path: String) throws -> InstructionTable {
    let text = String(decoding: try FileAccess.read(path), as: UTF8.self)
    do throws(InstructionTable.Failure) {
      return try InstructionTable(text: text)
    } catch {
      throw CommandFailure(description: "cannot use \(path): \(error)")
    }
  }
}
