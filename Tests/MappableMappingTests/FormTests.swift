import Foundation
import MappableMapping
import MappingTestSupport
import Testing

enum Size: String { case small, large }

struct Dimensions: Mappable, Equatable {
  var width = 0
  var height = 0

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    width <- map["width"]
    height <- map["height"]
  }
}

/// Properties with defaults and optional fields, and a list of lists. `ShapeTests` map all others.
struct Forms: Mappable {
  var matrix: [[Double]] = []
  var size = Size.small
  var models: [Dimensions] = []
  var maybeDay: Date?
  var daysByName: [String: Date]?

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    matrix <- map["matrix"]
    maybeDay <- (map["maybeDay"], DateField.yearMonthDay)
    daysByName <- (map["daysByName"], DateField.yearMonthDay)
    size <- (map["size"], default: .large)
    models <- (map["models"], default: [Dimensions(width: 9, height: 9)])
  }

  static let required = #"{"matrix":[[1.5],[]]}"#
}

/// A model that encodes members that it doesn't decode.
struct Computed: Mappable {
  var first = ""
  let kind = Size.large

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    first <- map["first"]
    kind >>> map["kind"]
    (kind as Size?) >>> map["maybe"]
    [kind] >>> map["kinds"]
    ([kind] as [Size]?) >>> map["maybeKinds"]
    first.count >>> map["length"]
    (nil as Int?) >>> map["nothing"]
    [first: kind] >>> map["table"]
    ([first: kind] as [String: Size]?) >>> map["maybeTable"]
    Date(timeIntervalSince1970: 0) >>> (map["epoch"], DateField.seconds)
  }
}

@Suite("Forms of properties")
struct FormTests {
  private let mapper = MappableMapper<Forms>()

  @Test("Defaults replace missing members and are encoded; nil is omitted, or encoded as null on request")
  func defaults() throws {
    let forms = try mapper.decode(Forms.required)
    let text = #"""
      {"matrix":[[1.5],[]],"maybeDay":null,"daysByName":null,"size":"large","models":[{"width":9,"height":9}]}
      """#
    #expect(try MappableMapper<Forms>(shouldIncludeNilValues: true).encodeToString(forms) == text)
    let withoutNil = text.replacing(/"\w+":null,/, with: "")
    #expect(try mapper.encodeToString(forms) == withoutNil)
  }

  @Test("Members with a default are decoded and encoded if present")
  func roundTrip() throws {
    let text =
      #"{"matrix":[],"maybeDay":"2016-06-17","daysByName":{"a":"2016-06-19"},"size":"small","models":[]}"#
    let forms = try mapper.decode(text)
    #expect(forms.size == .small && forms.maybeDay == Date(timeIntervalSince1970: 16_969 * 86_400))
    #expect(try mapper.encodeToString(forms) == text)
  }

  @Test("The operator >>> encodes every form of value, and decodes none")
  func encodeOnly() throws {
    let mapper = MappableMapper<Computed>()
    let model = try mapper.decode(#"{"first":"Ada","kind":5,"length":null}"#)
    #expect(
      try mapper.encodeToString(model)
        == #"{"first":"Ada","kind":"large","maybe":"large","kinds":["large"],"maybeKinds":["large"],"#
        + #""length":3,"table":{"Ada":"large"},"maybeTable":{"Ada":"large"},"epoch":0}"#)
  }
}

/// `MalformedFixtureTests` decode many more wrong values, with every strategy.
@Suite("Strict mapping")
struct StrictTests {
  @Test("A value that can't be encoded is an error")
  func unwritable() throws {
    var forms = try MappableMapper<Forms>().decode(Forms.required)
    forms.matrix = [[0, .infinity]]
    let issue = thrown { try MappableMapper<Forms>().encode(forms) }?.issue
    #expect(issue?.code == .nonFiniteNumber && issue?.path.description == "$.matrix[0][1]")
  }
}

/// A base class whose models can reject an object.
private class Animal: Mappable {
  required init?(map: Map) { if map["legs"].value(Int.self) == -1 { return nil } }

  func mapping(map: Map) {}
}

private final class Dog: Animal {
  var name = ""
  var friends: [Dog] = []

  override func mapping(map: Map) {
    super.mapping(map: map)
    name <- map["name"]
    friends <- map["friends"]
  }
}

/// `ShapeTests` decode properties of every shape.
@Suite("Lenient mapping")
struct LenientTests {
  @Test("Rejected elements are skipped, and a rejected object is an error")
  func refused() throws {
    for mapper in [MappableMapper<Dog>().lenient, MappableMapper<Dog>(mode: .lenient)] {
      let dog = try mapper.decode(#"{"name":"Rex","friends":[{"legs":-1},{"name":"Tri"}]}"#)
      #expect(dog.friends.map(\.name) == ["Tri"])
      #expect(
        thrown { try mapper.decode(#"{"legs":-1}"#) }?.description
          == "$: Dog can't be created from this object (line 1, column 1) [custom]")
    }
  }

  @Test("Unknown keys of skipped elements are ignored, and those of others are errors")
  func unknownKeys() throws {
    let strict = MappableMapper<Dog>().lenient.rejectingUnknownKeys()
    let dog = try strict.decode(#"{"name":"Rex","friends":[{"legs":-1,"x":1},{"name":"Tri"}]}"#)
    #expect(dog.friends.map(\.name) == ["Tri"])
    #expect(
      thrown {
        try strict.decode(#"{"name":"Rex","friends":[{"legs":-1,"x":1},{"name":"Tri","y":1}]}"#)
      }?.description == #"$.friends[1].y: unknown key "y" for Dog (line 1, column 58) [unknown-key]"#)
  }
}
