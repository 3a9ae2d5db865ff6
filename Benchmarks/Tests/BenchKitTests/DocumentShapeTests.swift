import Catalog
import Foundation
import JSONCore
import Testing

@testable import BenchKit

@Suite struct DocumentShapeTests {
  private func documents(_ shape: DocumentShape, count: Int = 1) -> [[UInt8]] {
    func lists<Generator: ModelGenerator>(_ generator: Generator) -> [[UInt8]] {
      generator.listRotation(seed: CatalogData.standardSeed, count: count) { count, _ in count >= 100 }
        .documents.map(\.bytes)
    }
    return switch shape {
    case .indented: lists(HappeningGenerator())
    case .scripts: lists(PostGenerator())
    case .doubles: lists(OutlineGenerator())
    case .wide: lists(WideGenerator())
    case .deep: lists(DeepGenerator())
    }
  }

  /// All figures refer to these bytes: after a change of the generator, old reports aren't comparable.
  @Test(arguments: [
    (DocumentShape.indented, 12_066_773_404_096_970_964 as UInt64), (.scripts, 1_827_854_654_653_623_737),
    (.doubles, 12_166_874_181_924_350_371), (.wide, 2_641_753_312_192_665_163),
    (.deep, 16_799_309_923_135_524_553),
  ])
  func bytesArePinned(shape: DocumentShape, hash: UInt64) { #expect(checksum(documents(shape)[0]) == hash) }

  @Test(arguments: DocumentShape.allCases)
  func documentsOfARotationAreDifferent(shape: DocumentShape) {
    #expect(Set(documents(shape, count: 3)).count == 3)
  }

  @Test func indentedTextIsHalfSpacesWithALineForEachMember() throws {
    let text = String(decoding: documents(.indented)[0], as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        [
            {
                "id": 138586341,
                "name": "
        """))
    #expect(text.hasSuffix("\n    }\n]"))
    let share = Double(text.utf8.count { $0 == UInt8(ascii: " ") }) / Double(text.utf8.count)
    #expect((0.4...0.6).contains(share))
  }

  @Test func threeQuartersOfTheScriptsAreBeyondASCII() {
    let bytes = documents(.scripts)[0]
    let share = Double(bytes.count { $0 >= 0x80 }) / Double(bytes.count)
    #expect((0.6...0.85).contains(share))
    for word in ["映画", "сегодня", "schönes", "मौसम", "😀👍🏽"] {
      #expect(String(decoding: bytes, as: UTF8.self).contains(word))
    }
  }

  @Test func doublesHaveUpToEighteenDigits() throws {
    let text = String(decoding: documents(.doubles)[0], as: UTF8.self)
    let numbers = text.split { !"-.0123456789".contains($0) }.filter { $0.contains(".") }
    #expect(numbers.count > 4000)
    let digits = numbers.map { $0.count { $0.isNumber } }
    #expect(digits.min() ?? 0 >= 15)
    #expect(digits.max() ?? 0 == 18)
  }

  @Test func aWideObjectHasAThousandMembersOfDifferentNames() throws {
    let object = try JSONSerialization.jsonObject(with: Data(documents(.wide)[0]))
    #expect((object as? [String: Any])?.count == 1000)
  }

  @Test func deepTextIsWithinTheLimitOfLevels() throws {
    let document = try Document(parsing: documents(.deep)[0])
    let (first, count) = try document.withRoot { (root) throws(JSONError) in
      let elements = try root.array()
      return (elements.count > 0, elements.count)
    }
    #expect(first && count == 100)
  }

  @Test func mappedShapesDecodeToTheGeneratedValues() throws {
    func expect<Generator: ModelGenerator>(_ generator: Generator) throws where Generator.Model: Codable {
      let list = generator.listDataSet(seed: 7) { count, _ in count >= 20 }
      #expect(try JSONDecoder().decode([Generator.Model].self, from: Data(list.bytes)) == list.value)
    }
    try expect(HappeningGenerator())
    try expect(PostGenerator())
    try expect(OutlineGenerator())
  }

  @Test func onlyListsOfAHundredAreMeasured() {
    let mapped = OwnModel(.indented, generator: HappeningGenerator(), documents: 3, rows: [])
    let parsed = OwnModel(parsing: .deep, generator: DeepGenerator(), documents: 3)
    let parser = DocumentParser(backend: .native) { bytes in { blackHole(try Document(parsing: bytes)) } }
    #expect(Set(mapped.cells(matching: CellFilter(), parsers: [parser]).map(\.identity.size)) == [.medium])
    let cells = parsed.cells(matching: CellFilter(), parsers: [parser])
    #expect(cells.map(\.identity.operation) == [.parse])
    #expect(cells.map(\.identity.model) == [DocumentShape.deep.model])
    #expect(throws: Never.self) { try cells[0].prepare().run(0..<3) }
  }
}
