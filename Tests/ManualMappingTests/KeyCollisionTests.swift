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

@Test func `Members with the same key are both written, or an error if the mapper rejects them`() throws {
  let ratings = [Rating(mean: 4.5, median: 5)]
  let mapper = ManualMapper<Rating>(writing: JSONWriteOptions(rejectsDuplicateKeys: true)).array
  for encode in [{ _ = try mapper.encode(ratings) }, { _ = try mapper.encodeToString(ratings) }] {
    let error = #expect(throws: JSONError.self) { try encode() }
    #expect(error?.description == #"$[0].rating: key "rating" is written twice [key-collision]"#)
  }
  #expect(try ManualMapper<Rating>().array.encodeToString(ratings) == #"[{"rating":4.5,"rating":5}]"#)
}
