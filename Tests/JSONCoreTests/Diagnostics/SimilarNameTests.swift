import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct SimilarNameTests {
  @Test(
    "The most similar name is suggested",
    arguments: [
      ("completed", ["id", "complete"], "complete"),
      ("releaseDate", ["release_date"], "release_date"),
      ("releaseDate", ["RELEASEDATE"], "RELEASEDATE"),
      ("release_date", ["releasedate"], "releasedate"),
      ("rating", ["ratign"], "ratign"),
      ("rating", ["ratings", "rating2x"], "ratings"),
      ("year", ["years"], "years"),
      ("year", ["yea"], "yea"),
      ("name", ["nmae", "Name"], "Name"),
      ("größe", ["grösse"], "grösse"),
      ("x", ["X"], "X"),
      ("address_1", ["address2", "address1"], "address1"),
      ("address1", ["adress1"], "adress1"),
      ("id", ["ids"], "ids"),
      ("id", ["di"], "di"),
      ("high", ["hihg"], "hihg"),
      ("size", ["zise", "sizes", "isze"], "sizes"),
      ("releaseDate", ["erleaseDaet"], "erleaseDaet"),
    ])
  func suggests(_ name: String, _ candidates: [String], _ similar: String) {
    #expect(similarName(to: name, among: candidates) == similar)
  }

  @Test(
    "A name that isn't similar enough isn't suggested",
    arguments: [
      ("year", ["yarn"]), ("year", ["rating"]), ("rating", ["ranking12"]), ("id", ["_id2"]), ("name", []),
      ("completed", ["complex"]), ("cast", ["toast", "cost_"]), ("y", ["x"]), ("xy", ["x"]), ("x", ["xy"]),
      ("", ["a"]), ("_", ["__"]), ("address1", ["address2"]), ("address1", ["address12"]),
      ("line", ["line2"]), ("v1a", ["v2a"]), ("size", ["zise"]), ("v12", ["v21"]), ("abc", ["cab"]),
      ("rating", ["artnig2"]),
    ])
  func staysSilent(_ name: String, _ candidates: [String]) {
    #expect(similarName(to: name, among: candidates) == nil)
  }

  @Test("Enum values are compared without their quotes; numbers are never suggested")
  func rawValues() throws {
    func notes(_ text: String, _ allowed: [String]) throws -> [String] {
      let document = try Document(parsing: text)
      let error = document.thrown { json throws(JSONError) in
        throw json.error(.invalidRawValue(type: "Level", allowed: allowed))
      }
      return try #require(error?.issue.advice)
    }
    #expect(try notes(#""lve""#, [#""low""#, #""high""#]) == [#"allowed: "low", "high""#])
    #expect(
      try notes(#""hihg""#, [#""low""#, #""high""#])
        == [#"allowed: "low", "high""#, #"help: did you mean "high"?"#])
    #expect(
      try notes(#""HIGH""#, [#""low""#, #""high""#])
        == [#"allowed: "low", "high""#, #"help: did you mean "high"?"#])
    #expect(try notes(#""c""#, [#""a""#, #""b""#]) == [#"allowed: "a", "b""#])
    #expect(try notes(#""v3""#, [#""v1""#, #""v2""#]) == [#"allowed: "v1", "v2""#])
    #expect(try notes("4", ["1", "2", "3"]) == ["allowed: 1, 2, 3"])
    #expect(try notes("\"1\"", ["1", "2"]) == ["allowed: 1, 2"])
  }

  @Test("Twenty keys are listed; a similar one is found among many more")
  func manyKeys() throws {
    let members = (0..<60).map { "\"member\($0)\":0" }.joined(separator: ",")
    let document = try Document(parsing: "{\(members),\"titel\":0}")
    func advice(_ key: String) throws -> [String] {
      let error = document.thrown { json throws(JSONError) in
        throw try json.object().missing(key, expecting: Int.self)
      }
      return try #require(error?.issue.advice)
    }
    #expect(try advice("title") == [#"help: did you mean "titel"?"#])
    let listed = (0..<20).map { "member\($0)" }.joined(separator: ", ")
    #expect(try advice("nothing") == ["keys present: \(listed), …"])
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
}
