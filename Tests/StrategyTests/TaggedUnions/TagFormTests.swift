import Catalog
import CatalogStrategies
import CodableMapping
import JSONCore
import ManualMapping
import MappingTestSupport
import Testing

@Suite("Forms of tags")
struct TagFormTests {
  static let opened = Event.opened(Event.Opening(by: "ada"))
  static let moved = Event.moved(Event.Move(x: 1))

  @Test("Tags are decoded and encoded inside the case's object, beside its content and around it")
  func forms() throws {
    let rows: [(TaggedMapping<Event>, Event, String)] = [
      (Event.inside, Self.opened, #"{"event":"opened/v2","by":"ada"}"#),
      (Event.inside, Self.moved, #"{"event":"moved","x":1}"#),
      (Event.inside, .closed, #"{"event":"closed"}"#),
      (Event.beside, Self.opened, #"{"event":"opened/v2","data":{"by":"ada"}}"#),
      (Event.beside, .scores([1, 2]), #"{"event":"scores","data":[1,2]}"#),
      (Event.beside, .closed, #"{"event":"closed"}"#),
      (Event.around, Self.moved, #"{"moved":{"x":1}}"#),
      (Event.around, .scores([]), #"{"scores":[]}"#),
      (Event.around, .closed, #"{"closed":{}}"#),
    ]
    for (mapping, event, text) in rows {
      #expect(try mapping.encodeToString(event) == text)
      #expect(try mapping.decode(text) == event)
      #expect(try mapping.array.encodeToString([event, event]) == "[\(text),\(text)]")
      #expect(try mapping.at("a.b").encodeToString(event) == #"{"a":{"b":\#(text)}}"#)
      #expect(try mapping.rejectingUnknownKeys().decode(text) == event)
    }
  }

  @Test("Random events are equal after a round trip, in every layout")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let events = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          Event.opened(
            Event.Opening(by: ["", "ada", "a/b", "\u{1}\"\\"].randomElement(using: &generator) ?? ""))
        case 1: Event.moved(Event.Move(x: Int.random(in: -9...9, using: &generator)))
        case 2: Event.unknown(["event": "new", "list": [1, [nil], "x"]])
        default: Event.closed
        }
      }
      let list = TaggedMapping<Event>.tagged(by: "event", Event.cases, unknown: Event.kept).array
      let options = JSONWriteOptions(
        pretty: .random(using: &generator), sortedKeys: .random(using: &generator),
        escapesSlashes: .random(using: &generator), rejectsDuplicateKeys: true)
      var writer = JSONWriter(options: options, capacity: 1)
      try list.encode(events, into: &writer)
      #expect(try list.decode(writer.finish()) == events)
    }
  }

  @Test("Members may be in any order, a case may have several tags, and may be its name alone")
  func leniencies() throws {
    #expect(try Event.inside.decode(#"{"by":"ada","event":"opened"}"#) == Self.opened)
    #expect(try Event.beside.decode(#"{"data":{"x":1},"event":"moved"}"#) == Self.moved)
    #expect(try Event.beside.decode(#"{"event":"closed","data":null}"#) == .closed)
    #expect(try Event.beside.rejectingUnknownKeys().decode(#"{"event":"closed","data":null}"#) == .closed)
    #expect(try Event.around.decode(#""closed""#) == .closed)
    #expect(try Event.around.decode(#"{"closed":null}"#) == .closed)
  }

  @Test("The options decide which of duplicate tags counts")
  func duplicates() throws {
    let last = JSONParseOptions(duplicateKeys: .useLast)
    for (mapping, text, first) in [
      (Event.inside, #"{"event":"closed","x":1,"event":"moved"}"#, Event.closed),
      (Event.beside, #"{"event":"closed","data":{"x":1},"event":"moved"}"#, .closed),
      (Event.around, #"{"moved":{"x":2},"moved":{"x":1}}"#, .moved(Event.Move(x: 2))),
    ] {
      #expect(try mapping.decode(text) == first)
      #expect(try mapping.decode(Document(parsing: text, options: last)) == Self.moved)
    }
  }

  @Test("The content of a case is mapped by any strategy", arguments: Fixture.strategies)
  func contents(strategy: CatalogStrategy) throws {
    let todo = ErasedMapping(base: strategy.todo)
    let mapping: TaggedMapping<Todo> = .tagged(by: "type", ["todo": .case(todo, { $0 }, { $0 })])
    let text = #"{"type":"todo","userId":1,"title":"a","completed":true}"#
    #expect(try mapping.encodeToString(mapping.rejectingUnknownKeys().decode(text)) == text)
    #expect(
      thrown { try mapping.decode(#"{"type":"todo"}"#) }?.description
        == #"$: missing key "userId" required by Todo (Int) (line 1, column 1) [missing-key]"#)
  }

  /// Errors that no document in `Fixtures/malformed/forms` has.
  private static let failures: [(mapping: TaggedMapping<Event>, text: String, error: String)] = [
    (
      Event.beside, #"{"data":{}}"#,
      #"$: missing key "event" required by Event (String) (line 1, column 1) [missing-key]"#
    ),
    (
      Event.around, #"{"moved":{}}"#,
      #"$.moved: missing key "x" required by Move (Int) (line 1, column 10) [missing-key]"#
    ),
    (Event.around, #""move""#, #"$: "move" is not an Event (line 1, column 1) [invalid-raw-value]"#),
    (
      Event.around, "[]", "$: expected an object for Event, found an array (line 1, column 1) [type-mismatch]"
    ),
    (
      Event.around, "null", "$: expected an object for Event, found null (line 1, column 1) [unexpected-null]"
    ),
  ]

  @Test("Errors about tags beside and around the content have code and location")
  func errors() {
    for (mapping, text, error) in Self.failures {
      #expect(thrown { try mapping.decode(text) }?.description == error)
    }
  }

  private static let form = "help: one member, named after the case, is expected; the object has 2"

  @Test(
    "The error of a wrong tag has advice on the expected form, or suggests the likely spelling",
    arguments: [
      (#"{"moved":{"x":1},"closed":{}}"#, form), (#"{"move":{"x":1}}"#, #"help: did you mean "moved"?"#),
      (#""move""#, #"help: did you mean "moved"?"#),
    ])
  func advice(text: String, help: String) {
    #expect(
      thrown { try Event.around.decode(text) }?.issue.advice == [
        #"allowed: "opened/v2", "opened", "moved", "scores", "closed""#, help,
      ])
  }

  @Test("All issues of tags around the content are found")
  func allIssues() {
    let text = #"[{}, {"moved":{"x":"1"}}, {"closed":{},"moved":{}}, {"mved":{"x":"1"}}, 7]"#
    #expect(
      thrown { try Event.around.array.reportingAllIssues().decode(text) }?.issues.map(\.description) == [
        "$[0]: the value is not an Event (line 1, column 2) [invalid-raw-value]",
        #"$[1].moved.x: expected Int for Move.x, found string "1" (line 1, column 20) [type-mismatch]"#,
        "$[2]: the value is not an Event (line 1, column 27) [invalid-raw-value]",
        #"$[3]: "mved" is not an Event (line 1, column 53) [invalid-raw-value]"#,
        "$[4]: expected an object for Event, found 7 (line 1, column 73) [type-mismatch]",
      ])
  }
}
