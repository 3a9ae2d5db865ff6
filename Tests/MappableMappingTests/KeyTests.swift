import JSONCore
import MappingTestSupport
import Testing

@testable import MappableMapping

/// A mapping that records the values of its map.
struct Observed: Mappable {
  var lines: [String] = []

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    let name = "b"
    let literal = map["a"]
    let variable = map[name]
    lines = [
      "literal: \(literal.member.key?.description ?? "none"), \(literal.member.keyNumber.map(String.init) ?? "none")",
      "variable: \(variable.member.key?.description ?? "none"), \(variable.member.keyNumber.map(String.init) ?? "none")",
      "keys: \(map.currentKey ?? "none"), \(literal.currentKey ?? "none"), \(variable.currentKey ?? "none")",
      "present: \(map.isKeyPresent), \(literal.isKeyPresent), \(variable.isKeyPresent)",
      "values: \(literal.value(Int.self) ?? 0), \(variable.value(Int.self) ?? 0), \(map.json?.kind == .object)",
      "direction: \(map.mappingType)",
    ]
  }
}

/// Keys that are only known at run time.
struct Numbered: Mappable {
  var values = [0, 0, 0]

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    for index in values.indices { values[index] <- map["v\(index)"] }
    let first = map["v0"]
    let last = map[Substring("v2")]
    values[0] <- first
    values[2] <- last
  }
}

@Suite("Keys")
struct KeyTests {
  @Test("Literals and variables are both found as keys")
  func fastPath() throws {
    let observed = try MappableMapper<Observed>().decode(#"{"a":1,"c":3}"#)
    #expect(
      observed.lines == [
        "literal: a, none", "variable: none, 0", "keys: none, a, b", "present: false, true, false",
        "values: 1, 0, true", "direction: fromJSON",
      ])
  }

  @Test("Keys created at run time are distinct")
  func runTimeKeys() throws {
    let mapper = MappableMapper<Numbered>()
    let numbered = try mapper.decode(#"{"v0":1,"v1":2,"v2":3}"#)
    #expect(numbered.values == [1, 2, 3])
    #expect(try mapper.decode(mapper.encode(numbered)).values == [1, 2, 3])
    #expect(
      thrown { try mapper.decode(#"{"v0":1,"v2":3}"#) }?.description
        == #"$: missing key "v1" required by Numbered (Int) (line 1, column 1) [missing-key]"#)
  }

  @Test(
    "A key with a dot is recognised",
    arguments: [
      ("" as JSONKey, false), (".", true), ("a", false), ("a.b", true), (".abcdefghijklmnop", true),
      ("abcdefghijklmnop.", true), ("abcdefghijklmnop", false), ("/-,+ä", false),
    ])
  func dots(key: JSONKey, hasDot: Bool) { #expect(key.contains(UInt8(ascii: ".")) == hasDot) }
}
