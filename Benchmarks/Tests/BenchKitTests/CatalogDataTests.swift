import Catalog
import MappingTestSupport
import Testing

@testable import BenchKit

@Suite struct CatalogDataTests {
  private static let hashes: [(model: ModelName, size: DataSize, hash: UInt64)] = [
    (.movie, DataSize.small, 0xF276_1589_C437_5445),
    (.user, .small, 0xE028_2946_B769_A1E3),
    (.skill, .small, 0xD1B7_C79F_11E6_B025),
    (.todo, .small, 0xBFBE_F112_1273_AB15),
    (.movies, .medium, 0x5258_DDA0_9627_6687),
    (.users, .medium, 0xFEC6_0B76_BE78_3E17),
    (.skills, .medium, 0xDF0A_7213_27AE_A7B8),
    (.todos, .medium, 0x9C97_2ED8_7FBE_57C1),
    (.movies, .large, 0xF8F9_A885_A03F_13FD),
    (.users, .large, 0x8790_F2E8_CADB_727F),
    (.skills, .large, 0x19EF_EF98_8D9F_6B91),
    (.todos, .large, 0x779B_5ECD_6D59_AF2A),
  ]

  /// All figures refer to these bytes: after a change of the generator, old reports aren't comparable. A
  /// debug build takes a second for each large document.
  @Test(arguments: hashes.filter { Thoroughness.isFull || $0.size != .large || $0.model == .todos })
  func bytesArePinned(model: ModelName, size: DataSize, hash: UInt64) {
    #expect(checksum(CatalogData(count: { _ in 1 }).bytes(of: model, size)) == hash)
  }

  @Test(arguments: [
    (ModelName.movie, DataSize.small, 100), (.user, .small, 100), (.skill, .small, 100), (.todo, .small, 100),
    (.movies, .medium, 100), (.users, .medium, 100), (.skills, .medium, 100), (.todos, .medium, 100),
    (.todos, .large, 1),
  ])
  func documentsOfARotationAreDifferent(model: ModelName, size: DataSize, count: Int) {
    func expect<Value>(_ rotation: DocumentRotation<Value>) {
      #expect(rotation.documents.count == count)
      #expect(Set(rotation.documents.map(\.bytes)).count == count)
      #expect(Set(rotation.documents.map(\.objects)).count == 1)
      #expect(rotation.documents[0].bytes == rotation.first.bytes)
    }
    let data = CatalogData()
    switch (model, size) {
    case (.movie, _): expect(data.movie)
    case (.user, _): expect(data.user)
    case (.skill, _): expect(data.skill)
    case (.todo, _): expect(data.todo)
    case (.movies, _): expect(data.movies(size))
    case (.users, _): expect(data.users(size))
    case (.skills, _): expect(data.skills(size))
    default: expect(data.todos(size))
    }
  }

  @Test func anotherSeedGivesOtherBytes() {
    let data = CatalogData(seed: 1)
    #expect(data.movie.first.bytes != CatalogData(seed: 2).movie.first.bytes)
    #expect(data.movie.first.bytes == CatalogData(seed: 1).movie.first.bytes)
  }

  @Test func documentsHaveTheirSize() {
    let data = CatalogData(count: { _ in 1 })
    #expect(data.todo.first.bytes.count == 56)
    #expect(data.movies(.medium).first.objects == 100)
    #expect(data.movies(.medium).first.value.count == 100)
    let large = data.todos(.large).first
    #expect(large.value.count == large.objects)
    #expect((5_000_000...5_000_200).contains(large.bytes.count))
  }

  @Test func wireFormsAreThoseOfTheCatalog() {
    let data = CatalogData(count: { _ in 1 })
    let lone = #"{"userId":2807,"id":6,"title":"fetch","completed":false}"#
    #expect(String(decoding: data.todo.first.bytes, as: UTF8.self) == lone)
    #expect(String(decoding: data.users(.medium).first.bytes.prefix(10), as: UTF8.self) == #"{"users":["#)
    #expect(String(decoding: data.skills(.medium).first.bytes.prefix(11), as: UTF8.self) == #"{"skills":["#)
    #expect(String(decoding: data.movies(.medium).first.bytes.prefix(8), as: UTF8.self) == #"[{"id":1"#)
  }

  @Test func oneTextInTwentyIsUnusual() {
    let titles = CatalogData(count: { _ in 1 }).todos(.large).first.value.map(\.title)
    let unusual = titles.filter { title in
      title.utf8.contains { $0 >= 0x80 || $0 < 0x20 || "\"\\/".utf8.contains($0) }
    }
    let share = Double(unusual.count) / Double(titles.count)
    #expect((0.045...0.055).contains(share))
  }

  private static let movies = String(
    decoding: CatalogData(count: { _ in 1 }).movies(.large).first.bytes, as: UTF8.self)

  @Test(
    "Generated documents contain every kind of escape and character",
    arguments: [#"\""#, #"\\"#, #"\/"#, #"\n"#, #"\u00e9"#, #"\ud83c\udfac"#, "映画", "🎉"])
  func documentsContain(sequence: String) { #expect(Self.movies.contains(sequence)) }

  @Test func todosMayLackAnID() {
    let ids = CatalogData(count: { _ in 1 }).todos(.medium).first.value.map(\.id)
    #expect(ids.contains(nil))
    #expect(ids.contains { $0 != nil })
  }

  @Test func usersReferToTheCatalogue() {
    let data = CatalogData(count: { _ in 1 })
    for skill in data.users(.medium).first.value.flatMap(\.skills) {
      #expect(data.catalogue[skill.id] == skill)
    }
  }
}
