import DerivedMapping
import JSONCore
import MappingTestSupport
import Testing

@Mapped
enum Level: String, CaseIterable { case low, high }

typealias Code = Int

@Mapped
enum Numbered: Code { case one = 1, two }

@Mapped
enum Named: Swift.String { case first, second }

@Mapped
enum Plain: Equatable {
  case first, `default`
  @Key("3rd", or: "third") case third
}

@Mapped(keys: .kebabCase)
enum Kind: Equatable {
  case veryLow
  case unknown(String)
}

@Mapped
enum Around: Equatable {
  case text(Note)
  case count(Int)
  case image(width: Int, height: Int = 1)
  case `default`
  case unknown(String)
}

@Mapped(tag: "type")
enum Within: Equatable {
  @Key("txt", or: "text") case text(Note)
  case image(width: Int, height: Int?)
  case typing
}

@Mapped(tag: "type")
enum Webhook: Equatable {
  @Key("invoice.paid") case paid(id: Int)
  @Key("customer.subscription.deleted", or: "customer.left") case left
}

@Mapped(keys: .snakeCase, tag: "type", content: "value")
enum Beside: Equatable {
  case text(Note)
  case counts([Int])
  case bigImage(maxWidth: Int)
  case typing
  case unknown(String)
}

@Mapped(tag: "type")
enum Known: Equatable {
  case text(Note)
  case unknown(String)
}

@Mapped(.untagged, .both)
enum Untagged: Equatable {
  case number(Int)
  case text(String)
  case size(width: Int, height: Int)
  case body(Note)
}

