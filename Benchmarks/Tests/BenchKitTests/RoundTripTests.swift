import Catalog
import CatalogStrategies
import Generation
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Random models")
struct RoundTripTests {
  @Test("A round trip by two strategies changes no random model", arguments: 1...5 as ClosedRange<UInt64>)
  func pairs(seed: UInt64) throws {
    let skills = SkillGenerator().listDataSet(seed: seed) { count, _ in count == 400 }
    func list<Generator: ModelGenerator>(of generator: Generator) -> DataSet<[Generator.Model]> {
      generator.listDataSet(seed: seed) { count, _ in count == 100 }
    }
    let strategies = CatalogStrategy.all(skills: SkillCatalogue(skills.value))
    try expectRoundTrips(strategies.map(\.movies), list(of: MovieGenerator()))
    try expectRoundTrips(strategies.map(\.users), list(of: UserGenerator(skills: skills.value)))
    try expectRoundTrips(strategies.map(\.skills), list(of: SkillGenerator()))
    try expectRoundTrips(strategies.map(\.todos), list(of: TodoGenerator()))
  }

  private func expectRoundTrips<Model: Equatable>(
    _ mappings: [any Mapping<[Model]>], _ data: DataSet<[Model]>
  ) throws {
    // A debug build takes 7 seconds for all pairs with lists of a hundred.
    let list = Array(data.value.prefix(Thoroughness.rounds(20, of: 100)))
    let written = try mappings.map { try $0.encode(list) }
    for reader in mappings {
      #expect(try reader.decode(data.bytes) == data.value)
      for bytes in written { #expect(try reader.decode(bytes) == list) }
    }
  }
}
