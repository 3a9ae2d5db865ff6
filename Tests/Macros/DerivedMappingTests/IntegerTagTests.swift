import DerivedMapping
import JSONCore
import MappingTestSupport
import Testing

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
