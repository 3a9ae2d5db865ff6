import BenchKit
import BenchReports
import BenchRows
import Catalog
import Foundation

/// Decodes a todo before anything else in this process, and prints the times as JSON;
/// `bench run --cold-start` runs it.
///
/// This isn't a subcommand, because parsing arguments would warm up what a first decode needs.
enum StartOnce {
  private static let name = "start-once"

  /// The arguments for a process that decodes the text.
  static func arguments(_ text: [UInt8], by strategy: String) -> [String] {
    [name, strategy, String(decoding: text, as: UTF8.self)]
  }

  /// Decodes and ends the process, if its arguments are those of ``arguments(_:by:)``.
  ///
  /// - Parameter loading: The processor time before `main`.
  static func runIfWanted(loading: UInt64) {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, arguments[1] == name,
      let decode = FirstTodo.decoding(Array(arguments[3].utf8), by: arguments[2])
    else { return }
    let first = FirstDecode(loading: loading, expected: { CatalogData().todo.first.value }, decode: decode)
    do {
      try StandardStream.output.write(JSONEncoder().encode(first))
      exit(EXIT_SUCCESS)
    } catch {
      exit(EXIT_FAILURE)
    }
  }
}
