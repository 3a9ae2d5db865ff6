import BenchKit
import BenchReports
import Foundation

/// Compares a strategy and a model of your own with those of the package; with the path of a file, compares
/// rows on the orders in it.
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
      // An error thrown by `main` would crash with a backtrace.
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }
}
