import Testing

@testable import JSONCore

/// Misuse of the safe interface stops the process; it does not reach into foreign memory.
@Suite struct MisuseTests {
  @Test func endOfAnArrayWithoutABeginning() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.endArray()
    }
  }

  @Test func endOfAnObjectTooMany() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      try writer.beginObject()
      writer.endObject()
      writer.endObject()
    }
  }

  @Test func endOfAnArrayWhoseBeginningWasTakenBack() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      try writer.beginArray()
      writer.writeNull()
      _ = writer.takeBack(from: 0)
      writer.endArray()
    }
  }

  @Test func pathToAPositionOfALargerDocument() async {
    await #expect(processExitsWith: .failure) {
      let larger = try Document(parsing: "[1,2,3,[4]]")
      let document = try Document(parsing: "[1]")
      _ = document.root.path(to: larger.root.firstChild)
      _ = document.root.path(to: larger.root.array()[3]?.firstChild ?? .root)
    }
  }

  @Test func cursorAtAValueOfAnotherDocument() async {
    await #expect(processExitsWith: .failure) {
      let other = try Document(parsing: #"{"a":1}"#)
      let document = try Document(parsing: "{}")
      try MappingCursor.reading(document.root.object(), state: 0) { (cursor) throws(JSONError) in
        _ = cursor.member("a", value: try other.root.object()["a"]).isReading
      }
    }
  }

  @Test("a negative expectation is a wrong one", arguments: [-1, Int.min, 1, Int.max])
  func expectedPosition(_ expected: Int) {
    var keys = PreparedKeys()
    #expect(keys.append("a", wireName: "a", options: JSONWriteOptions()) == 0)
    #expect(keys.position(of: "a", expecting: expected) == 0)
    #expect(keys.position(of: "b", expecting: expected) == nil)
  }
}
