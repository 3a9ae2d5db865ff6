import Testing

@testable import JSONCore

@Suite("The log of a decode")
struct DecodeLogTests {
  private func words(_ json: JSONValue) -> [String] {
    (json.log?.entries ?? []).map { $0.issue.map { "\($0.kind.message)" } ?? "counted" }
  }

  private func swallow(_ word: String, at json: JSONValue) { json.log(.swallowed, json.error(.custom(word))) }

  @Test("The log is created for the first entry, and removed after the call")
  func making() throws {
    let document = try Document(parsing: #"{"a":1,"b":2}"#)
    swallow("lost", at: document.root)
    let none = document.root.log == nil
    #expect(none)
    document.root.logging(.swallowed) { json in
      json.log(.leftOut, json.error(.custom("not wanted")))
      json.log(.readWholly)
      let (isMade, mark) = (json.log != nil, json.mark)
      #expect(!isMade && mark == 0)
      json.withContext(1) { swallow("first", at: $0) }
      for word in ["second", "third"] { swallow(word, at: json) }
      let three = words(json)
      #expect(three == ["first", "second", "third"])
      json.rewind(to: 2)
      json.rewind(to: 7)
      let two = words(json)
      #expect(two == ["first", "second"])
      json.logging(.thrown) { json in
        swallow("lost", at: json)
        let isEmpty = json.log == nil
        #expect(isEmpty)
      }
      let after = words(json)
      #expect(after == ["first", "second"])
    }
    let afterwards = document.root.log == nil
    #expect(afterwards)
  }

  @Test("Entries of a failed alternative are removed")
  func alternatives() throws {
    let document = try Document(parsing: #"{"a":1,"b":2}"#)
    try document.root.logging(.swallowed) { (json) throws(JSONError) in
      swallow("before", at: json)
      let value: Int = try json.oneOf(
        { (json) throws(JSONError) in
          swallow("lost", at: json)
          throw json.mismatch(expected: .type("Int"))
        },
        { (json) throws(JSONError) in
          swallow("kept", at: json)
          return 1
        })
      let left = words(json)
      #expect(value == 1 && left == ["before", "kept"])
    }
  }

  @Test("Ignored issues above the limit are only counted, and can be removed")
  func limit() throws {
    let document = try Document(parsing: "1")
    let log = DecodeLog(limit: 2)
    document.root.logging(.swallowed, in: log) { json in
      for word in ["1", "2", "3"] { swallow(word, at: json) }
      let beyond = words(json)
      #expect(beyond == ["1", "2", "counted"])
      for word in 4...1000 { swallow("\(word)", at: json) }
      #expect(log.entries.count == 3 && json.mark == 1000)
      json.rewind(to: 999)
      #expect(log.entries.count == 3 && json.mark == 999)
      json.rewind(to: 1)
      swallow("4", at: json)
    }
    #expect(log.entries.compactMap { $0.issue?.kind } == [.custom("1"), .custom("4")])
  }

  @Test("Each skipped value has an entry with its location, also in a log without issues")
  func leftOut() throws {
    let document = try Document(parsing: "[[1],2]")
    let log = DecodeLog(limit: 0)
    let copy = Document(copying: document, log: log)
    guard let array = copy.root.unguardedArray, let first = array[0], let second = array[1],
      let inner = first.unguardedArray?[0]
    else { return }
    for _ in 1...2 {
      inner.log(.leftOut, inner.error(.custom("dropped")))
      first.log(.leftOut, first.error(.custom("dropped")))
      second.log(.leftOut, second.error(.custom("dropped")))
    }
    let places = [inner.index, first.index, second.index]
    #expect(log.entries.map(\.place) == places + places)
    #expect(log.entries.allSatisfy { $0.issue == nil })
  }

  @Test("After an inner decode, a document's log has its key searches, but not its thrown errors")
  func documents() throws {
    let document = try Document(parsing: #"{"a":1,"b":2}"#)
    let log = DecodeLog()
    let copy = Document(copying: document, log: log)
    copy.root.logging(.thrown) { json in
      json.log(.thrown(as: DecodeLog.ErrorTexts(kind: 0, "")), json.error(.custom("one")))
      _ = json.unguardedObject?["a"]
      json.log(.thrown(as: DecodeLog.ErrorTexts(kind: 0, "")), json.error(.custom("two")))
      _ = json.unguardedObject?["x"]
      let count = json.mark
      #expect(count == 4)
    }
    let searches = KeySearches(log.entries)
    #expect(log.count == 2 && searches.found == [2])
  }

  @Test("A log that is passed takes precedence over that of the document")
  func passed() throws {
    let (ofDocument, passed) = (DecodeLog(), DecodeLog())
    let copy = Document(copying: try Document(parsing: "1"), log: ofDocument)
    copy.root.logging(.swallowed, in: passed) { swallow("one", at: $0) }
    #expect(passed.count == 1 && ofDocument.count == 0)
  }

  @Test("An entry is found by its value or an enclosing one")
  func positions() throws {
    let document = try Document(parsing: "[[1],[2],3]")
    document.root.logging(.thrown) { json in
      guard let array = json.unguardedArray, let first = array[0], let second = array[1], let third = array[2]
      else { return }
      for element in [1, 2, 1] {
        let value = element == 1 ? first : second
        value.log(.thrown(as: DecodeLog.ErrorTexts(kind: 0, "")), value.error(.custom("\(element)")))
      }
      func isFirst(_ position: Int, _ entry: DecodeLog.Entry) -> Bool { entry.issue?.kind == .custom("1") }
      let found = [
        json.firstEntry(where: isFirst), first.firstEntry(where: isFirst), second.firstEntry(where: isFirst),
        second.firstEntry { _, _ in true }, third.firstEntry { _, _ in true },
      ]
      #expect(found == [0, 0, nil, 1, nil])
    }
  }
}
