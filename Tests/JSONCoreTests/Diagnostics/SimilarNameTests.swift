import MappingTestSupport
import Testing

@testable import JSONCore

@Suite("Advice on the keys of an object and on raw values")
struct SimilarNameTests {
  @Test(
    "The most similar name is suggested, if it is similar enough",
    arguments: [
      ("completed", ["id", "complete"], "complete"), ("releaseDate", ["release_date"], "release_date"),
      ("releaseDate", ["RELEASEDATE"], "RELEASEDATE"), ("release_date", ["releasedate"], "releasedate"),
      ("rating", ["ratign"], "ratign"), ("rating", ["ratings", "rating2x"], "ratings"),
      ("year", ["years"], "years"), ("year", ["yea"], "yea"), ("name", ["nmae", "Name"], "Name"),
      ("größe", ["grösse"], "grösse"), ("x", ["X"], "X"), ("address1", ["adress1"], "adress1"),
      ("address_1", ["address2", "address1"], "address1"), ("id", ["ids"], "ids"), ("id", ["di"], "di"),
      ("high", ["hihg"], "hihg"), ("size", ["zise", "sizes", "isze"], "sizes"),
      ("releaseDate", ["erleaseDaet"], "erleaseDaet"), ("year", ["yarn"], nil), ("year", ["rating"], nil),
      ("rating", ["ranking12"], nil), ("id", ["_id2"], nil), ("name", [], nil),
      ("completed", ["complex"], nil), ("cast", ["toast", "cost_"], nil), ("y", ["x"], nil),
      ("xy", ["x"], nil), ("x", ["xy"], nil), ("", ["a"], nil), ("_", ["__"], nil), ("line", ["line2"], nil),
      ("address1", ["address2"], nil), ("address1", ["address12"], nil), ("v1a", ["v2a"], nil),
      ("size", ["zise"], nil), ("v12", ["v21"], nil), ("abc", ["cab"], nil), ("rating", ["artnig2"], nil),
    ] as [(String, [String], String?)])
  func suggests(_ name: String, _ candidates: [String], _ similar: String?) {
    #expect(similarName(to: name, among: candidates) == similar)
  }

