import DerivedMapping
import Foundation
import JSONCore
import Testing

@Mapped
struct MovieChange: Equatable {
  var title: Presence<String>
  var stars: Presence<Int> = .absent
  var cast: Presence<[Credit]>
  @Key(path: "image.width") var width: Presence<Int>
}

@Mapped
struct Change {
  var title: Presence<String>
  var stars: Presence<Int>
  var tags: Presence<[String]>
  @By(.yearMonthDay) var due: Presence<Date>
}

@Mapped(keys: .snakeCase, fields: .by(.seconds, for: Date.self))
struct DateChange: Equatable {
  var lastSeen: Presence<Date>
  @By(.yearMonthDay) var due: Presence<Date>
  @Key("day", or: "date") @By(.yearMonthDay) var day: Presence<Date> = .null
  @Default(Presence<Date>.absent, evenIfWrong: true) @By(.yearMonthDay) var until: Presence<Date>
}

@Mapped
struct NestedChange: Equatable {
  @Key(path: "size.width") var width: Presence<Int>
  @Key(path: "size.seen") @By(.yearMonthDay) var seen: Presence<Date>
  @Key(path: "size.note") var note: String?
}

@Mapped(keys: .snakeCase)
struct Changed<Value: Equatable>: Equatable { var newValue: Presence<Value> }

@Mapped enum Urgency: String { case low, high }

@Mapped
struct UrgencyChange: Equatable { var urgency: Presence<Urgency> }

/// A type with the name of the library's.
enum Other {
  @Mapped struct Presence<Value: Equatable>: Equatable { var note: Value }

  @Mapped struct Film: Equatable { @Key(path: "a.b") var seen: Presence<Int> }
}

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

  @Test(
    "A raw value can be absent or null",
    arguments: [
      ("{}", .absent), (#"{"urgency":null}"#, .null), (#"{"urgency":"high"}"#, .value(.high)),
    ] as [(String, Presence<Urgency>)])
  func rawValues(text: String, urgency: Presence<Urgency>) throws {
    try BothWays.expect(text, is: UrgencyChange(urgency: urgency))
    BothWays.expectError(
      #"{"urgency":"none"}"#, as: UrgencyChange.self,
      #"invalid-raw-value at $.urgency: "none" is not a Urgency"#)
  }

  @Test("Models, defaults and paths can be absent, too")
  func others() throws {
    try BothWays.expect(
      #"{"title":null,"cast":[{"author":"a"}],"image":{"width":null}}"#,
      is: MovieChange(title: .null, cast: .value([Credit(author: "a")]), width: .null), inOnePass: false)
    try BothWays.expect(
      #"{"stars":1,"image":{}}"#,
      is: MovieChange(title: .absent, stars: .value(1), cast: .absent, width: .absent),
      written: #"{"stars":1}"#, inOnePass: false)
    #expect(try DerivedMapper<MovieChange>().decode("{}").width == .absent)
  }

  static let day = Date(timeIntervalSince1970: 86400)

  @Test(
    "A property with a field can be absent, null or a value",
    arguments: [
      (
        #"{"last_seen":86400,"due":"1970-01-02","day":"1970-01-02","until":"1970-01-02"}"#,
        DateChange(lastSeen: .value(day), due: .value(day), day: .value(day), until: .value(day))
      ),
      (
        #"{"last_seen":null,"due":null,"day":null,"until":null}"#,
        DateChange(lastSeen: .null, due: .null, day: .null, until: .null)
      ),
      (#"{"day":null}"#, DateChange(lastSeen: .absent, due: .absent, day: .null, until: .absent)),
    ])
  func fields(text: String, change: DateChange) throws {
    try BothWays.expect(text, is: change)
    #expect(try DerivedMapper<DateChange>().decode("{}").day == .null)
    #expect(try DerivedMapper<DateChange>().decode(#"{"until":1}"#).until == .absent)
  }

  @Test("An object whose members are all absent is omitted")
  func nested() throws {
    try BothWays.expect(
      "{}", is: NestedChange(width: .absent, seen: .absent, note: nil), inOnePass: false)
    try BothWays.expect(
      #"{"size":{"seen":null}}"#, is: NestedChange(width: .absent, seen: .null, note: nil), inOnePass: false)
    try BothWays.expect(
      #"{"size":{"width":1,"seen":"1970-01-02"}}"#,
      is: NestedChange(width: .value(1), seen: .value(Self.day), note: nil), inOnePass: false)
  }

  @Test("A type of the user can be called Presence")
  func sameName() throws {
    try BothWays.expect(
      #"{"a":{"b":{"note":1}}}"#, is: Other.Film(seen: Other.Presence(note: 1)), inOnePass: false)
  }

  @Test("A wrong value is an error at its location")
  func wrong() {
    BothWays.expectError(
      #"{"new_value":"x"}"#, as: Changed<Int>.self,
      #"type-mismatch at $.new_value: expected Int for Changed<Int>.new_value, found string "x""#)
    BothWays.expectError(
      #"{"cast":[{"author":null}]}"#, as: MovieChange.self,
      "unexpected-null at $.cast[0].author: expected String for Credit.author, found null")
    BothWays.expectError(
      #"{"due":"soon"}"#, as: DateChange.self,
      #"invalid-format at $.due: expected a date (yyyy-MM-dd) for DateChange.due, found "soon""#)
  }
}

@Mapped
struct Optionals: Equatable {
  var id: Int?
  @ExplicitNull var parent: Int?
  var names: [String?]
  var child: Box<Optionals>?
}

/// A value with a reference, so that a model can contain itself.
@Mapped
final class Box<Value: Equatable>: Equatable {
  let value: Value

  init(value: Value) { self.value = value }

  static func == (left: Box, right: Box) -> Bool { left.value == right.value }
}

/// Optionals in other notations.
@Mapped
struct Spelled: Equatable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var unwrapped: Int!
  var long: Optional<String>
  var longest: Swift.Optional<[Int]>
}

/// Properties that may be nil.
@Suite("Optionals among mapped properties")
struct OptionalTests {
  @Test("An optional that is nil is omitted, and encoded as null with @ExplicitNull")
  func written() throws {
    try BothWays.expect(
      #"{"parent":null,"names":[null,"a"]}"#,
      is: Optionals(id: nil, parent: nil, names: [nil, "a"], child: nil))
    try BothWays.expect(
      #"{"id":1,"parent":2,"names":[],"child":{"value":{"parent":3,"names":[]}}}"#,
      is: Optionals(
        id: 1, parent: 2, names: [], child: Box(value: Optionals(id: nil, parent: 3, names: [], child: nil))))
  }

  @Test("Null is nil for every optional")
  func null() throws {
    try BothWays.expect(
      #"{"id":null,"parent":null,"names":[],"child":null}"#,
      is: Optionals(id: nil, parent: nil, names: [], child: nil), written: #"{"parent":null,"names":[]}"#)
  }

  @Test("Every spelling of an optional is an optional")
  func spelled() throws {
    try BothWays.expect(
      #"{"unwrapped":1,"long":"x","longest":[2]}"#, is: Spelled(unwrapped: 1, long: "x", longest: [2]))
    try BothWays.expect(
      #"{"unwrapped":null}"#, is: Spelled(unwrapped: nil, long: nil, longest: nil), written: "{}")
  }
}
