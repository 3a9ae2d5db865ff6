import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

/// The same values through `JSONEncoder` and `CodableEncoder`, with sorted keys.
@Suite("Encoding as Foundation does")
struct EncodingComparisonTests {
  @Test("Unusual uses of encoders have Foundation's results", arguments: EncodingSamples.odd.indices)
  func odd(index: Int) {
    compareEncoding(EncodingSamples.odd[index].value)
    compareEncoding([EncodingSamples.odd[index].value, EncodingSamples.Odd { _ in }])
  }

  @Test("Classes with and without a container shared with their superclass are encoded as by Foundation")
  func classes() {
    compareEncoding(EncodingSamples.SharedContainer())
    compareEncoding([EncodingSamples.OwnContainer(), EncodingSamples.SharedContainer()])
  }

  @Test("Values of many types are encoded as by Foundation")
  func types() {
    compareEncoding(Numbers(i8: -1, u8: 255, i32: .min, u64: .max, i: 0, d: 0.1, f: 0.1, wide: .max))
    compareEncoding(
      Person(
        name: "A/B \"é\" \u{1}", age: nil, friends: [Person(name: "C", tags: ["x"])],
        scores: ["b": [1, nil], "a": []]))
    compareEncoding([Shape.circle(radius: 1), .square(2.5), .nothing])
    compareEncoding([Level.high, .low])
    compareEncoding(
      Things(
        date: Date(timeIntervalSinceReferenceDate: 1.5), data: Data([1, 2, 255]),
        url: URL(string: "https://example.com/a"), decimal: Decimal(string: "0.1"), uuid: UUID(),
        byNumber: [1: "a", 20: "b"]))
    compareEncoding(["x": Optional(1), "y": nil])
    compareEncoding(Optional<Int>.none)
    compareEncoding("text")
    compareEncoding(1.0)
    compareEncoding(Double.infinity)
    compareEncoding([[Float.nan]])
  }

  @Test("Values that contain themselves without a container are an error at the limit, not a crash")
  func endlessSingleValue() {
    struct Endless: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }
    #expect(thrown { try CodableMapper<Endless>().encode(Endless()) as [UInt8] }?.issue.code == .depthLimit)
  }

  @Test(
    "Errors of the mapper have their path",
    arguments: [
      (EncodingSamples.odd.count - 1, "$.a.x[1]: nan can't be written as a JSON number [non-finite-number]"),
      (EncodingSamples.odd.count - 2, "$.a[0]: OwnError() [custom]"),
      (0, "$: top-level Odd did not encode any values [custom]"),
    ])
  func paths(index: Int, text: String) {
    let error = #expect(throws: JSONError.self) {
      try CodableMapper<EncodingSamples.Odd>().encode(EncodingSamples.odd[index].value) as [UInt8]
    }
    #expect(error?.description == text)
  }
}
