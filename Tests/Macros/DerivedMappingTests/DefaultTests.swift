import DerivedMapping
import JSONStreaming
import ManualMapping
import Testing

@Mapped
struct Defaulted: Equatable {
  var id: Int
  var rating: Double = 2.5
  var tags = ["new"]
  var nick: String? = "none"
  @Default(3) let size: Int
  @Default(9, evenIfWrong: true) var level: Int
  @Key("colour", or: "color") @Default("red", evenIfWrong: true) var colour: String
  var note: String? = nil
}

private let isQuiet = false
private let isLoud = true

/// Defaults with several tokens.
@Mapped
struct Composed: Equatable {
  var isAudible: Bool = isQuiet || isLoud
  var volume = -3
  var text = """
      one

        two
    three
    """
}

/// Defaults that are statements, or have comments inside.
@Mapped
struct Chosen: Equatable {
  var size: Int = if isLoud { 2 } else { 1 }
  var name: String? =
    switch isQuiet {
    case true: "quiet"
    case false: "loud"
    }
  var flag: Bool =
    isQuiet  // never
    || isLoud /* always */
  var list = [
    1,  // one
    2,  // two
  ]
}

/// Defaults that replace wrong values.
@Mapped
struct Forgiving: Equatable {
  var id: Int
  @Default([], evenIfWrong: true) var tags: [String]
  @Default(["none"], evenIfWrong: true) @By(ManualMapper<String>().array) var names: [String]
  @Default(nil, evenIfWrong: true) @By(ManualMapper<String>().array) var others: [String]?
  @Default(nil, evenIfWrong: true) let count: Int?
  @Default(Note(body: "-"), evenIfWrong: true) var body: Note
  @Key(path: "part.tags") @Default([], evenIfWrong: true) var deep: [String]
}

/// Values for missing keys.
@Suite("Defaults of mapped properties")
struct DefaultTests {
  static let written =
    #"{"id":1,"rating":2.5,"tags":["new"],"nick":"none","size":3,"level":9,"colour":"red"}"#
  static let model = Defaulted(
    id: 1, rating: 2.5, tags: ["new"], nick: "none", size: 3, level: 9, colour: "red", note: nil)

  @Test("A missing key is decoded as the initial value of its property, or as the value of the attribute")
  func missing() throws {
    try BothWays.expect(#"{"id":1}"#, is: Self.model, written: Self.written)
    try BothWays.expect(Self.written, is: Self.model)
  }

  @Test("While a document is arriving, members that haven't arrived have their defaults")
  func arriving() throws {
    let partial = DerivedMapper<Defaulted>().partial()
    let chunks = [
      #"{"no":"x","id":1"#, #","rating":4,"tags":["a","b"#, #""],"note":"so fa"#, #"r","size":5}"#,
    ]
    let models = try chunks.map { chunk in
      try partial.append(chunk)
      return try partial.value()
    }
    var model = Self.model
    var expected: [Defaulted?] = [nil]
    (model.rating, model.tags) = (4, ["a", "b"])
    expected.append(model)
    model.note = "so fa"
    expected.append(model)
    expected.append(
      Defaulted(
        id: 1, rating: 4, tags: ["a", "b"], nick: "none", size: 5, level: 9, colour: "red", note: "so far"))
    #expect(models == expected)
    let list = DerivedMapper<[Defaulted]>().partial()
    try list.append(#"[{"id":1},{"id":2},{"id":"#)
    #expect(try list.value()?.map(\.id) == [1, 2])
  }

  @Test("Null is nil for an optional with a default")
  func null() throws {
    var model = Self.model
    model.nick = nil
    try BothWays.expect(
      #"{"id":1,"nick":null,"note":null}"#, is: model,
      written: #"{"id":1,"rating":2.5,"tags":["new"],"size":3,"level":9,"colour":"red"}"#)
  }

  @Test("A default may be a statement, or have comments inside")
  func statements() throws {
    try BothWays.expect(
      "{}", is: Chosen(), written: #"{"size":2,"name":"loud","flag":true,"list":[1,2]}"#)
    try BothWays.expect(
      #"{"size":3,"name":"x","flag":false,"list":[]}"#,
      is: Chosen(size: 3, name: "x", flag: false, list: []))
  }

  @Test("Nil of an optional with a default isn't encoded, so it is decoded as the default")
  func nilIsLost() throws {
    var model = Self.model
    model.nick = nil
    let mapper = DerivedMapper<Defaulted>()
    #expect(try mapper.decode(mapper.encodeToString(model)) == Self.model)
  }

  @Test(
    "A wrong value is replaced with evenIfWrong, from a document",
    arguments: [#"{"id":1,"level":"x"}"#, #"{"id":1,"level":null,"colour":[]}"#, #"{"id":1,"color":2}"#])
  func replaced(text: String) throws {
    try BothWays.expect(text, is: Self.model, written: Self.written, inOnePass: false)
  }

  @Test("A default with operators is one value, and a text of several lines is unchanged")
  func composed() throws {
    try BothWays.expect(
      "{}", is: Composed(), written: #"{"isAudible":true,"volume":-3,"text":"  one\n\n    two\nthree"}"#)
    try BothWays.expect(
      #"{"isAudible":false,"volume":1,"text":""}"#, is: Composed(isAudible: false, volume: 1, text: ""))
  }

  @Test("A replaced value isn't an issue, wherever the error is in it")
  func replacedIssues() throws {
    let text = """
      {"id":"x","tags":[1,2],"names":[1,2],"others":[1,2],"count":[],"body":{"body":[],"no":1},"part":{"tags":[1,2]}}
      """
    let model = Forgiving(
      id: 1, tags: [], names: ["none"], others: nil, count: nil, body: Note(body: "-"), deep: [])
    let mapper = DerivedMapper<Forgiving>().reportingAllIssues()
    let error = #expect(throws: JSONError.self) { _ = try mapper.decode(text) }
    #expect(error?.issues.map { "\($0.code) at \($0.path)" } == ["type-mismatch at $.id"])
    #expect(error?.hasMoreIssues == false)
    #expect(try mapper.decode(text.replacing("\"x\"", with: "1")) == model)
    let strict = DerivedMapper<Forgiving>().rejectingUnknownKeys()
    #expect(try strict.decode(text.replacing("\"x\"", with: "1")) == model)
    let unknown = #expect(throws: JSONError.self) {
      _ = try strict.decode(#"{"id":1,"part":{"tags":[1],"no":1}}"#)
    }
    #expect(
      unknown.map(BothWays.summary) == #"unknown-key at $.part.no: unknown key "no" for Forgiving"#)
  }

  @Test(
    "A wrong value is an error without evenIfWrong",
    arguments: [
      #"{"id":1,"rating":"x"}"#:
        #"type-mismatch at $.rating: expected Double for Defaulted.rating, found string "x""#,
      #"{"id":1,"rating":null}"#:
        "unexpected-null at $.rating: expected Double for Defaulted.rating, found null",
      #"{"id":1,"tags":[1]}"#: "type-mismatch at $.tags[0]: expected String for Defaulted.tags, found 1",
      #"{"rating":1}"#: #"missing-key at $: missing key "id" required by Defaulted (Int)"#,
    ])
  func wrong(text: String, description: String) {
    BothWays.expectError(text, as: Defaulted.self, description)
  }
}
