import Testing

@testable import JSONCore

/// Misuse of the safe interface stops the process, without access to other memory.
@Suite struct MisuseTests {
  @Test("Ends without a beginning, and values of another document, end the process")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.endArray()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      try? writer.beginObject()
      writer.endObject()
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      try? writer.beginArray()
      writer.writeNull()
      _ = writer.takeBack(from: 0)
      writer.endArray()
    }
    await #expect(processExitsWith: .failure) { MisuseTests.askForPathOfAnotherDocument() }
    await #expect(processExitsWith: .failure) { MisuseTests.makeMemberOfAnotherDocument() }
  }

  // An error would end the process too, which the test expects, so these cases return instead.

  private static func askForPathOfAnotherDocument() {
    guard let larger = try? Document(parsing: "[[1]]"), let document = try? Document(parsing: "[1]"),
      let inner = try? larger.root.array()[0]
    else { return }
    _ = document.root.path(to: inner.firstChild)
  }

  private static func makeMemberOfAnotherDocument() {
    guard let other = try? Document(parsing: "1"), let document = try? Document(parsing: "{}"),
      let object = try? document.root.object()
    else { return }
    let value = other.root
    try? MappedMember.reading(object, state: 0) { (member) throws(JSONError) in
      _ = member.member("a", value: value).isReading
    }
  }

  @Test("A prepared key is written once, in any order, and only if the table contains it")
  func preparedKeys() throws {
    let keys = PreparedKeys()
    let names = ["a", "a key longer than one word", "ü/"]
    for (position, name) in names.enumerated() {
      #expect(keys.append(name, wireName: name, options: JSONWriteOptions(escapesSlashes: true)) == position)
    }
    var writer = JSONWriter(options: JSONWriteOptions(escapesSlashes: true), capacity: 0)
    var written = PreparedKeys.Written()
    try writer.beginObject()
    for (number, name) in names.reversed().enumerated() {
      #expect(writer.key(name, of: keys, written: &written) == .written)
      writer.write(number)
    }
    #expect(writer.key("a", of: keys, written: &written) == .repeated)
    #expect(writer.key("b", of: keys, written: &written) == .unknown)
    writer.endObject()
    #expect(
      String(decoding: try writer.finish(), as: UTF8.self)
        == #"{"ü\/":0,"a key longer than one word":1,"a":2}"#)
  }
}