  @Test(
    "Enum values are compared without their quotes; numbers are never suggested",
    arguments: [
      (#""lve""#, [#""low""#, #""high""#], nil), (#""hihg""#, [#""low""#, #""high""#], #""high""#),
      (#""HIGH""#, [#""low""#, #""high""#], #""high""#), (#""c""#, [#""a""#, #""b""#], nil),
      (#""v3""#, [#""v1""#, #""v2""#], nil), ("4", ["1", "2", "3"], nil), (#""1""#, ["1", "2"], nil),
    ] as [(String, [String], String?)])
  func rawValues(_ text: String, _ allowed: [String], _ similar: String?) throws {
    let error = try Document(parsing: text).thrown { json throws(JSONError) in
      throw json.error(.invalidRawValue(type: "Level", allowed: allowed))
    }
    let help = similar.map { ["help: did you mean \($0)?"] } ?? []
    #expect(error?.issue.advice == ["allowed: \(allowed.joined(separator: ", "))"] + help)
  }

  /// The issue about a key that is missing in the object of a text.
  private func missing(_ key: String, in text: String) throws -> JSONCore.Issue? {
    try Document(parsing: text).thrown { json throws(JSONError) in
      throw try json.object().missing(key, expecting: Int.self)
    }?.issue
  }

  @Test("Twenty keys are listed; a similar one is found among many more")
  func manyKeys() throws {
    let members = (0..<60).map { "\"member\($0)\":0" }.joined(separator: ",")
    let text = "{\(members),\"titel\":0}"
    #expect(try missing("title", in: text)?.advice == [#"help: did you mean "titel"?"#])
    let listed = (0..<20).map { "member\($0)" }.joined(separator: ", ")
    #expect(try missing("nothing", in: text)?.advice == ["keys present: \(listed), …"])
  }

  @Test("A key that a strict decode has used isn't a misspelling of another")
  func readKeys() throws {
    func advice(_ rules: DecodingRules, _ text: String) throws -> [String] {
      let document = try Document(parsing: text)
      let error = #expect(throws: JSONError.self) {
        try document.withRoot(by: rules) { json throws(JSONError) in
          let object = try json.object()
          guard try object["size"]?.int() != nil, try object["side"]?.int() != nil else {
            throw object.missing("side", expecting: Int.self)
          }
        }
      }
      return try #require(error?.issues.last?.advice)
    }
    let strict = DecodingRules(rejectsUnknownKeys: true)
    #expect(try advice(DecodingRules(), #"{"size":1,"sida":2}"#) == [#"help: did you mean "size"?"#])
    #expect(try advice(strict, #"{"size":1,"sida":2}"#) == [#"help: did you mean "sida"?"#])
    #expect(try advice(strict, #"{"size":1,"kind":2}"#) == ["keys present: size, kind"])
    #expect(try advice(strict, #"{"size":1,"size":2}"#) == ["keys present: size, size"])
  }

  @Test("The distance equals that of the complete table, up to the limit")
  func distances() {
    var random = SeededGenerator(seed: 7)
    func name() -> String {
      String(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<2000 {
      let (name, other) = (name(), name())
      let isLong = name.count > 1 && other.count > 1
      let isSimilar =
        distance(name, other) <= (name.count < 5 ? 1 : 2) && isLong || name == other && name != ""
      #expect((similarName(to: name, among: [other]) != nil) == isSimilar, "\(name) \(other)")
    }
  }

  @Test("Exchanging two neighbours is one change in every name", arguments: 0..<200 as Range<UInt64>)
  func exchange(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabets = ["abcdefghijklmnopqrstuvwxyz", "абвгдежзик", "ABCabc_-", "日本語中文字", "🍏🍋🍒🍇é"]
    let alphabet = Array(alphabets[Int(seed) % alphabets.count])
    var name = (0..<Int.random(in: 2...12, using: &random)).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &random)]
    }
    let place = Int.random(in: 0..<name.count - 1, using: &random)
    (name[place], name[place + 1]) = (alphabet[0], alphabet[1])
    var other = name
    other.swapAt(place, place + 1)
    #expect(similarName(to: String(name), among: ["unlike", String(other), "1234"]) == String(other))
  }

  private func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var best = min(
          rows[row][column] + (left[row] == right[column] ? 0 : 1), rows[row][column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }

  @Test("A similar key is found beside long ones, which are shortened in the list")
  func longKeys() throws {
    let long = String(repeating: "k", count: 100_000)
    let text = "{\"\(long)\":0,\"titel\":0,\"\(long)title\":0}"
    #expect(try missing("title", in: text)?.advice == [#"help: did you mean "titel"?"#])
    let shown = String(repeating: "k", count: 39) + "…"
    #expect(try missing("completed", in: text)?.advice == ["keys present: \(shown), titel, \(shown)"])
  }

  @Test("Only the first five hundred keys are examined", arguments: [499, 500, 100_000])
  func examinedKeys(count: Int) throws {
    let members = (0..<count).map { "\"titl\(Character(Unicode.Scalar(UInt8(97 + $0 % 4))))\($0)x\":0" }
    let issue = try missing("title", in: "{\(members.joined(separator: ",")),\"titel\":0}")
    let isFound = issue?.related.map(\.message) == [#"similar key "titel""#]
    #expect(isFound == (count < 500))
  }

  @Test("A name isn't compared with keys that can't be similar")
  func lengths() {
    #expect(mayBeSimilar(to: "id", byteCount: 22) && !mayBeSimilar(to: "id", byteCount: 23))
    #expect(similarName(to: String(repeating: "k", count: 100), among: ["k"]) == nil)
    // Case and underscores don't count, in any number.
    #expect(similarName(to: "kkk", among: ["\u{212A}_\u{212A}_\u{212A}"]) == "\u{212A}_\u{212A}_\u{212A}")
    #expect(similarName(to: "id", among: ["__ID__________"]) == "__ID__________")
  }

  @Test("Keys with escapes are compared by their decoded text")
  func escapes() throws {
    // The key is too long to be similar with its escapes, and short enough without them.
    let escaped = "titels".unicodeScalars.map { "\\u" + hexadecimal(Int($0.value), digits: 4) }.joined()
    let long = String(repeating: "\\u0041", count: 400)
    let text = "{\"\(escaped)\":1,\"\(long)\":2}"
    #expect(try missing("titles", in: text)?.advice == [#"help: did you mean "titels"?"#])
    // Escapes of a key of thousands of bytes aren't decoded.
    #expect(try missing("other", in: text)?.advice == ["keys present: titels, \(long.prefix(39))…"])
  }
}
