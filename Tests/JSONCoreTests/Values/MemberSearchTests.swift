import JSONCore
import MappingTestSupport
import Testing

/// Objects of many forms, searched for each of some keys that have common endings and lengths.
@Suite("Searches for members")
struct MemberSearchTests {
  private static let keys =
    ["", "a", "id", "ad", "uid", "name", "game", "nickname", "created_at", "updated_at", "naïve"]
    + [60, 61, 200].map { String(repeating: "k", count: $0) }

  private static func number(of value: JSONValue?) throws -> Int? {
    guard let value else { return nil }
    return value.kind == .array ? try value.array()[0]?.int() : try value.int()
  }

  @Test("Finds the first or the last member with a key, whatever the other members are", arguments: 0..<40)
  func everyKey(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let members = (0..<Int.random(in: 0...13, using: &random)).compactMap { _ in
        Self.keys.randomElement(using: &random)
      }
      // In most objects, no key is written with escapes.
      let escaped = Int.random(in: 0...30, using: &random)
      let texts = members.enumerated().map { number, key in
        let key = number == escaped ? key.replacing("a", with: #"\u0061"#) : key
        return "\"\(key)\":" + (Int.random(in: 0..<4, using: &random) > 0 ? "\(number)" : "[\(number)]")
      }
      let text = "{\(texts.joined(separator: ","))}"
      for duplicates in [JSONParseOptions.DuplicateKeys.useFirst, .useLast] {
        let document = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: duplicates))
        for key in Self.keys {
          let expected = duplicates == .useLast ? members.lastIndex(of: key) : members.firstIndex(of: key)
          let atRunTime = try Self.number(of: document.root.member(key))
          let asLiteral = KeyBytes.with(key) { try? Self.number(of: document.root.indexedMember($0)) }
          try #require([atRunTime, asLiteral] == [expected, expected], "\(key) in \(text)")
        }
      }
    }
  }

  @Test(
    "JSON5's keys are found in either kind of quotes, and without quotes",
    arguments: ["{'a':0,'b':0,'id':1,'c':0}", #"{'i\x64':1,"id":2}"#, #"{"a":0,b:0,c:0,'id':1,"id":2}"#])
  func quotes(text: String) throws {
    let document = try Document(parsing: text, options: JSONParseOptions(tolerances: .json5))
    #expect(try document.root.object()["id"]?.int() == 1)
  }
}
