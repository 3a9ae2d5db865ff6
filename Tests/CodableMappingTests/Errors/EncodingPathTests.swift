import CodableMapping
import Testing

@Suite("Paths of errors that encoding throws")
struct EncodingPathTests {
  /// A value whose encoding fails with an error of its own.
  private struct Refusing: Codable {
    struct Refusal: Error {}

    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { throw Refusal() }
  }

  private struct Numbered: Codable {
    var first = Refusing()

    enum CodingKeys: Int, CodingKey { case first = 1 }
  }

  @Test("A number that is a key of a dictionary or of a model is a key in the path")
  func numbersAsKeys() {
    #expect(path { try CodableMapper<[Int: Refusing]>().encode([5: Refusing()]) } == #"$["5"]"#)
    #expect(path { try CodableMapper<Numbered>().encode(Numbered()) } == "$.first")
  }

  @Test("The position of an element is an index in the path")
  func elements() {
    #expect(path { try CodableMapper<[[Refusing]]>().encode([[], [Refusing()]]) } == "$[1][0]")
  }

  private func path(_ encode: () throws -> [UInt8]) -> String? {
    #expect(throws: JSONError.self) { _ = try encode() }?.issue.path.description
  }
}
