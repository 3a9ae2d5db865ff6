import CodableMapping
import Testing

/// A value that is encoded through super encoders, which accept values in any order.
private struct Wide: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var value = container.superEncoder(forKey: Key("value")).singleValueContainer()
    try value.encode(Int128.min)
    var other = container.superEncoder(forKey: Key("other")).singleValueContainer()
    try other.encode(UInt128.max)
    var members = container.superEncoder(forKey: Key("members")).container(keyedBy: Key.self)
    try members.encode(Int128.max, forKey: Key("a"))
    try members.encodeIfPresent(UInt128(1), forKey: Key("b"))
    var elements = container.superEncoder(forKey: Key("elements")).unkeyedContainer()
    try elements.encode(Int128(-1))
    try elements.encode(UInt128.max)
  }
}

@Suite("Integers of 128 bits")
struct WideIntegerTests {
  @Test("Super encoders encode integers of 128 bits as other encoders do")
  func superEncoders() throws {
    let text = try CodableMapper<Wide>().encodeToString(Wide())
    let max = "170141183460469231731687303715884105727"
    let unsigned = "340282366920938463463374607431768211455"
    #expect(
      text == """
        {"value":-170141183460469231731687303715884105728,"other":\(unsigned),\
        "members":{"a":\(max),"b":1},"elements":[-1,\(unsigned)]}
        """)
  }
}
