import BenchKit
import BenchReports
import Catalog
import Foundation
import MappingTestSupport
import Testing

@testable import OwnComparisonExample

/// The example of your own documents, which uses only the public API of BenchKit.
@Suite struct OwnDocumentsTests {
  private static let document = """
    [
      {"number": 1, "customer": "Ada", "placed": "2026-02-03T04:05:06Z", "items": [{"sku": "a", "quantity": 2}]},
      {"number": 2, "customer": "Grace", "placed": "2026-02-04T00:00:00Z", "items": []}
    ]
    """

  private func lines(_ comparison: OwnComparison) throws -> [String] {
    var comparison = comparison
    comparison.allowsDebugBuild = true
    comparison.budget = .zero
    comparison.minimumRounds = 1
    comparison.filter.operations = [.decode, .encode, .reject]
    return try comparison.report().results.map {
      "\($0.cell.strategy) \($0.cell.model.rawValue) \($0.cell.operation.rawValue) \($0.cell.size.rawValue): "
        + ($0.unavailable ?? "\($0.objects)")
    }
  }

  private static let operations = ["decode", "encode", "reject"]

  @Test func everyRowOfTheExamplePassesTheGate() throws {
    let lines = try lines(Order.comparison(of: Data(Self.document.utf8)))
    for strategy in ["mappable", "codable", "foundation-codable"] {
      #expect(
        lines.filter { $0.hasPrefix("\(strategy) ") }
          == ["\(strategy) orders decode file: 2", "\(strategy) orders encode file: 2"])
    }
  }

  @Test func aDocumentMayContainOneValue() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let order = try #require(try decoder.decode([Order].self, from: Data(Self.document.utf8)).first)
    let text = try encoder.encode(order)
    let model = OwnModel(
      "order", data: [.small: DataSet(value: order, bytes: Array(text), objects: 1)],
      requiredMember: "customer", decoder: decoder, encoder: encoder,
      rows: [OwnRow("again", decoder: decoder, encoder: encoder)])
    let lines = try lines(OwnComparison(models: [model]))
    #expect(
      lines.filter { $0.hasPrefix("again ") } == Self.operations.map { "again order \($0) small: 1" })
  }

  @Test func thePageShowsTheWholeFile() throws {
    let page = try PackageFolder.text(of: "Benchmarks/BenchKit/BenchKit.docc/YourOwn.md")
    let program = try PackageFolder.text(of: "Benchmarks/Example/Order.swift")
    #expect(page.contains("```swift\n\(program)```\n"))
  }
}
