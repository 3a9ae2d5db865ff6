import Catalog
import Foundation
import Testing

@testable import BenchKit

@Suite("Shapes of objects") struct ObjectShapeTests {
  @Test(
    "A shuffled text has the same values, and each part has the same bytes",
    arguments: [
      #"{"a":1,"b":[{"c":"x\"},{","d":null},[]],"e":{"f":-1.5e3,"g":true,"h":{}},"i\\":"\u00e9"}"#,
      #"[{"b":{},"a":[1,"[",{"z":false,"y":0}]}]"#, "[]", "{}", "12", #""a""#,
    ])
  func values(text: String) throws {
    let orders = (0..<20).map { MemberShuffler.shuffled(Array(text.utf8), seed: $0) }
    for shuffled in orders {
      #expect(shuffled.sorted() == text.utf8.sorted())
      #expect(try Self.object(shuffled) == Self.object(Array(text.utf8)))
    }
    #expect((Set(orders).count > 1) == text.contains(#"{""#))
    #expect(MemberShuffler.shuffled(Array(text.utf8), seed: 3) == orders[3])
  }

  private static func object(_ bytes: [UInt8]) throws -> NSObject? {
    try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) as? NSObject
  }

  /// All figures refer to these bytes: after a change, old reports aren't comparable.
  @Test func shuffledBytesArePinned() {
    let todos = CatalogData { _ in 1 }.todos(.medium).shuffled(seed: CatalogData.standardSeed)
    #expect(checksum(todos.first.bytes) == 14_346_261_686_309_148_717)
  }

  @Test("Each object of a list has its own order, and each document too")
  func orders() throws {
    let todos = CatalogData { _ in 2 }.todos(.medium).shuffled(seed: 1)
    let keys = todos.documents.map { document in
      String(decoding: document.bytes, as: UTF8.self).split(separator: "},{").map { object in
        object.matches(of: /"(userId|id|title|completed)":/).map { String($0.1) }
      }
    }
    #expect(keys.map(\.count) == [100, 100])
    #expect(Set(keys[0].filter { $0.count == 4 }).count > 15)
    #expect(keys[0] != keys[1])
  }

  /// Decodes todos whose members have the order of the model, like a strategy with a mistake.
  private struct OrderedCodec: Codec {
    let sound: any Codec<[Todo]>

    func document(from bytes: [UInt8]) -> [UInt8] { bytes }
    func bytes(of document: [UInt8]) -> [UInt8] { document }

    func decode(_ document: [UInt8]) throws -> [Todo] {
      let ordered = String(decoding: document, as: UTF8.self).ranges(of: #"{"userId":"#)
      return ordered.count == 100 ? try sound.decode(bytes: document) : []
    }

    func encode(_ value: [Todo]) throws -> [UInt8] { [] }
  }

  private let data = CatalogData { $0 == .large ? 1 : 3 }

  private func cells(_ change: (inout CellFilter) -> Void) -> [Cell] {
    let reference = FoundationPeers.codable(catalogue: data.catalogue)
    let rows = [BackendName.native, .jansson].map { backend in
      var row = CatalogCodecs(strategy: "manual", backend: backend)
      row.todos = reference.todos
      return row
    }
    var ordered = CatalogCodecs(strategy: "ordered-only", backend: .native)
    ordered.todos = reference.todos.map { OrderedCodec(sound: $0) }
    let matrix = ComparisonMatrix(
      data: data, reference: reference, codecs: rows + [ordered, reference],
      parsers: [FoundationPeers.parser])
    var filter = CellFilter()
    change(&filter)
    return matrix.cells(matching: filter)
  }

  @Test("Only --full and --shape measure shuffled lists; they are only decoded, over the native backend")
  func filter() {
    #expect(Set(cells { _ in }.map(\.identity.shape)) == [.ordered])
    let full = cells { $0.isFull = true }.map(\.identity).filter { $0.shape != .ordered }
    #expect(Set(full.map(\.shape)) == [.shuffled])
    #expect(Set(full.map(\.size)) == [.medium])
    #expect(Set(full.map(\.operation)) == [.decode])
    #expect(Set(full.map(\.model)) == [.movies, .users, .skills, .todos])
    #expect(
      full.filter { $0.model == .todos }.map { "\($0.strategy) \($0.backend)" } == [
        "manual native", "ordered-only native", "foundation-codable foundation", "control foundation",
      ])
  }

  @Test("A shape is measured with the ordered cells with which it is compared")
  func ordered() {
    let cells = cells {
      $0.shapes = [.shuffled]
      $0.strategies = ["manual"]
      $0.models = [.todo]
    }
    #expect(
      cells.map { "\($0.identity.strategy) \($0.identity.shape) \($0.isReported)" } == [
        "manual ordered true", "foundation-codable ordered false", "control ordered true",
        "manual shuffled true", "foundation-codable shuffled false", "control shuffled true",
      ])
    #expect(Set(cells.map(\.identity.size)) == [.medium])
  }

  @Test("The gate checks the values of shuffled lists")
  func gate() throws {
    let shuffled = cells { $0.shapes = [.shuffled] }.filter { $0.identity.shape == .shuffled }
    for cell in shuffled where cell.identity.model == .todos {
      let workload = try cell.prepare()
      guard cell.identity.strategy == "ordered-only" else {
        try workload.check()
        continue
      }
      let failure = #expect(throws: GateFailure.self) { try workload.check() }
      #expect(failure?.description == "decodes to other values")
    }
  }
}
