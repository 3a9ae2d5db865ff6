import DerivedMapping
import Foundation
import ManualMapping
import Testing

@Mapped(
  keys: .snakeCase, fields: .by(.yearMonthDay, for: Date.self), .by(.base64, for: Data.self),
  .by(ManualMapper<HandMade>(), for: HandMade.self))
struct RuledLetter: Equatable {
  var sentOn: Date
  let readOn: Date?
  @By(.seconds) var created: Date
  @Key("file") var scan = Data([1])
  var author: HandMade
  @Key(path: "meta.due") var due: Date?
  @ExplicitNull var gone: Date?
  @Ignored var cached = Date.distantPast
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
  @Test("Properties of the type have its field, unless they have '@By'")
  func bothWays() throws {
    let (day, created) = (Date(timeIntervalSince1970: 86_400), Date(timeIntervalSince1970: 5))
    let author = HandMade(name: "x")
    try BothWays.expect(
      #"{"sent_on":"1970-01-02","read_on":"1970-01-02","created":5,"file":"AgM=","author":{"name":"x"},"#
        + #""meta":{"due":"1970-01-02"},"gone":null}"#,
      is: RuledLetter(
        sentOn: day, readOn: day, created: created, scan: Data([2, 3]), author: author, due: day, gone: nil),
      inOnePass: false)
    try BothWays.expect(
      #"{"sent_on":"1970-01-02","created":5,"author":{"name":"x"},"gone":"1970-01-02"}"#,
      is: RuledLetter(sentOn: day, readOn: nil, created: created, author: author, due: nil, gone: day),
      written:
        #"{"sent_on":"1970-01-02","created":5,"file":"AQ==","author":{"name":"x"},"gone":"1970-01-02"}"#,
      inOnePass: false)
    try BothWays.expect(#"{"from":"1970-01-02"}"#, is: RuledStay(from: day))
  }
}
