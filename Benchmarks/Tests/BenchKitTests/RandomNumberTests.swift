import Catalog
import Testing

@testable import BenchKit

/// `known-answers.py` prints the known answers of the generator.
@Suite struct RandomNumberTests {
  @Test func followsSplitMix64() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test func boundsNumbersByMultiplication() {
    var random = SplitMix64(seed: 2016)
    #expect((0..<12).map { _ in random.number(below: 10) } == [9, 6, 9, 3, 7, 1, 5, 4, 6, 7, 3, 6])
  }

  @Test func shufflesFromTheEnd() {
    var random = SplitMix64(seed: 7)
    #expect(random.shuffled(Array(0..<8)) == [7, 4, 6, 1, 2, 5, 0, 3])
  }

  /// The last is from the test vectors of the algorithm's authors.
  @Test(
    "Texts are hashed by FNV-1a",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325 as UInt64),
      ("a", 0xAF63_DC4C_8601_EC8C),
      ("foobar", 0x8594_4171_F739_67E8),
    ])
  func hashes(text: String, hash: UInt64) { #expect(checksum(Array(text.utf8)) == hash) }
}
