import Testing

@testable import JSONCore

@Suite("Existing keys in the error about a missing key")
struct PresentKeysTests {
  /// Counts the bytes of the keys whose text was requested.
  private final class Count { var bytes = 0 }

  private func keys(_ names: [String], _ count: Count) -> PresentKeys {
    PresentKeys(
      byteCounts: names.map(\.utf8.count),
      text: {
        count.bytes += names[$0].utf8.count
        return names[$0]
      },
      shownText: {
        let shown = shownText(names[$0])
        count.bytes += shown.utf8.count
        return shown
      },
      isRead: { _ in false })
  }

  @Test("Only the text of keys that can be similar is requested, and long keys are shortened in the list")
  func work() throws {
    let long = String(repeating: "k", count: 10_000_000)
    let count = Count()
    let keys = keys([long, "titel", long + "title"], count)
    let similar = try #require(keys.similar(to: "title", unless: { _ in false }))
    #expect(similar.name == "titel" && similar.position == 1)
    #expect(count.bytes == 5)
    #expect(keys.similar(to: "completed", unless: { _ in false }) == nil)
    #expect(count.bytes == 10)
    #expect(
      keys.list
        == "keys present: \(String(repeating: "k", count: 39))…, titel, \(String(repeating: "k", count: 39))…"
    )
    #expect(count.bytes < 200)
  }

  @Test("Only the first five hundred keys are examined", arguments: [499, 500, 100_000])
  func manyKeys(count: Int) throws {
    let members = (0..<count).map { "\"titl\(Character(Unicode.Scalar(UInt8(97 + $0 % 4))))\($0)x\":0" }
    let document = try Document(parsing: "{\(members.joined(separator: ",")),\"titel\":0}")
    let error = document.thrown { json throws(JSONError) in
      throw try json.object().missing("title", expecting: Int.self)
    }
    let isFound = error?.issue.related.map(\.message) == [#"similar key "titel""#]
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
    let document = try Document(parsing: "{\"\(escaped)\":1,\"\(long)\":2}")
    func advice(_ key: String) throws -> [String]? {
      let error = document.thrown { json throws(JSONError) in
        throw try json.object().missing(key, expecting: Int.self)
      }
      return error?.issue.advice
    }
    #expect(try advice("titles") == [#"help: did you mean "titels"?"#])
    // Escapes of a key of thousands of bytes aren't decoded.
    #expect(try advice("other") == ["keys present: titels, " + String(long.prefix(39)) + "…"])
  }
}
