import DerivedMapping
import Foundation
import JSONCore
import JSONStreaming
import Testing

struct BadPeriod: Error, Equatable { var end: Int }

@Mapped
struct Period: Equatable {
  var start: Int
  @Default(9) var end: Int

  init(start: Int, end: Int) throws(BadPeriod) {
    if end < start { throw BadPeriod(end: end) }
    (self.start, self.end) = (start, end)
  }
}

@Mapped
final class Interval<Unit> {
  @Check(...3) @Key(path: "size.length", or: "length") var length: Int
  let unit: Unit

  init?(length: Int, unit: Unit) {
    if length < 0 { return nil }
    (self.length, self.unit) = (length, unit)
  }
}

@Mapped
struct Review: Equatable {
  @Check(1...5) var stars: Int
  @Check({ !$0.isEmpty }, "must not be empty") @Check(.matches(/[a-z ]*/)) var title: String
  @Check(0.5..., "weighs too little") var weight: Double = 1
  @Check(..<0) @Key("d", or: "depth") var depth: Int?
  @Check(...9) var pages: Presence<Int> = .absent
  @Check<[String]>({ $0.count < 3 }, "has too many tags") var tags: [String] = []
  @Check({ (date: Date) in date > .distantPast }, "is too early") @By(.seconds) var due: Date?
  @Check({ $0 % 2 == 0 }, "must be even") @Default(2, evenIfWrong: true) var even: Int
  @ExplicitNull @Check(1...2) var level: Int?
}

@Suite("Models with rules")
struct InvariantTests {
  @Test("The error of an initializer is an issue at the object, and its cause")
  func initializers() throws {
    try BothWays.expect(#"{"start":1,"end":2}"#, is: Period(start: 1, end: 2))
    #expect(BothWays.onePass(#"{"start":2,"end":3}"#, as: Period.self) != nil)
    let wrong = #"{"start":5,"end":3}"#
    BothWays.expectError(wrong, as: Period.self, "invalid-value at $: BadPeriod(end: 3)")
    BothWays.expectError(
      #"{"size":{"length":-1},"unit":1}"#, as: Interval<Int>.self,
      "invalid-value at $: Interval<Int> can't be created from these values")
    BothWays.expectError(
      #"{"length":4,"unit":1}"#, as: Interval<Int>.self,
      "invalid-value at $.length: must be at most 3 (required by Interval<Int>.length)")
    let error = #expect(throws: JSONError.self) { try DerivedMapper<Period>().array.decode("[\n\(wrong)]") }
    #expect(error?.underlyingError as? BadPeriod == BadPeriod(end: 3))
    #expect(error?.description == "$[0]: BadPeriod(end: 3) (line 2, column 1) [invalid-value]")
  }

  /// The text of a review in which one member has another value.
  private static func review(_ member: String = "", _ value: String = "") -> String {
    let members: KeyValuePairs = [
      "stars": "3", "title": #""good""#, "weight": "0.5", "d": "-1", "pages": "9", "tags": #"["a","b"]"#,
      "due": "1", "even": "4", "level": "1",
    ]
    return "{\(members.map { "\"\($0)\":\($0 == member ? value : $1)" }.joined(separator: ","))}"
  }

  private static let wrong: [(String, String, String, @Sendable (inout Review) -> Void)] = [
    ("stars", "0", "must be in 1...5", { $0.stars = 0 }),
    ("title", #""""#, "must not be empty", { $0.title = "" }),
    ("title", #""A""#, "doesn't match the pattern", { $0.title = "A" }),
    ("weight", "0.4", "weighs too little", { $0.weight = 0.4 }),
    ("d", "0", "must be less than 0", { $0.depth = 0 }),
    ("pages", "10", "must be at most 9", { $0.pages = .value(10) }),
    ("tags", #"["a","b","c"]"#, "has too many tags", { $0.tags.append("c") }),
    ("due", "-1e11", "is too early", { $0.due = Date(timeIntervalSince1970: -1e11) }),
    ("level", "3", "must be in 1...2", { $0.level = 3 }),
  ]

  @Test("A member that breaks a rule is an issue at the member, in both directions")
  func checks() throws {
    let mapper = DerivedMapper<Review>()
    let model = try mapper.decode(Self.review())
    #expect(BothWays.onePass(Self.review(), as: Review.self) == model)
    for (member, value, message, change) in Self.wrong {
      BothWays.expectError(
        Self.review(member, value), as: Review.self,
        "invalid-value at $.\(member): \(message) (required by Review.\(member))")
      var wrong = model
      change(&wrong)
      let error = #expect(throws: JSONError.self) { try mapper.array.encode([model, wrong]) }
      #expect(error?.description == "$[1].\(member): \(message) [invalid-value]")
    }
    // A value that is missing, null or replaced breaks no rule.
    try BothWays.expect(
      #"{"stars":1,"title":"a","pages":null,"even":3,"level":null}"#,
      is: Review(stars: 1, title: "a", pages: .null, even: 2, level: nil),
      written: #"{"stars":1,"title":"a","weight":1,"pages":null,"tags":[],"even":2,"level":null}"#,
      inOnePass: false)
  }

  @Test("All broken rules are reported, and none that only a plain value breaks")
  func allIssues() {
    let mapper = DerivedMapper<Review>().array.reportingAllIssues()
    let text = #"[{"stars":9,"title":"","d":0,"level":1},{"stars":"x","title":"a","tags":[1,""],"level":0}]"#
    let error = #expect(throws: JSONError.self) { try mapper.decode(text) }
    #expect(
      error?.issues.map { "\($0.code) \($0.path)" } == [
        "invalid-value $[0].stars", "invalid-value $[0].title", "invalid-value $[0].d",
        "type-mismatch $[1].stars", "type-mismatch $[1].tags[0]", "invalid-value $[1].level",
      ])
  }

  @Test("A broken rule has its location in a list of a thousand, in a stream and in a partial document")
  func places() throws {
    let lines = Array(repeating: Self.review(), count: 999) + [Self.review("stars", "7")]
    let text = "[\(lines.joined(separator: ",\n"))]"
    let mapper = DerivedMapper<Review>()
    var reviews = mapper.elements(in: Array(text.utf8))
    let errors = [
      #expect(throws: JSONError.self) { try mapper.array.decode(text) },
      #expect(throws: JSONError.self) { while try reviews.next() != nil {} },
    ]
    let place = "(required by Review.stars) (line 1000, column 10) [invalid-value]"
    #expect(errors.allSatisfy { $0?.description == "$[999].stars: must be in 1...5 \(place)" })
    // An incomplete value that breaks a rule is missing, as one that doesn't decode.
    let partial = mapper.partial()
    try partial.append(#"{"stars":5,"level":1,"even":2,"title":"a b"#)
    #expect(try partial.value()?.title == "a b")
    try partial.append("B")
    #expect(try partial.value() == nil)
    try partial.append("\"")
    #expect(throws: JSONError.self) { try partial.value() }
  }
}
