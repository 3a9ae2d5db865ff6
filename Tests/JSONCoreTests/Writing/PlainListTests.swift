import MappingTestSupport
import Testing

@testable import JSONCore

@Suite("Lists that are changed in place")
struct PlainListTests {
  @Test("A list equals an array after the same changes", arguments: 0..<8 as Range<UInt64>)
  func sameAsAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = PlainList(Int32(7))
    var array: [Int32] = [7]
    for step in 0..<300 as Range<Int32> {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let end = Int.random(in: 1...array.count + 1, using: &random)
        list.removeAll(from: end)
        array.removeSubrange(min(end, array.count)...)
      case 1, 2:
        let index = array.indices.randomElement(using: &random) ?? 0
        list[index] += step
        array[index] += step
      default:
        list.append(step)
        array.append(step)
      }
      #expect((0..<list.count).map { list[$0] } == array)
    }
  }

  @Test("An empty list has no element to access or change")
  func nothing() async {
    await #expect(processExitsWith: .failure) {
      var list = PlainList(1)
      list.removeAll(from: 0)
      _ = list[0]
    }
    await #expect(processExitsWith: .failure) {
      let list = PlainList(1)
      list[-1] = 2
    }
  }
}
