import BenchKit
import BenchReports
import Foundation

/// Compares one strategy and one model of one's own with what comes with the package.
@main
enum OwnComparisonExample {
  static var comparison: OwnComparison {
    OwnComparison(strategies: { _ in [CastsStrategy.row] }, models: [Invoice.model])
  }

  static func main() {
    do {
      print(try comparison.report().text(), terminator: "")
    } catch {
      // Thrown out of here it would be a crash with a backtrace.
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }
}
