import BenchKit
import BenchReports
import Foundation

/// Compares one strategy and one model of one's own with what comes with the package; with the path of a
/// file, rows on the orders that it holds.
@main
enum OwnComparisonExample {
  static var comparison: OwnComparison {
    OwnComparison(strategies: { _ in [CastsStrategy.row] }, models: [Invoice.model])
  }

  static func main() {
    do {
      let file = CommandLine.arguments.dropFirst().first
      let chosen = try file.map { try Order.comparison(of: Data(contentsOf: URL(fileURLWithPath: $0))) }
      print(try (chosen ?? comparison).report().text(), terminator: "")
    } catch {
      // Thrown out of here it would be a crash with a backtrace.
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }
}
