import ApplicativeMapping
import CodableMapping
import Foundation
import JSONCore
import ManualMapping
import MappingTestSupport
import Testing

private let snake =
  #"{"as_written":{"zipCode":1},"home_address":{"zip_code":2},"image_info":{"full_size":3},"image_url":"u","#
  + #""last_seen":null,"login_count":4,"test_scores":{"someTest":5},"user_id":6}"#

@Suite("Strategies for keys")
struct KeyStrategyTests {
  /// Expects every strategy to decode a text, and a list of members, and to encode both again.
  private func expectUnchanged(_ text: String, list: String, keys: JSONKeyStrategy?) throws {
    let writing = JSONWriteOptions(sortedKeys: true)
    for member in Member.recoders {
      #expect(try member.recode(text, writing: writing, keys: keys) == text, "\(member.name)")
      let members = member.list(at: "memberList")
      #expect(try members.recode(list, writing: writing, keys: keys) == list, "\(member.name)")
    }
  }

  @Test(
    "Every strategy decodes and encodes the converted keys; those of dictionaries stay",
    arguments: [(JSONKeyStrategy.snakeCase, "_", "image_url"), (.kebabCase, "-", "image-url")])
  func roundTrips(strategy: JSONKeyStrategy, separator: String, url: String) throws {
    let text = snake.replacingOccurrences(of: "_", with: separator)
    #expect(text.contains(url))
    try expectUnchanged(text, list: #"{"member\#(separator)list":[\#(text)]}"#, keys: strategy)
  }

  @Test("A closure converts keys; without a strategy, and with `unchanged`, they are those of the model")
  func custom() throws {
    let capitals =
      #"{"ASWRITTEN":{"zipCode":1},"IMAGEINFO":{"FULLSIZE":3},"LASTSEEN":"x","TESTSCORES":{"a":1},"USERID":6}"#
    try expectUnchanged(
      capitals, list: #"{"MEMBERLIST":[\#(capitals)]}"#, keys: .custom { $0.uppercased() })
    let text = #"{"imageInfo":{"fullSize":3},"lastSeen":"x","userId":6}"#
    for strategy in [nil, JSONKeyStrategy.unchanged] {
      try expectUnchanged(text, list: #"{"memberList":[\#(text)]}"#, keys: strategy)
    }
  }

  @Test(
    "Errors name the key of the text",
    arguments: [
      (
        #"{"user":1}"#,
        #"$: missing key "user_id" required by Member (Int) (line 1, column 1) [missing-key]"#,
        ["keys present: user"]
      ),
      (
        #"{"user_ids":1}"#,
        #"$: missing key "user_id" required by Member (Int) (line 1, column 1) [missing-key]"#,
        [#"help: did you mean "user_ids"?"#]
      ),
      (
        #"{"user_id":1}"#,
        #"$: missing key "last_seen" required by Member (String?) (line 1, column 1) [missing-key]"#,
        ["keys present: user_id"]
      ),
      (
        #"{"user_id":1,"image_url":2}"#,
        "$.image_url: expected String for Member.image_url, found 2 (line 1, column 26) [type-mismatch]", []
      ),
      (
        #"{"user_id":1,"home_address":{"zipCode":2}}"#,
        #"$.home_address: missing key "zip_code" required by Address (Int) (line 1, column 29) [missing-key]"#,
        [#"help: did you mean "zipCode"?"#]
      ),
      (
        #"{"user_id":1,"last_seen":null,"as_written":{"zip_code":2}}"#,
        #"$.as_written: missing key "zipCode" required by Address (Int) (line 1, column 44) [missing-key]"#,
        [#"help: did you mean "zip_code"?"#]
      ),
    ])
  func texts(text: String, message: String, advice: [String]) {
    for recoder in Member.recoders {
      let error = #expect(throws: JSONError.self, "\(recoder.name)") {
        try recoder.recode(text, keys: .snakeCase)
      }
      #expect(error?.description == message, "\(recoder.name)")
      #expect(error?.issue.advice == advice, "\(recoder.name)")
    }
  }

  @Test(
    "Unknown keys are distinguished from converted ones, and all issues are found",
    arguments: Member.recoders)
  func rules(recoder: Recoder) {
    let text = #"{"user_id":"x","last_seen":1,"userId":2,"image_info":{"full_size":"y"}}"#
    let rules = DecodingRules(issueLimit: 20, rejectsUnknownKeys: true)
    let error = #expect(throws: JSONError.self) { try recoder.recode(text, by: rules, keys: .snakeCase) }
    #expect(
      error?.issues.map { "\($0.path) \($0.code)" } == [
        "$.user_id type-mismatch", "$.last_seen type-mismatch", "$.userId unknown-key",
        "$.image_info.full_size type-mismatch",
      ])
  }

  @Test("A verbatim key is converted neither in decoding nor in encoding")
  func verbatim() throws {
    let text = #"{"userId":1,"user_id":2,"a.b":3}"#
    let document = try Document(parsing: text)
    let found = try document.root.withKeys(.snakeCase) { (json) throws(JSONError) in
      let object = try json.object()
      return try ["userId", "user_id", "a.b", "userid"].map { (key) throws(JSONError) in
        (try object[verbatim: key]?.int(), try object[key]?.int())
      }
    }
    #expect(found.map(\.0) == [1, 2, 3, nil] && found.map(\.1) == [2, 2, 3, nil])
    var writer = JSONWriter()
    try writer.withKeys(.snakeCase) { (writer) throws(JSONError) in
      try writer.object { (writer) throws(JSONError) in
        writer.key(verbatim: "userId")
        writer.write(1)
        writer.key("userId")
        writer.write(2)
        writer.key(verbatim: "a.b")
        writer.write(3)
      }
    }
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == text)
  }

  @Test("An inner mapper uses the outer strategy for keys, and a Codable mapper its own")
  func mixing() throws {
    let inner = ApplicativeMapper<Inner>()
    let outer = OuterMapping(inner: inner, coded: CodableMapper<Coded>())
    let text = #"{"coded":{"myKey":1},"inner_part":{"my_key":2}}"#
    let mapper = Scoped(base: outer, configuration: MappingConfiguration(keys: .snakeCase))
    #expect(try mapper.encodeToString(try mapper.decode(text)) == text)
  }

  @Test("Snake case is Foundation's, whether a key is in ASCII or not", arguments: 0..<40 as Range<UInt64>)
  func foundation(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("aabcABCDxyz09_-")
    let other = Array("aÄäßÉ1B_")
    for round in 0..<25 {
      let alphabet = round % 5 == 0 ? other : letters
      let key = String(
        (0..<random.next() % 12 + 1).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      let model = [NamedValue(name: key)]
      let expected = String(decoding: try encoder.encode(model), as: UTF8.self)
      var writer = JSONWriter()
      try writer.withKeys(.snakeCase) { (writer) throws(JSONError) in
        try writer.beginArray()
        try writer.beginObject()
        try writer.put(key, 1)
        writer.endObject()
        writer.endArray()
      }
      #expect(String(decoding: try writer.finish(), as: UTF8.self) == expected)
      #expect(expected == #"[{"\#(JSONKeyStrategy.snakeCase.jsonKey(for: key))":1}]"#)
    }
  }
}

/// A model whose only key is computed at run time.
private struct NamedValue: Swift.Encodable {
  var name: String

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(1, forKey: AnyKey(stringValue: name))
  }
}

private struct Inner: ApplicativeMapping.Decodable, JSONObjectWritable {
  var myKey: Int

  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Inner> { Inner.init <^> json <| "myKey" }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("myKey", myKey) }
}

private struct Coded: Codable { var myKey: Int }

/// A mapping without its own strategy for keys, which contains mappers of two strategies.
private struct OuterMapping: Mapping {
  var inner: ApplicativeMapper<Inner>
  var coded: CodableMapper<Coded>

  func decode(_ json: JSONValue) throws(JSONError) -> (Coded, Inner) {
    let object = try json.object()
    return (try object["coded", as: coded], try object["innerPart", as: inner])
  }

  func encode(_ model: (Coded, Inner), into writer: inout JSONWriter) throws(JSONError) {
    try writer.object { (json) throws(JSONError) in
      try json.put("coded", model.0, as: coded)
      try json.put("innerPart", model.1, as: inner)
    }
  }
}

/// Another mapping with a configuration.
private struct Scoped<Base: Mapping>: Mapping {
  var base: Base
  var configuration: MappingConfiguration

  func decode(_ json: JSONValue) throws(JSONError) -> Base.Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try base.decode(json) }
  }

  func encode(_ model: Base.Model, into writer: inout JSONWriter) throws(JSONError) {
    try writer.withKeys(of: configuration) { (writer) throws(JSONError) in
      try base.encode(model, into: &writer)
    }
  }
}
