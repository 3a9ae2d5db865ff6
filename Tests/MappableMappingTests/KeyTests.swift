import JSONCore
import MappableMapping
import MappingTestSupport
import Testing

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
