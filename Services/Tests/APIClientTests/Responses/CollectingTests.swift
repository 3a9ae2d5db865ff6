import MappingTestSupport
import Testing

@testable import APIClient

/// The cost of collecting a body, as the number of bytes that are moved to larger memory. While bytes are
/// moved, the body occupies memory twice.
@Suite("Collecting a body moves few bytes")
struct CollectingTests {
  /// Collects a body of `count` bytes, and returns the number of moved bytes.
  private func movedCount(
    _ count: Int, announced: Int?, limit: Int, _ random: inout SeededGenerator
  ) -> (moved: Int, collected: CollectedBytes) {
    var collected = CollectedBytes(announced: announced, limit: limit)
    var moved = 0
    let longest = [1 << 10, 1 << 14, 1 << 17, 1 << 21].randomElement(using: &random) ?? 1
    var rest = count
    while rest > 0 {
      let chunk = [UInt8](
        repeating: UInt8(truncatingIfNeeded: rest),
        count: min(rest, Int.random(in: 1...longest, using: &random)))
      let (before, capacity) = (collected.bytes.count, collected.bytes.capacity)
      collected.append(chunk)
      // A change of the capacity means that the bytes were moved.
      if collected.bytes.capacity != capacity { moved += before }
      rest -= chunk.count
    }
    return (moved, collected)
  }

  @Test("At most 2 MiB of a body of unknown length are moved", arguments: 0..<12 as Range<UInt64>)
  func unknownLength(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...(seed.isMultiple(of: 2) ? 24 << 20 : 2 << 20), using: &random)
    let limit = [count, count + 1, 2 * count, 64 << 20, 1 << 40, .max].randomElement(using: &random) ?? .max
    let (moved, collected) = movedCount(count, announced: nil, limit: max(count, limit), &random)
    #expect(collected.bytes.count == count)
    #expect(moved <= 2 << 20)
    #expect(moved <= 2 * count)
  }

  @Test("Nothing of a body of announced length is moved", arguments: 0..<8 as Range<UInt64>)
  func knownLength(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...(8 << 20), using: &random)
    #expect(movedCount(count, announced: count, limit: .max, &random).moved == 0)
  }

  @Test("An announced length reserves at most the limit, and at most 1 GiB", arguments: [1 << 20, .max])
  func excessiveLengths(limit: Int) {
    for announced in [.max, .max - 512, 1 << 62, -1, .min] {
      var collected = CollectedBytes(announced: announced, limit: limit)
      collected.append([1])
      #expect(collected.bytes.capacity <= min(limit, 1 << 30) + 4096)
    }
  }

  @Test("A short body takes at most twice its size")
  func short() {
    var random = SeededGenerator(seed: 1)
    for count in [1, 100, 10_000, 400_000] {
      let collected = movedCount(count, announced: nil, limit: .max, &random).collected
      #expect(collected.bytes.capacity <= 2 * count + 4096)
    }
  }

  @Test("Header fields are filtered in one pass", arguments: [0, 1, 30_000])
  func fields(count: Int) throws {
    var fields = HTTPFields()
    for number in 0..<count {
      fields.append(HTTPField(name: try #require(HTTPField.Name("x-\(number)")), value: "a"))
    }
    var looks = 0
    let kept = fields.filtered { _ in
      looks += 1
      return looks.isMultiple(of: 2)
    }
    #expect(looks == count && kept.count == count / 2)
    var replaced = fields
    replaced.replace(with: fields)
    #expect(replaced == fields)
  }
}
