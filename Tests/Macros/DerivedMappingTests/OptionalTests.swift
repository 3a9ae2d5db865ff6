import DerivedMapping
import Testing

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
