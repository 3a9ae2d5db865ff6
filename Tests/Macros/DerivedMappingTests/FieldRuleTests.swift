import DerivedMapping
import Foundation
import ManualMapping
import MappingTestSupport
import Testing

@Mapped(
  keys: .snakeCase, fields: .by(.yearMonthDay, for: Date.self), .by(.base64, for: Data.self),
  .by(ManualMapper<RuleAuthor>(), for: RuleAuthor.self))
struct RuledLetter: Equatable {
  var sentOn: Date
  let readOn: Date?
  @By(.seconds) var created: Date
  @Key("file") var scan = Data([1])
  var author: RuleAuthor
  @Key(path: "meta.due") var due: Date?
  @ExplicitNull var gone: Date?
  @Ignored var cached = Date.distantPast
}

struct RuleAuthor: Equatable, ManualMappable {
  var name: String

  init(name: String) { self.name = name }

  init(json: JSONObject) throws(JSONError) { name = try json["name"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("name", name) }
}

@Mapped(fields: .by(.yearMonthDay, for: Date.self))
final class RuledStay: Equatable {
  let from: Date

  init(from: Date) { self.from = from }

  static func == (left: RuledStay, right: RuledStay) -> Bool { left.from == right.from }
}

/// One field for all properties of a type.
@Suite("Fields of types")
struct FieldRuleTests {
  @Test(
    "Properties of the type have its field, unless they have '@By', for any day and order of the members",
    arguments: 0..<50 as Range<UInt64>)
  func bothWays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let day = Date(timeIntervalSince1970: 86_400 * Double(Int.random(in: -9_999...20_000, using: &random)))
    let text = day.formatted(.iso8601.year().month().day())
    let model = RuledLetter(
      sentOn: day, readOn: day, created: Date(timeIntervalSince1970: 5), scan: Data([2, 3]),
      author: RuleAuthor(name: "x"), due: day, gone: nil)
    let members = [
      #""sent_on":"\#(text)""#, #""read_on":"\#(text)""#, #""created":5"#, #""file":"AgM=""#,
      #""author":{"name":"x"}"#, #""meta":{"due":"\#(text)"}"#, #""gone":null"#,
    ]
    try BothWays.expect(
      "{\(members.shuffled(using: &random).joined(separator: ","))}", is: model,
      written: "{\(members.joined(separator: ","))}", inOnePass: false)
    let created = model.created
    try BothWays.expect(
      #"{"sent_on":"\#(text)","created":5,"author":{"name":"x"},"gone":"\#(text)"}"#,
      is: RuledLetter(
        sentOn: day, readOn: nil, created: created, author: RuleAuthor(name: "x"), due: nil, gone: day),
      written:
        #"{"sent_on":"\#(text)","created":5,"file":"AQ==","author":{"name":"x"},"gone":"\#(text)"}"#,
      inOnePass: false)
    try BothWays.expect(#"{"from":"\#(text)"}"#, is: RuledStay(from: day))
  }
}
