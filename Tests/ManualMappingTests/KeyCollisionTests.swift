import JSONCore
import ManualMapping
import Testing

/// Writes both of its properties below the same key.
private struct Rating: JSONObjectWritable {
  var mean: Double
  var median: Double

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("rating", mean)
    try json.put("rating", median)
  }
}

@Suite("Keys written twice")
struct KeyCollisionTests {
  private static let ratings = [Rating(mean: 4.5, median: 5)]

  @Test("An error if the mapper rejects it")
  func rejection() throws {
    let mapper = ManualMapper<Rating>(writing: JSONWriteOptions(rejectsDuplicateKeys: true)).array
    for encode in [
      { _ = try mapper.encode(Self.ratings) }, { _ = try mapper.encodeToString(Self.ratings) },
    ] as [() throws -> Void] {
      let error = #expect(throws: JSONError.self) { try encode() }
      #expect(error?.description == #"$[0].rating: key "rating" is written twice [key-collision]"#)
    }
  }

  @Test("Members with one key are both written unless the options reject that")
  func allowed() throws {
    let text = try ManualMapper<Rating>().array.encodeToString(Self.ratings)
    #expect(text == #"[{"rating":4.5,"rating":5}]"#)
  }
}
