import ManualMapping
import Testing

/// A model that encodes both of its properties with the same key.
private struct Rating: JSONObjectWritable {
  var mean, median: Double

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("rating", mean)
    try json.put("rating", median)
  }
}

@Suite("Keys written twice")
struct KeyCollisionTests {
  private static let ratings = [Rating(mean: 4.5, median: 5)]

  @Test("A key that is written twice is an error if the mapper rejects it")
  func rejection() throws {
    let mapper = ManualMapper<Rating>(writing: JSONWriteOptions(rejectsDuplicateKeys: true)).array
    for encode in [
      { _ = try mapper.encode(Self.ratings) }, { _ = try mapper.encodeToString(Self.ratings) },
    ] as [() throws -> Void] {
      let error = #expect(throws: JSONError.self) { try encode() }
      #expect(error?.description == #"$[0].rating: key "rating" is written twice [key-collision]"#)
    }
  }

  @Test("Members with the same key are both written unless the options reject them")
  func allowed() throws {
    let text = try ManualMapper<Rating>().array.encodeToString(Self.ratings)
    #expect(text == #"[{"rating":4.5,"rating":5}]"#)
  }
}
