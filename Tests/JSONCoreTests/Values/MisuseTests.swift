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
      try? writer.beginObject()
      writer.endObject()
      writer.endObject()
    }
  }

  @Test func endOfAnArrayWhoseBeginningWasTakenBack() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      try? writer.beginArray()
      writer.writeNull()
      _ = writer.takeBack(from: 0)
      writer.endArray()
    }
  }

  @Test func pathToAPositionOfALargerDocument() async {
    await #expect(processExitsWith: .failure) { MisuseTests.askForPathOfAnotherDocument() }
  }

  @Test func cursorAtAValueOfAnotherDocument() async {
    await #expect(processExitsWith: .failure) { MisuseTests.moveCursorToAnotherDocument() }
  }

  // An error would end the process too, as the test expects, so these return instead.

  private static func askForPathOfAnotherDocument() {
    guard let larger = try? Document(parsing: "[[1]]"), let document = try? Document(parsing: "[1]"),
      let inner = try? larger.root.array()[0]
    else { return }
    _ = document.root.path(to: inner.firstChild)
  }

  private static func moveCursorToAnotherDocument() {
    guard let other = try? Document(parsing: "1"), let document = try? Document(parsing: "{}"),
      let object = try? document.root.object()
    else { return }
    let value = other.root
    try? MappingCursor.reading(object, state: 0) { (cursor) throws(JSONError) in
      _ = cursor.member("a", value: value).isReading
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