/// Enums that the macro maps.
@Suite("Mapped enums")
struct EnumTests {
  @Test("An enum with raw values is decoded and encoded as its raw value")
  func raw() throws {
    try BothWays.expect(#"["low","high"]"#, is: [Level.low, .high])
    BothWays.expectError(
      #"["lower"]"#, as: [Level].self, #"invalid-raw-value at $[0]: "lower" is not a Level"#)
  }

  @Test("The type of the raw values may be an alias, or qualified by its module")
  func rawType() throws {
    try BothWays.expect("[1,2]", is: [Numbered.one, .two])
    try BothWays.expect(#"["first","second"]"#, is: [Named.first, .second])
  }

  @Test("An enum without payloads is the name of its case")
  func names() throws {
    try BothWays.expect(#"["first","default","3rd"]"#, is: [Plain.first, .default, .third])
    try BothWays.expect(#"["third"]"#, is: [Plain.third], written: #"["3rd"]"#)
    BothWays.expectError(
      #"["second"]"#, as: [Plain].self, #"invalid-raw-value at $[0]: "second" is not a Plain"#)
    BothWays.expectError(
      #"[1]"#, as: [Plain].self, "type-mismatch at $[0]: expected String, found 1")
  }

  @Test("A case named unknown accepts the names that no case has, and encodes them unchanged")
  func unknownName() throws {
    try BothWays.expect(#"["very-low","high"]"#, is: [Kind.veryLow, .unknown("high")])
  }

  @Test("A drift has unknown cases, but no key that another one stands for")
  func drift() throws {
    func expect(_ text: String, _ mapping: some Mapping, _ changes: [String]) throws {
      let lines = "\(try mapping.decodeNotingDrift(text).drift)".split(separator: "\n")
      #expect(lines.map { String($0.prefix { $0 != "," }) } == changes)
    }
    let tags = #"[{"text":{"body":"x","s":1}},{"other":{"s":1}},"else"]"#
    try expect(#"["high"]"#, DerivedMapper<[Kind]>(), ["unknown-case: $[*]"])
    try expect(tags, DerivedMapper<[Around]>(), ["unknown-case: $[*]", "unread-member: $[*].text.s"])
    try expect(#"{"kind":77,"s":1}"#, DerivedMapper<OpenBeacon>(), ["unknown-case: $"])
    try expect(#"{"year":1,"title":"a"}"#, DerivedMapper<Aliased>(), [])
    try expect(#"{"movieTitle":"a","heading":"b"}"#, DerivedMapper<Exchanged>(), ["absent-member: $.year"])
    let moved = #"{"user":{"name":"a","count":1},"c":{"d":"x"}}"#
    try expect(moved, DerivedMapper<Relocated>(), ["absent-member: $.user.born"])
  }

  @Test("The name of a case is the key around its payload")
  func around() throws {
    try BothWays.expect(
      #"[{"text":{"body":"x"}},{"count":3},{"image":{"width":1,"height":2}},{"default":{}},{"other":{}}]"#,
      is: [
        Around.text(Note(body: "x")), .count(3), .image(width: 1, height: 2), .default, .unknown("other"),
      ], inOnePass: false)
    try BothWays.expect(
      #"["default","else",{"image":{"width":1}},{"default":null},{"other":[1]}]"#,
      is: [Around.default, .unknown("else"), .image(width: 1, height: 1), .default, .unknown("other")],
      written: #"[{"default":{}},{"else":{}},{"image":{"width":1,"height":1}},{"default":{}},{"other":{}}]"#,
      inOnePass: false)
  }

  @Test("The tag of a case may have dots")
  func dottedTag() throws {
    try BothWays.expect(
      #"[{"type":"invoice.paid","id":1},{"type":"customer.left"}]"#, is: [Webhook.paid(id: 1), .left],
      written: #"[{"type":"invoice.paid","id":1},{"type":"customer.subscription.deleted"}]"#, inOnePass: false
    )
  }

  @Test("The tag of a case is a member of its payload")
  func within() throws {
    try BothWays.expect(
      #"[{"type":"txt","body":"x"},{"type":"image","width":1},{"type":"typing"}]"#,
      is: [Within.text(Note(body: "x")), .image(width: 1, height: nil), .typing], inOnePass: false)
    try BothWays.expect(
      #"{"body":"x","more":1,"type":"text"}"#, is: Within.text(Note(body: "x")),
      written: #"{"type":"txt","body":"x"}"#, inOnePass: false)
  }

  @Test("The tag of a case is a member next to its payload")
  func beside() throws {
    try BothWays.expect(
      #"[{"type":"text","value":{"body":"x"}},{"type":"counts","value":[1]},{"type":"big_image","value":{"max_width":1}},{"type":"typing"},{"type":"other"}]"#,
      is: [
        Beside.text(Note(body: "x")), .counts([1]), .bigImage(maxWidth: 1), .typing, .unknown("other"),
      ], inOnePass: false)
  }

  @Test("Without a tag the first case that fits is decoded")
  func untagged() throws {
    try BothWays.expect(
      #"[1,"x",{"width":1,"height":2},{"body":"y"}]"#,
      is: [Untagged.number(1), .text("x"), .size(width: 1, height: 2), .body(Note(body: "y"))],
      inOnePass: false)
  }

  @Test(
    "A wrong name around a payload is an error at its location",
    arguments: [
      (#"{}"#, "invalid-raw-value at $: the value is not an Around"),
      (#"{"text":{},"count":1}"#, "invalid-raw-value at $: the value is not an Around"),
      (#"1"#, "type-mismatch at $: expected an object for Around, found 1"),
      (#""text""#, #"type-mismatch at $: expected an object for Around, found string "text""#),
      (#"{"text":{}}"#, #"missing-key at $.text: missing key "body" required by Note (String)"#),
      (#"{"image":{"height":1}}"#, #"missing-key at $.image: missing key "width" required by Around (Int)"#),
      (#"{"image":1}"#, "type-mismatch at $.image: expected an object for Around, found 1"),
    ])
  func aroundErrors(text: String, description: String) {
    BothWays.expectError(text, as: Around.self, description)
  }

  @Test(
    "A wrong tag is an error at its location",
    arguments: [
      (#"{"body":"x"}"#, #"missing-key at $: missing key "type" required by Within (String)"#),
      (#"{"type":1}"#, "type-mismatch at $.type: expected String for Within.type, found 1"),
      (#"{"type":"other"}"#, #"invalid-raw-value at $.type: "other" is not a Within"#),
      (#"{"type":"text"}"#, #"missing-key at $: missing key "body" required by Note (String)"#),
      (#"{"type":"image"}"#, #"missing-key at $: missing key "width" required by Within (Int)"#),
      (#"null"#, "unexpected-null at $: expected an object for Within, found null"),
    ])
  func withinErrors(text: String, description: String) {
    BothWays.expectError(text, as: Within.self, description)
  }

  @Test(
    "A wrong payload next to a tag is an error at its location",
    arguments: [
      #"{"type":"text"}"#: #"missing-key at $: missing key "value" required by Beside (Note)"#,
      #"{"type":"counts","value":["x"]}"#:
        #"type-mismatch at $.value[0]: expected Int for Beside.value, found string "x""#,
      #"{"type":"big_image"}"#: #"missing-key at $: missing key "value" required by Beside (Beside)"#,
      #"{"type":"big_image","value":{}}"#:
        #"missing-key at $.value: missing key "max_width" required by Beside (Int)"#,
    ])
  func besideErrors(text: String, description: String) {
    BothWays.expectError(text, as: Beside.self, description)
  }

  @Test("If no case without a tag fits, the error contains the error of each")
  func untaggedError() throws {
    BothWays.expectError("true", as: Untagged.self, "no-alternative at $: no alternative of Untagged fits")
    let error = #expect(throws: JSONError.self) { _ = try DerivedMapper<Untagged>().decode("true") }
    #expect(error?.issue.alternatives.map { "\($0.code)" } == Array(repeating: "type-mismatch", count: 4))
  }

  @Test("A tag is a known key, and so are all keys of an unknown case")
  func unknownKeys() throws {
    let mapper = DerivedMapper<Known>().rejectingUnknownKeys()
    #expect(try mapper.decode(#"{"type":"text","body":"x"}"#) == .text(Note(body: "x")))
    #expect(try mapper.decode(#"{"type":"other","more":1}"#) == .unknown("other"))
    let error = #expect(throws: JSONError.self) {
      _ = try mapper.decode(#"{"type":"text","body":"x","no":1}"#)
    }
    #expect(error.map(BothWays.summary) == #"unknown-key at $.no: unknown key "no" for Known"#)
  }
}

@Mapped(tag: "kind")
enum Beacon: Equatable {
  @Key(3) case moved(x: Int, y: Int?)
  @Key(-4, or: 40, 0x29) case noted(Note)
  @Key(0) case ended
}

@Mapped(tag: "kind", content: "value")
enum OpenBeacon: Equatable {
  @Key(1) case counts([Int])
  @Key(2) case ended
  case unknown(Int)
}

@Mapped(tag: "kind")
enum ExtremeBeacon: Equatable {
  @Key(-9_223_372_036_854_775_808) case smallest
  @Key(0x7FFF_FFFF_FFFF_FFFF) case largest
  @Key(-0b101, or: 0o17) case other
}

/// Tags that are integers.
@Suite("Integers as tags")
struct IntegerTagTests {
  @Test("An integer is the tag of a case, in the payload and next to it")
  func bothWays() throws {
    try BothWays.expect(#"{"kind":3,"x":1,"y":2}"#, is: Beacon.moved(x: 1, y: 2), inOnePass: false)
    try BothWays.expect(#"{"kind":-4,"body":"a"}"#, is: Beacon.noted(Note(body: "a")), inOnePass: false)
    for tag in ["40", "41", "-4", "4e1", "41.0"] {
      try BothWays.expect(
        #"{"body":"a","kind":\#(tag)}"#, is: Beacon.noted(Note(body: "a")),
        written: #"{"kind":-4,"body":"a"}"#, inOnePass: false)
    }
    try BothWays.expect(#"{"kind":0}"#, is: Beacon.ended, inOnePass: false)
    try BothWays.expect(#"{"kind":1,"value":[1,2]}"#, is: OpenBeacon.counts([1, 2]), inOnePass: false)
    try BothWays.expect(#"{"kind":77}"#, is: OpenBeacon.unknown(77), inOnePass: false)
  }

  @Test("The smallest and the largest integer are tags, in any notation")
  func extremes() throws {
    for (tag, model) in [(Int.min, ExtremeBeacon.smallest), (.max, .largest), (-5, .other)] {
      try BothWays.expect(#"{"kind":\#(tag)}"#, is: model, inOnePass: false)
    }
    try BothWays.expect(
      #"{"kind":15}"#, is: ExtremeBeacon.other, written: #"{"kind":-5}"#, inOnePass: false)
  }

  @Test(
    "Other integers are unknown or errors, in any order of the members", arguments: 0..<100 as Range<UInt64>)
  func anyTag(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tag = Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<64, using: &random)
    let members = [#""kind":\#(tag)"#, #""value":[\#(seed)]"#].shuffled(using: &random)
    let text = "{\(members.joined(separator: ","))}"
    let isCount = tag == 1
    try BothWays.expect(
      text, is: isCount ? .counts([Int(seed)]) : tag == 2 ? .ended : OpenBeacon.unknown(tag),
      written: isCount ? #"{"kind":1,"value":[\#(seed)]}"# : #"{"kind":\#(tag)}"#, inOnePass: false)
    guard ![3, -4, 40, 41, 0].contains(tag) else { return }
    BothWays.expectError(text, as: Beacon.self, "invalid-raw-value at $.kind: \(tag) is not a Beacon")
  }

  @Test(
    "A tag of no case is an error with the allowed tags",
    arguments: [
      ("5", "invalid-raw-value at $.kind: 5 is not a Beacon"),
      ("\"3\"", "type-mismatch at $.kind: expected Int for Beacon.kind, found string \"3\""),
      ("null", "unexpected-null at $.kind: expected Int for Beacon.kind, found null"),
      ("3.5", "fractional-number at $.kind: expected Int for Beacon.kind, found 3.5"),
    ])
  func errors(tag: String, description: String) throws {
    let text = #"{"kind":\#(tag),"x":1}"#
    BothWays.expectError(text, as: Beacon.self, description)
    let error = #expect(throws: JSONError.self) { try DerivedMapper<Beacon>().decode(text) }
    #expect(error?.issue.advice == (tag == "5" ? ["allowed: 3, -4, 0"] : []))
    BothWays.expectError(
      #"{"x":1}"#, as: Beacon.self, #"missing-key at $: missing key "kind" required by Beacon (Int)"#)
  }
}
