import DerivedMapping
import Testing

@Mapped
struct Renamed: Equatable {
  @Key("ident") var id: Int
  @Key("with \"quotes\"") var quoted: Int
}

@Mapped
struct Escaped: Equatable {
  @Key("a\\b") var path: Int?
  @Key("tab\there") var tab: Int?
}

@Mapped
struct Aliased: Equatable {
  @Key("released", or: "releaseDate", "year") var released: Int
  var title: String
}

/// The API exchanges two keys between requests and responses.
@Mapped
struct Exchanged: Equatable {
  @Key(decode: "movieTitle", encode: "title") var title: String
  @Key(decode: "title", or: "heading", encode: "movieTitle") var heading: String?
  @Key(decode: "year", or: "released", encode: "released") var year = 1995
}

/// So many properties that the macro generates a separate function for members in any order.
@Mapped
struct Measured: Equatable {
  @Key("höhe") var height: Int
  @Key("größe", or: "maße") var size: Int
  @Key("länge") @By(NumberStringField<Int>.numberString()) var length: Int
  @Key("tiefe") @By(NumberStringField<Int>.numberString()) var depth: Int?
  var a: Int?, b: Int?, c: Int?, d: Int?, e: Int?, f: Int?, g: Int?, h: Int?, others: Int?
}

@Mapped(keys: .snakeCase)
struct SnakeCased: Equatable {
  var userID: Int
  var imageURL: String
  @Key("asItIs") var other: Int
}

@Mapped(keys: .pascalCase)
struct PascalCased: Equatable { var userName: String }

