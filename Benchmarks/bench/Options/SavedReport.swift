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
  static func cost(_ path: String) throws -> CostReport {
    let bytes = try FileAccess.read(path)
    guard let report = try? JSONDecoder().decode(CostReport.self, from: Data(bytes)),
      report.schemaVersion == CostReport.schemaVersion
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

/// The options for figures of other commands, which the cards show.
struct SavedFigures: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show object code and compile time per model of this file, written by bench cost --format json.",
      valueName: "file"))
  var cost: String?

  @Option(
    help: ArgumentHelp(
      "Show the instructions per object of this file, written by bench instructions --output.",
      valueName: "file"))
  var instructions: String?

  /// Reads the files.
  ///
  /// - Returns: A function that adds their figures to a report.
  /// - Throws: ``FileFailure`` or ``CommandFailure``.
  func read() throws -> (inout Report) -> Void {
    let cost = try cost.map(SavedReport.cost)
    let instructions = try instructions.map(SavedReport.instructions)
    return { report in
      report.cost = cost ?? report.cost
      report.instructions = instructions ?? report.instructions
    }
  }
}
