import MappableMapping
import MappingTestSupport
import Testing

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
  required init?(map: Map) {
    if map["legs"].value(Int.self) == -1 { return nil }
  }

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
