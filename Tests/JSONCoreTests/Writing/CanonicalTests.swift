import JSONCore
import MappingTestSupport
import Testing

@Suite("Canonical JSON") struct CanonicalTests {
  @Test(
    "The examples of RFC 8785, sections 3.2.2 and 3.2.3",
    arguments: [
      (
        #"""
        {
          "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
          "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
          "literals": [null, true, false]
        }
        """#,
        #"{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"#
          + #""string":"€$\u000f\nA'B\"\\\\\"/"}"#
      ),
      (
        #"""
        {
          "\u20ac": "Euro Sign",
          "\r": "Carriage Return",
          "\ufb33": "Hebrew Letter Dalet With Dagesh",
          "1": "One",
          "\ud83d\ude00": "Emoji: Grinning Face",
          "\u0080": "Control",
          "\u00f6": "Latin Small Letter O With Diaeresis"
        }
        """#,
        #"{"\r":"Carriage Return","1":"One","\#u{80}":"Control","ö":"Latin Small Letter O With Diaeresis","#
          + #""€":"Euro Sign","😀":"Emoji: Grinning Face","\#u{FB33}":"Hebrew Letter Dalet With Dagesh"}"#
      ),
    ])
  func examples(_ text: String, _ expected: String) throws {
    #expect(try rewritten(text, .canonical) == expected)
  }

  @Test(
    "The numbers of RFC 8785, appendix B",
    arguments: [
      (0x0000_0000_0000_0000, "0"), (0x8000_0000_0000_0000, "0"), (0x0000_0000_0000_0001, "5e-324"),
      (0x8000_0000_0000_0001, "-5e-324"), (0x7fef_ffff_ffff_ffff, "1.7976931348623157e+308"),
      (0xffef_ffff_ffff_ffff, "-1.7976931348623157e+308"), (0x4340_0000_0000_0000, "9007199254740992"),
      (0xc340_0000_0000_0000, "-9007199254740992"), (0x4430_0000_0000_0000, "295147905179352830000"),
      (0x44b5_2d02_c7e1_4af5, "9.999999999999997e+22"), (0x44b5_2d02_c7e1_4af6, "1e+23"),
      (0x44b5_2d02_c7e1_4af7, "1.0000000000000001e+23"), (0x444b_1ae4_d6e2_ef4e, "999999999999999700000"),
      (0x444b_1ae4_d6e2_ef4f, "999999999999999900000"), (0x444b_1ae4_d6e2_ef50, "1e+21"),
      (0x3eb0_c6f7_a0b5_ed8c, "9.999999999999997e-7"), (0x3eb0_c6f7_a0b5_ed8d, "0.000001"),
      (0x41b3_de43_5555_5553, "333333333.3333332"), (0x41b3_de43_5555_5554, "333333333.33333325"),
      (0x41b3_de43_5555_5555, "333333333.3333333"), (0x41b3_de43_5555_5556, "333333333.3333334"),
      (0x41b3_de43_5555_5557, "333333333.33333343"), (0xbecb_f647_612f_3696, "-0.0000033333333333333333"),
      (0x4314_3ff3_c1cb_0959, "1424953923781206.2"),
    ] as [(UInt64, String)])
  func numbers(_ bits: UInt64, _ expected: String) throws {
    var writer = JSONWriter(options: .canonical)
    try writer.write(Double(bitPattern: bits))
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == expected)
  }

  @Test(
    "Values with one canonical form",
    arguments: [
      (" [ ] ", "[]"), ("-0", "0"), ("-0.0e5", "0"), ("1e2", "100"), ("-1.50", "-1.5"), ("1e-6", "0.000001"),
      ("123456789012345678901234567890", "1.2345678901234568e+29"),
      ("18446744073709551615", "18446744073709552000"), ("1e-999", "0"),
      (#""\/\u007f\u2028""#, "\"/\u{7f}\u{2028}\""),
      (
        #"{"b":{"b":1,"a":[{"d":2,"c":3}]},"":4,"aa":5,"a":6}"#,
        #"{"":4,"a":6,"aa":5,"b":{"a":[{"c":3,"d":2}],"b":1}}"#
      ),
    ])
  func values(_ text: String, _ expected: String) throws {
    #expect(try rewritten(text, .canonical) == expected)
    #expect(try rewritten(expected, .canonical) == expected)
  }

  @Test(
    "Values without a canonical form are errors with their path",
    arguments: [
      ("1e999", "$: 1e999 does not fit in Double [number-out-of-range]"),
      (#"{"b":1,"a":[0,{"x":-1e400}]}"#, "$.a[1].x: -1e400 does not fit in Double [number-out-of-range]"),
      (#"[{"a":1,"a":1}]"#, #"$[0].a: key "a" is written twice [key-collision]"#),
    ])
  func errors(_ text: String, _ expected: String) {
    #expect(thrown { try rewritten(text, .canonical) }?.description == expected)
  }

  @Test("Text that is written as JSON gets canonical escapes")
  func rawText() throws {
    var writer = JSONWriter(options: .canonical)
    try writer.write(raw: #"{ "\u0062": "\/\u00e9\u000A", "a": 1.0 }"#)
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == #"{"a":1,"b":"/é\n"}"#)
  }

  @Test("Limits can be set")
  func limits() {
    var options = JSONWriteOptions.canonical
    options.depthLimit = 1
    #expect(thrown { try rewritten("[[]]", options) }?.issue.code == .depthLimit)
  }

  /// Random bit patterns, short decimals, and numbers near the ends of each layout.
  private func randomNumbers() -> [Double] {
    var generator = SeededGenerator(seed: 8785)
    let edges = [1e21, 1e-6, 1e-7, 1e15, 1e16, 0x1p53, 1].flatMap { [$0.nextDown, $0, $0.nextUp, -$0] }
    let count = Thoroughness.optimizedRounds(1000, of: 1_000_000)
    let random = (0..<count).map { round in
      let bits = generator.next()
      return round % 4 == 0
        ? Double(bits >> 20) / [1, 1e3, 1e9, 1e20][round / 4 % 4] : Double(bitPattern: bits)
    }
    return (edges + random).filter(\.isFinite)
  }

  private func canonicalTexts(_ numbers: [Double]) throws -> [Substring] {
    var writer = JSONWriter(options: .canonical)
    try writer.beginArray()
    for number in numbers { try writer.write(number) }
    writer.endArray()
    return String(decoding: try writer.finish(), as: UTF8.self).dropFirst().dropLast().split(separator: ",")
  }

  @Test("Random numbers have the digits of their description, in the layout of ECMAScript")
  func randomNumbersByDescription() throws {
    let numbers = randomNumbers()
    let texts = try canonicalTexts(numbers)
    #expect(texts.count == numbers.count)
    for (number, text) in zip(numbers, texts) where text != Self.ecmaScriptText(number) {
      Issue.record("\(number) is written as \(text)")
    }
  }

  /// ECMAScript's `Number::toString` (ECMA-262, 6.1.6.1.20), from the digits of the description.
  private static func ecmaScriptText(_ value: Double) -> String {
    if value < 0 { return "-" + ecmaScriptText(-value) }
    if value == 0 { return "0" }
    let parts = value.description.split(separator: "e")
    let places = parts[0].split(separator: ".")
    let fraction = places.count > 1 && places[1] != "0" ? places[1] : ""
    let written = places[0] + fraction
    let significant = written.drop { $0 == "0" }
    // The value is 0.s · 10^n, for the digits s.
    let n = places[0].count - (written.count - significant.count) + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    var s = String(significant)
    while s.last == "0" { s.removeLast() }
    let k = s.count
    if k <= n, n <= 21 { return s + String(repeating: "0", count: n - k) }
    if 0 < n, n <= 21 { return "\(s.prefix(n)).\(s.suffix(k - n))" }
    if -6 < n, n <= 0 { return "0." + String(repeating: "0", count: -n) + s }
    let exponent = (n - 1 < 0 ? "-" : "+") + "\(abs(n - 1))"
    return k == 1 ? "\(s)e\(exponent)" : "\(s.prefix(1)).\(s.dropFirst())e\(exponent)"
  }
}
