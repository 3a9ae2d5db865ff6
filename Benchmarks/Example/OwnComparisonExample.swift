import BenchKit

/// Compares one strategy and one model of one's own with what comes with the package.
@main
enum OwnComparisonExample {
  static var comparison: OwnComparison {
    OwnComparison(strategies: { _ in [CastsStrategy.row] }, models: [Invoice.model])
  }

  static func main() throws {
    print(try comparison.report().text(), terminator: "")
  }
}