// Names of code that is generated from another language.
// swift-format-ignore: AlwaysUseLowerCamelCase
@Mapped(keys: .camelCase)
struct CamelKeyed: Equatable {
  var user_name: String
  var Title: String
  var isURL: Bool?
  @Key("as_it_is") var other_one: Int
  var last_event: CamelKeyedEvent
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@Mapped(keys: .camelCase, tag: "event_type")
enum CamelKeyedEvent: Equatable { case was_moved(to_x: Int) }

/// Keys of `@Mapped` models.
@Suite("Keys of mapped properties")
struct KeyTests {
  @Test("A key replaces the name of its property")
  func renamed() throws {
    try BothWays.expect(#"{"ident":1,"with \"quotes\"":2}"#, is: Renamed(id: 1, quoted: 2), inOnePass: false)
    BothWays.expectError(
      #"{"id":1}"#, as: Renamed.self, #"missing-key at $: missing key "ident" required by Renamed (Int)"#)
  }

  @Test("A key with escapes in a text is compared by its characters, not by its bytes")
  func escaped() throws {
    // The key of the text is `a` and a backspace.
    try BothWays.expect(
      #"{"a\b":1}"#, is: Escaped(path: nil, tab: nil), written: "{}", inOnePass: false)
    try BothWays.expect(#"{"a\\b":1,"tab\there":2}"#, is: Escaped(path: 1, tab: 2), inOnePass: false)
    #expect(try DerivedMapper<Int>().at("a\\b").decode(#"{"a\b":1,"a\\b":2}"#) == 2)
  }

  @Test(
    "A text that isn't JSON is rejected, even if it contains the bytes of the key",
    arguments: [#"{"ident":1,"with "quotes"":2}"#, #"{"with "quotes"":2}"#])
  func malformed(text: String) {
    #expect(throws: JSONError.self) { _ = try DerivedMapper<Renamed>().decode(text) }
    #expect(throws: JSONError.self) { _ = try DerivedMapper<Int>().at("with \"quotes\"").decode(text) }
    #expect(throws: JSONError.self) { _ = try DerivedMapper<Escaped>().decode("{\"tab\there\":2}") }
  }

  @Test(
    "Each of several keys is decoded, and the first is encoded",
    arguments: [
      (#"{"released":1,"title":"a"}"#, true), (#"{"releaseDate":1,"title":"a"}"#, true),
      (#"{"title":"a","year":1}"#, true),
      // The first listed key is used, not the first of the text, which requires a document.
      (#"{"year":3,"released":1,"title":"a"}"#, false), (#"{"released":1,"title":"a","year":3}"#, false),
      (#"{"released":1,"released":3,"title":"a"}"#, false),
    ])
  func aliased(text: String, inOnePass: Bool) throws {
    try BothWays.expect(
      text, is: Aliased(released: 1, title: "a"), written: #"{"released":1,"title":"a"}"#,
      inOnePass: inOnePass)
  }

  @Test("A property is encoded with another key than the ones that are decoded")
  func encodedKey() throws {
    let model = Exchanged(title: "Heat", heading: "a", year: 1996)
    try BothWays.expect(
      #"{"movieTitle":"Heat","title":"a","year":1996}"#, is: model,
      written: #"{"title":"Heat","movieTitle":"a","released":1996}"#)
    try BothWays.expect(
      #"{"released":1996,"heading":"a","movieTitle":"Heat"}"#, is: model,
      written: #"{"title":"Heat","movieTitle":"a","released":1996}"#)
    BothWays.expectError(
      #"{"title":"Heat"}"#, as: Exchanged.self,
      #"missing-key at $: missing key "movieTitle" required by Exchanged (String)"#)
    #expect(
      try DerivedMapper<Exchanged>().encodeToString(Exchanged(title: "")) == #"{"title":"","released":1995}"#)
  }

  @Test("What is encoded is decoded if the list of keys contains the encoded one")
  func roundTrip() throws {
    try BothWays.expect(#"{"title":"Heat"}"#, is: Renaming(title: "Heat"))
    try BothWays.expect(#"{"name":"Heat"}"#, is: Renaming(title: "Heat"), written: #"{"title":"Heat"}"#)
  }

  @Test("If all of several keys are missing, the error names the first")
  func missingAliases() {
    BothWays.expectError(
      #"{"title":"a"}"#, as: Aliased.self,
      #"missing-key at $: missing key "released" required by Aliased (Int)"#)
    BothWays.expectError(
      #"{"released":null,"year":1,"title":"a"}"#, as: Aliased.self,
      "unexpected-null at $.released: expected Int for Aliased.released, found null")
  }

  @Test("The case of keys applies to names, but not to keys in attributes")
  func keyCase() throws {
    try BothWays.expect(
      #"{"user_id":1,"image_url":"x","asItIs":2}"#, is: SnakeCased(userID: 1, imageURL: "x", other: 2))
    try BothWays.expect(#"{"UserName":"x"}"#, is: PascalCased(userName: "x"))
  }

  @Test("Names with underscores become keys in camel case, and so do the names and labels of cases")
  func camelCase() throws {
    let text =
      #"{"userName":"x","title":"t","isURL":true,"as_it_is":1,"lastEvent":"#
      + #"{"event_type":"wasMoved","toX":2}}"#
    try BothWays.expect(
      text,
      is: CamelKeyed(user_name: "x", Title: "t", isURL: true, other_one: 1, last_event: .was_moved(to_x: 2)),
      inOnePass: false)
    BothWays.expectError(
      #"{"user_name":"x"}"#, as: CamelKeyed.self,
      #"missing-key at $: missing key "userName" required by CamelKeyed (String)"#)
  }

  @Test("Members may have any order, unknown members are skipped, and the first of equal keys is decoded")
  func order() throws {
    try BothWays.expect(
      #"{"x":[{}],"asItIs":2,"image_url":"x","user_id":1,"user_id":5,"y":null}"#,
      is: SnakeCased(userID: 1, imageURL: "x", other: 2),
      written: #"{"user_id":1,"image_url":"x","asItIs":2}"#)
  }

  @Test(
    "Keys of the same number of bytes are found in any order, as are those beyond ASCII, for values of all kinds",
    arguments: [
      #"{"tiefe":"4","länge":"3","maße":2,"höhe":1}"#, #"{"länge":"3","größe":2,"tiefe":"4","höhe":1}"#,
      #"{"höhe":1,"tiefe":"4","höhe":[7],"länge":"3","x":0,"länge":[],"maße":2,"tiefe":null,"b":null}"#,
    ])
  func anyOrder(_ text: String) throws {
    try BothWays.expect(
      text, is: Measured(height: 1, size: 2, length: 3, depth: 4),
      written: #"{"höhe":1,"größe":2,"länge":"3","tiefe":"4"}"#)
  }

  @Test("A key with escapes, or a second alias, leaves members in any order to the document")
  func anyOrderOfDocument() throws {
    for text in [
      #"{"tiefe":"4","länge":"3","ma\u00DFe":2,"höhe":1}"#,
      #"{"tiefe":"4","länge":"3","maße":7,"größe":2,"höhe":1}"#,
    ] {
      try BothWays.expect(
        text, is: Measured(height: 1, size: 2, length: 3, depth: 4),
        written: #"{"höhe":1,"größe":2,"länge":"3","tiefe":"4"}"#, inOnePass: false)
    }
  }

  @Test("Unknown keys are an issue if the mapper rejects them, and all aliases are known")
  func unknownKeys() throws {
    let mapper = DerivedMapper<Aliased>().rejectingUnknownKeys()
    #expect(try mapper.decode(#"{"year":1,"title":"a"}"#) == Aliased(released: 1, title: "a"))
    #expect(try mapper.decode(#"{"year":3,"released":1,"title":"a"}"#) == Aliased(released: 1, title: "a"))
    let error = #expect(throws: JSONError.self) { _ = try mapper.decode(#"{"year":1,"title":"a","no":1}"#) }
    #expect(
      error.map(BothWays.summary) == #"unknown-key at $.no: unknown key "no" for Aliased"#)
  }
}
