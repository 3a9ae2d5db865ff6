import JSONCore
import TestSupport
import Testing

/// Objects of many forms, searched for each of some keys that have common endings and lengths.
@Suite("Searches for members")
struct MemberSearchTests {
  private static let keys = [
    "", "a", "b", "id", "ad", "uid", "name", "game", "title", "style", "nickname", "created_at", "updated_at",
    "createdAt", "naïve", #"a"b"#, #"d":"i"#, "x'y", String(repeating: "k", count: 60),
    String(repeating: "k", count: 61), String(repeating: "k", count: 200),
  ]

  /// A member: its key, its number, and the text of its value, which contains the number.
  private struct Member {
    let key: String
    let number: Int
    let value: String

    init(_ number: Int, using random: inout SeededGenerator) {
      key = keys.randomElement(using: &random) ?? ""
      self.number = number
      let values = ["\(number)", "\(number)", "\(number)", "[\(number)]", #"{"id":\#(number),"name":0}"#]
      value = values.randomElement(using: &random) ?? ""
    }

    /// The member as JSON; its key has escapes if they are required, or if all characters are to be escaped.
    func text(escapesAll: Bool) -> String {
      let escaped = key.unicodeScalars.map { scalar in
        if escapesAll, scalar.isASCII { return #"\u00"# + String(scalar.value, radix: 16) }
        return scalar == "\"" ? #"\""# : String(scalar)
      }
      return "\"\(escaped.joined())\":\(value)"
    }
  }

  private static func number(of value: JSONValue?) throws -> Int? {
    guard let value else { return nil }
    switch value.kind {
    case .array: return try value.array()[0]?.int()
    case .object: return try value.object()["id"]?.int()
    default: return try value.int()
    }
  }

  @Test("Finds the first or the last member with a key, whatever the other members are", arguments: 0..<40)
  func everyKey(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let members = (0..<Int.random(in: 0...13, using: &random)).map { Member($0, using: &random) }
      let escaped = Int.random(in: 0...30, using: &random)
      let texts = members.map { $0.text(escapesAll: $0.number == escaped) }
      let text = "{\(texts.joined(separator: ","))}"
      for options in [JSONParseOptions(), JSONParseOptions(duplicateKeys: .useLast)] {
        let document = try Document(parsing: text, options: options)
        let object = try document.root.object()
        func expected(_ key: String) -> Int? {
          let found = members.filter { $0.key == key }
          return options.duplicateKeys == .useLast ? found.last?.number : found.first?.number
        }
        for key in Self.keys {
          let number = try Self.number(of: object[key])
          try #require(number == expected(key), "\(key) in \(text)")
        }
        let literals = [
          try Self.number(of: object["id"]), try Self.number(of: object["uid"]),
          try Self.number(of: object["name"]), try Self.number(of: object["title"]),
          try Self.number(of: object["updated_at"]), try Self.number(of: object["d\":\"i"]),
        ]
        try #require(
          literals == ["id", "uid", "name", "title", "updated_at", "d\":\"i"].map(expected), "\(text)")
      }
    }
  }

  @Test(
    "JSON5's keys are found in either kind of quotes, and without quotes",
    arguments: [
      #"{"a":0,"b":0,"id":1,"c":0}"#, "{'a':0,'b':0,'id':1,'c':0}", "{a:0,b:0,id:1,c:0}",
      #"{"a":0,'b':0,c:0,'id':1}"#, #"{'i\x64':1,"id":2}"#, #"{"a":0,"b":0,"c":0,'d':0,'id':1,"id":2}"#,
    ])
  func quotes(text: String) throws {
    let document = try Document(parsing: text, options: JSONParseOptions(allowsJSON5: true))
    #expect(try document.root.object()["id"]?.int() == 1)
  }
}
