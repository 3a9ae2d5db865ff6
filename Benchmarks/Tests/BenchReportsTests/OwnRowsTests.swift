import BenchKit
import BenchReports
import Catalog
import Foundation
import MappingTestSupport
import Testing

@testable import OwnComparisonExample

/// The example of a strategy and a model, which uses only the public API of BenchKit.
@Suite struct OwnRowsTests {
  private func report(_ change: (inout CellFilter) -> Void) throws -> Report {
    var comparison = OwnComparisonExample.comparison
    comparison.allowsDebugBuild = true
    comparison.budget = .zero
    comparison.minimumRounds = 1
    change(&comparison.filter)
    return try comparison.report()
  }

  private func cells(_ report: Report, _ strategy: String) -> [String] {
    report.results.filter { $0.cell.strategy == strategy }.map {
      "\($0.cell.model.rawValue) \($0.cell.operation.rawValue) \($0.cell.size.rawValue): "
        + ($0.unavailable ?? "\($0.objects)")
    }
  }

  @Test func everyRowIsComplete() throws {
    let names = Set(OwnComparisonExample.comparison.cells.map { "\($0.strategy) \($0.model.rawValue)" })
    #expect(
      names.sorted() == [
        "build todo", "build todos", "codable invoice", "control invoice", "control todo", "control todos",
        "copy invoice", "copy todo", "copy todos", "foundation invoice", "foundation todo",
        "foundation todos", "foundation-codable invoice", "foundation-codable todo",
        "foundation-codable todos", "mappable invoice", "native invoice", "native todo", "native todos",
        "own-casts todo", "own-casts todos",
      ])
  }

  @Test func aStrategyOfYourOwnIsMeasuredWithTheModelsThatItMaps() throws {
    let report = try report {
      $0.strategies = ["own-casts"]
      $0.operations = [.decode, .encode]
      $0.sizes = [.small, .medium]
    }
    #expect(
      cells(report, "own-casts") == [
        "todo decode small: 1", "todo encode small: 1", "todos decode medium: 100",
        "todos encode medium: 100",
      ])
    #expect(report.results.allSatisfy { $0.ratio != nil })
  }

  // A debug build takes 13 seconds for lists of a hundred.
  @Test func aModelOfYourOwnPassesTheGateInAllOperations() throws {
    let sizes = [(DataSize.small, 1)] + (Thoroughness.isFull ? [(.medium, 100)] : [])
    let report = try report {
      $0.models = [Invoice.model.name]
      $0.sizes = Set(sizes.map(\.0))
      $0.isFull = true
    }
    let wanted = sizes.flatMap { size, count in
      ["decode", "encode", "roundtrip", "reject"].map { "invoice \($0) \(size.rawValue): \(count)" }
    }
    for strategy in ["mappable", "codable"] { #expect(cells(report, strategy) == wanted) }
  }

  @Test func aRowNamesItsParser() throws {
    let rows: [OwnRow<Invoice>] = [
      OwnRow("sorted", encoder: JSONEncoder()),
      OwnRow("wrapped", over: .jansson, lone: FoundationCodec(), list: FoundationCodec()),
      OwnRow("by-hand", lone: FoundationCodec(), list: FoundationCodec()),
    ]
    let list = DataSet(value: [Invoice](), bytes: Array("[]".utf8), objects: 1)
    let models = [
      OwnModel("invoice", generator: InvoiceGenerator(), rows: rows),
      OwnModel(
        "invoices", data: [.medium: list],
        rows: rows.map { ($0.strategy, $0.backend, FoundationCodec<[Invoice]>()) }),
    ]
    for model in models {
      #expect(model.strategies == ["sorted", "wrapped", "by-hand"])
      let cells = OwnComparison(models: [model]).cells.filter {
        $0.size == .medium && $0.operation == .decode
      }
      #expect(
        cells.map { "\($0.strategy) \($0.backend.rawValue)" } == [
          "sorted foundation", "wrapped jansson", "by-hand native", "foundation-codable foundation",
          "control foundation", "copy native",
        ])
    }
  }

  @Test(.enabled(if: Thoroughness.isFull, Thoroughness.reason)) func fiveMegabytesAreGenerated() throws {
    let report = try report {
      $0.models = [Invoice.model.name]
      $0.strategies = ["native"]
      $0.sizes = [.large]
    }
    let row = try #require(report.results.first)
    #expect(report.results.count == 1)
    #expect((5_000_000...5_000_200).contains(row.bytes))
    #expect(row.unavailable == nil)
  }

  @Test(.enabled(if: ReleaseBuild.isDebug)) func aDebugBuildRefusesToMeasure() {
    let refusal = #expect(throws: ReleaseBuild.Refusal.self) {
      _ = try OwnComparisonExample.comparison.report()
    }
    #expect(
      refusal?.description
        == "this is a debug build, whose figures would mean nothing; run the optimised one, as in swift run -c release"
    )
  }

  @Test("The notes don't name options of bench, which the program lacks")
  func notes() throws {
    let report = try report {
      $0.models = [Invoice.model.name]
      $0.operations = [.decode]
      $0.sizes = [.small]
    }
    for text in [report.text(width: 400), report.html] {
      #expect(text.contains("Strategies not measured: "))
      #expect(text.contains("Not measured: cold starts, threads, energy, other platforms than this one."))
      for option in ["--budget", "--corpus", "--cost", "bench instructions"] {
        #expect(!text.contains(option), "\(option)")
      }
    }
  }

  @Test(
    "A row that fails the gate has the reason, and documents are only rejected where a member is required",
    arguments: [nil, "absent"])
  func failedGate(requiredMember: String?) throws {
    struct Forgetful: Codec {
      let sound = FoundationCodec<Invoice>()
      func document(from bytes: [UInt8]) -> Data { sound.document(from: bytes) }
      func bytes(of document: Data) -> [UInt8] { sound.bytes(of: document) }
      func encode(_ value: Invoice) throws -> Data { try sound.encode(value) }
      func decode(_ document: Data) throws -> Invoice {
        var invoice = try sound.decode(document)
        invoice.customer = ""
        return invoice
      }
    }
    let rows = [OwnRow("forgetful", lone: Forgetful(), list: FoundationCodec<[Invoice]>())]
    let model = OwnModel("invoice", generator: InvoiceGenerator(), requiredMember: requiredMember, rows: rows)
    var comparison = OwnComparison(models: [model])
    comparison.allowsDebugBuild = true
    comparison.budget = .zero
    comparison.minimumRounds = 1
    comparison.filter.sizes = [.small]
    comparison.filter.operations = [.decode, .encode, .reject]
    let report = try comparison.report()
    #expect(
      cells(report, "forgetful") == [
        "invoice decode small: decodes to other values",
        "invoice encode small: does not read back what it encodes",
      ] + (requiredMember == nil ? [] : ["invoice reject small: there is no broken document of this model"]))
    #expect(report.text(width: 60).contains("n/a (decodes to other values)"))
    #expect(report.readme.contains("| `forgetful` | n/a | n/a |"))
    #expect(report.html.contains("<!DOCTYPE html>") || report.html.contains("<!doctype html>"))
    #expect(try Report(json: report.json()) == report)
  }

  /// Ignores line breaks and trailing commas.
  @Test(arguments: [
    ("Invoice.swift", "static var model"), ("CastsStrategy.swift", "struct TodoCodec"),
    ("CastsStrategy.swift", "var row = "),
  ])
  func thePageShowsTheExample(file: String, start: String) throws {
    func code(_ text: some StringProtocol) -> String {
      String(text.filter { !$0.isWhitespace }).replacing(",]", with: "]")
    }
    let page = try String(
      contentsOf: PackageFolder.url("Benchmarks/BenchKit/BenchKit.docc/YourOwn.md"), encoding: .utf8)
    let block = try #require(page.components(separatedBy: "```swift\n").first { $0.hasPrefix(start) })
    let shown = try #require(block.components(separatedBy: "```").first)
    let source = try String(contentsOf: PackageFolder.url("Benchmarks/Example/\(file)"), encoding: .utf8)
    #expect(code(source).contains(code(shown)))
  }
}

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
    #expect(lines.filter { $0.hasPrefix("again ") } == Self.operations.map { "again order \($0) small: 1" })
  }

  @Test func thePageShowsTheWholeFile() throws {
    let page = try PackageFolder.text(of: "Benchmarks/BenchKit/BenchKit.docc/YourOwn.md")
    let program = try PackageFolder.text(of: "Benchmarks/Example/Order.swift")
    #expect(page.contains("```swift\n\(program)```\n"))
  }
}
