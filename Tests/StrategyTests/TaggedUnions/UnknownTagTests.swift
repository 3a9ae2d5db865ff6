import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing

@Suite("Unknown tags, and values that can't be encoded")
struct UnknownTagTests {
  enum Kind: Equatable {
    case known
    case other(String)

    static let cases: KeyValuePairs<String, TaggedCase<Kind>> = ["known": .case(.known)]
    static let tag: UnknownTaggedCase<Kind> = .tag(Kind.other) {
      if case .other(let tag) = $0 { tag } else { nil }
    }
  }

  static let values: [(TaggedMapping<Event>, text: String)] = [
    (
      .tagged(by: "event", Event.cases, unknown: Event.kept),
      #"{"x":[1.5,{}],"event":"new","by":{"a":null}}"#
    ),
    (
      .tagged(by: "event", content: "data", Event.cases, unknown: Event.kept),
      #"{"event":"new","data":[1,2],"more":"\u0000"}"#
    ),
    (.externallyTagged(Event.cases, unknown: Event.kept), #"{"new":{"x":123456789012345678901234567890}}"#),
    (.externallyTagged(Event.cases, unknown: Event.kept), #""new""#),
  ]

  @Test("The value is stored and encoded unchanged, also if unknown keys are rejected", arguments: 0..<4)
  func keptValue(index: Int) throws {
    let (mapping, text) = Self.values[index]
    let event = try mapping.decode(text)
    #expect(event == .unknown(try OwnedJSON(parsing: text)))
    #expect(try mapping.encodeToString(event) == text)
    #expect(try mapping.rejectingUnknownKeys().decode(text) == event)
  }

  @Test("An unknown tag is stored")
  func keptTag() throws {
    let rows: [(TaggedMapping<Kind>, String, String)] = [
      (.tagged(by: "type", Kind.cases, unknown: Kind.tag), #"{"type":"new","x":1}"#, #"{"type":"new"}"#),
      (
        .tagged(by: "type", content: "value", Kind.cases, unknown: Kind.tag), #"{"value":1,"type":"new"}"#,
        #"{"type":"new"}"#
      ),
      (.externallyTagged(Kind.cases, unknown: Kind.tag), #"{"new":{"x":1}}"#, #"{"new":{}}"#),
      (.externallyTagged(Kind.cases, unknown: Kind.tag), #""new""#, #"{"new":{}}"#),
    ]
    for (mapping, text, written) in rows {
      #expect(try mapping.decode(text) == .other("new"))
      #expect(try mapping.rejectingUnknownKeys().decode(text) == .other("new"))
      #expect(try mapping.encodeToString(.other("new")) == written)
      #expect(try mapping.encodeToString(mapping.decode(mapping.encode(.known))).contains("known"))
    }
  }

  @Test("A tag that is missing or isn't a string is still an error")
  func wrongTags() {
    let mapping: TaggedMapping<Kind> = .tagged(by: "type", Kind.cases, unknown: Kind.tag)
    let missing = #expect(throws: JSONError.self) { try mapping.decode("{}") }
    #expect(
      missing?.description
        == #"$: missing key "type" required by Kind (String) (line 1, column 1) [missing-key]"#)
    #expect(
      thrown { try mapping.decode(#"{"type":1}"#) }?.description
        == "$.type: expected String for Kind.type, found 1 (line 1, column 9) [type-mismatch]")
  }

  @Test("A content that isn't an object can't have a tag inside")
  func noObject() throws {
    let list = Event.inside.array.at("events")
    #expect(
      thrown { try list.encode([.closed, .scores([1])]) }?.description
        == #"$.events[1]: the content of "scores" isn't an object, so it can't contain the tag "event" [custom]"#
    )
    let alternative = Event.inside.or(Event.around)
    #expect(
      try alternative.array.encodeToString([.closed, .scores([1])]) == #"[{"event":"closed"},{"scores":[1]}]"#
    )
  }

  @Test("A value that belongs to none of the cases can't be encoded")
  func noCase() throws {
    let error = #expect(throws: JSONError.self) { try Event.inside.array.encode([.closed, .unknown(.null)]) }
    #expect(error?.description == "$[1]: no case of Event encodes this value [custom]")
    let mapping: TaggedMapping<Event> = .tagged(by: "event", ["moved": .reading(Event.move, Event.moved)])
    #expect(try mapping.decode(#"{"event":"moved","x":1}"#) == TagFormTests.moved)
    let reading = #expect(throws: JSONError.self) { try mapping.encode(TagFormTests.moved) }
    #expect(reading?.description == "$: no case of Event encodes this value [custom]")
  }

  @Test("The error of a case's mapping has the whole path")
  func paths() {
    let mapping: TaggedMapping<Double> = .tagged(
      by: "type", ["number": .case(NumberObject(), { $0 }, { $0 })])
    let error = #expect(throws: JSONError.self) { try mapping.array.at("list").encode([1, .nan]) }
    #expect(
      error?.description == "$.list[1].value: nan can't be written as a JSON number [non-finite-number]")
  }

  @Test("The limit of depth applies as to any object")
  func depth() throws {
    let event = TagFormTests.opened
    var writer = JSONWriter(options: JSONWriteOptions(depthLimit: 1))
    try Event.inside.encode(event, into: &writer)
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == #"{"event":"opened/v2","by":"ada"}"#)
    writer = JSONWriter(options: JSONWriteOptions(depthLimit: 0))
    let error = #expect(throws: JSONError.self) { try Event.inside.encode(event, into: &writer) }
    #expect(error?.description == "$: nesting is deeper than the limit of 0 [depth-limit]")
  }

  @Test("A tag within a tag, empty objects, and text that is written unchanged")
  func nested() throws {
    let inner: TaggedMapping<OwnedJSON> = .tagged(by: "b", ["y": .case(RawField(), { $0 }, { $0 })])
    let outer: TaggedMapping<OwnedJSON> = .tagged(by: "a", ["x": .case(inner, { $0 }, { $0 })])
    for (text, written) in [
      (#"{"c":1}"#, #"{"a":"x","b":"y","c":1}"#), ("{}", #"{"a":"x","b":"y"}"#),
      (" { \n\"c\":1 } ", "{\"a\":\"x\",\"b\":\"y\" , \n\"c\":1 } "), (" { } ", #"{"a":"x","b":"y"}"#),
    ] {
      #expect(try outer.encodeToString(.string(text)) == written)
      #expect(try outer.array.decode("[" + outer.encodeToString(.string(text)) + "]").count == 1)
    }
  }
}

extension Event {
  /// A mapping that only decodes.
  fileprivate static let move: some Decoding<Event.Move> = ManualMapper<Int>().at("x").map {
    Event.Move(x: $0)
  }
}

/// A number as the only member of an object.
private struct NumberObject: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> Double {
    try json.object().required("value", expecting: Double.self).double()
  }

  func encode(_ model: Double, into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (writer) throws(JSONError) in try writer.put("value", model) }
  }
}

/// Text that is written unchanged.
private struct RawField: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> OwnedJSON { try OwnedJSON(json) }

  func encode(_ model: OwnedJSON, into writer: inout JSONWriter) throws(JSONError) {
    guard case .string(let text) = model else { return }
    try writer.write(raw: text)
  }
}
