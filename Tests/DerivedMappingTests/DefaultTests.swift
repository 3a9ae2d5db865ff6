#if Macros
import DerivedMapping
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

/// Values for missing keys.
@Suite("Defaults of mapped properties")
struct DefaultTests {
  static let written =
    #"{"id":1,"rating":2.5,"tags":["new"],"nick":"none","size":3,"level":9,"colour":"red"}"#
  static let model = Defaulted(
    id: 1, rating: 2.5, tags: ["new"], nick: "none", size: 3, level: 9, colour: "red", note: nil)

  @Test("A missing key is the initial value of its property, or the value of the attribute")
  func missing() throws {
    try BothWays.expect(#"{"id":1}"#, is: Self.model, written: Self.written)
    try BothWays.expect(Self.written, is: Self.model)
  }

  @Test("Null is nil for an optional with a default")
  func null() throws {
    var model = Self.model
    model.nick = nil
    try BothWays.expect(
      #"{"id":1,"nick":null,"note":null}"#, is: model,
      written: #"{"id":1,"rating":2.5,"tags":["new"],"size":3,"level":9,"colour":"red"}"#)
  }

  @Test(
    "A wrong value is replaced where the attribute says so, which a document decides",
    arguments: [#"{"id":1,"level":"x"}"#, #"{"id":1,"level":null,"colour":[]}"#, #"{"id":1,"color":2}"#])
  func replaced(text: String) throws {
    try BothWays.expect(text, is: Self.model, written: Self.written, inOnePass: false)
  }

  @Test(
    "A wrong value is an error where only a missing one is replaced",
    arguments: [
      (
        #"{"id":1,"rating":"x"}"#,
        #"type-mismatch at $.rating: expected Double for Defaulted.rating, found string "x""#
      ),
      (
        #"{"id":1,"rating":null}"#,
        "unexpected-null at $.rating: expected Double for Defaulted.rating, found null"
      ),
      (
        #"{"id":1,"tags":[1]}"#,
        "type-mismatch at $.tags[0]: expected String for Defaulted.tags, found 1"
      ),
      (
        #"{"rating":1}"#,
        #"missing-key at $: missing key "id" required by Defaulted (Int)"#
      ),
    ])
  func wrong(text: String, description: String) {
    BothWays.expectError(text, as: Defaulted.self, description)
  }
}
#endif
