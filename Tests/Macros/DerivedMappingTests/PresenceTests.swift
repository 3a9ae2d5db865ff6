import DerivedMapping
import JSONCore
import Testing

@Mapped
struct MovieChange: Equatable {
  var title: Presence<String>
  var stars: Presence<Int> = .absent
  var cast: Presence<[Credit]>
  @Key(path: "image.width") var width: Presence<Int>
}

@Mapped(keys: .snakeCase)
struct Changed<Value: Equatable>: Equatable { var newValue: Presence<Value> }

/// Members of mapped types that can be absent, null or have a value.
@Suite("Presence of mapped properties")
struct PresenceTests {
  @Test(
    "A property needs no attribute to be absent, null or a value",
    arguments: [
      ("{}", .absent), (#"{"new_value":null}"#, .null), (#"{"new_value":5}"#, .value(5)),
    ] as [(String, Presence<Int>)])
  func all(text: String, presence: Presence<Int>) throws {
    try BothWays.expect(text, is: Changed(newValue: presence))
  }

  @Test("Models, defaults and paths can be absent, too")
  func others() throws {
    try BothWays.expect(
      #"{"title":null,"cast":[{"author":"a"}],"image":{"width":null}}"#,
      is: MovieChange(title: .null, cast: .value([Credit(author: "a")]), width: .null), inOnePass: false)
    try BothWays.expect(
      #"{"stars":1,"image":{}}"#,
      is: MovieChange(title: .absent, stars: .value(1), cast: .absent, width: .absent),
      inOnePass: false)
    #expect(try DerivedMapper<MovieChange>().decode("{}").width == .absent)
  }

  @Test("A wrong value is an error at its location")
  func wrong() {
    BothWays.expectError(
      #"{"new_value":"x"}"#, as: Changed<Int>.self,
      #"type-mismatch at $.new_value: expected Int for Changed<Int>.new_value, found string "x""#)
    BothWays.expectError(
      #"{"cast":[{"author":null}]}"#, as: MovieChange.self,
      "unexpected-null at $.cast[0].author: expected String for Credit.author, found null")
  }
}
