import BenchKit
import Catalog
import Foundation
import MappedRows
import Testing

@testable import BenchRows

@Suite("Contacts") struct ContactTests {
  private static func cells(_ shape: ObjectShape) -> [Cell] {
    let filter = CellFilter(models: [.contacts], shapes: [shape])
    return Comparison(shapeDocuments: 2).matrix.cells(matching: filter).filter { $0.identity.shape == shape }
  }

  @Test("Each strategy decodes the values of each shape", arguments: ObjectShape.allCases)
  func equal(shape: ObjectShape) throws {
    let cells = Self.cells(shape)
    for cell in cells { try cell.prepare().check() }
    let decoded = cells.filter { $0.identity.operation == .decode }
    let sizes: [DataSize] = shape == .largeObjects ? [.small, .medium] : [.medium]
    #expect(decoded.map(\.identity.size).uniqued() == sizes)
    for size in sizes {
      #expect(
        decoded.filter { $0.identity.size == size }.map(\.identity.strategy) == [
          "manual", "mappable", "applicative", "throwing", "codable", "derived", "foundation-codable",
          "control", "copy",
        ])
    }
    let parsers = cells.filter { $0.identity.operation != .decode }
    #expect(parsers.allSatisfy { $0.identity.operation == .parse })
    #expect(parsers.isEmpty == [.shuffled, .largeShuffled].contains(shape))
  }

  /// The objects of a generated list, and the keys of the first one in their order.
  private static func objects(
    _ generator: some ModelGenerator
  ) throws -> (objects: [[String: Any]], keys: [String]) {
    let bytes = generator.listDataSet(seed: CatalogData.standardSeed) { count, _ in count == 100 }.bytes
    let list = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
    let first = try #require(list?.first)
    let text = String(decoding: bytes, as: UTF8.self)
    let places = first.keys.map { key in
      (key, text.firstRange(of: "\"\(key)\":")?.lowerBound ?? text.endIndex)
    }
    return (list ?? [], places.sorted { $0.1 < $1.1 }.map(\.0))
  }

  private static let members = ["id", "name", "email", "phone", "city"]

  @Test func orderedContactsAreComplete() throws {
    let (objects, keys) = try Self.objects(ContactGenerator())
    #expect(keys == Self.members)
    #expect(objects.allSatisfy { $0.count == 5 })
  }

  @Test func aThirdOfTheOptionalMembersOfSparseContactsIsMissing() throws {
    let objects = try Self.objects(ContactGenerator(isSparse: true)).objects
    #expect(objects.allSatisfy { $0["id"] != nil && $0["name"] != nil })
    let missing = objects.reduce(0) { $0 + 5 - $1.count }
    #expect((80...120).contains(missing), "\(missing) of 300")
  }

  @Test func extraContactsHaveTwentyUnknownMembersOfWhichSevenAreNested() throws {
    for object in try Self.objects(ContactGenerator(hasUnknownMembers: true)).objects {
      let unknown = object.filter { !Self.members.contains($0.key) }
      #expect(unknown.count == 20 && object.count == 25)
      #expect(unknown.count { $0.value is [String: Any] || $0.value is [Any] } == 7)
    }
  }

  @Test func largeContactsHaveSixtyMembers() throws {
    let (objects, keys) = try Self.objects(FullContactGenerator())
    #expect(objects.allSatisfy { $0.count == 60 })
    #expect(keys.starts(with: Self.members) && keys.last == "notes")
  }
}
