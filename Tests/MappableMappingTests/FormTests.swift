import Foundation
import MappableMapping
import MappingTestSupport
import Testing

@Suite("Forms of properties")
struct FormTests {
  static let day = 86_400.0
  static let june17 = Date(timeIntervalSince1970: 16_969 * day)

  @Test("Every form of a property is decoded")
  func reading() throws {
    let forms = try MappableMapper<Forms>().decode("{\(Forms.required)}")
    #expect(forms.flag && forms.count == 2 && forms.maybeCount == nil && forms.ratio == 0.5)
    #expect(forms.names == ["a", "b"] && forms.maybeNames == nil && forms.gaps == [1, nil])
    #expect(forms.matrix == [[1.5], []] && forms.scores == ["a": 1] && forms.retries == 3)
    #expect(forms.size == .large && forms.maybeSize == nil && forms.sizes == [.small, .large])
    #expect(forms.maybeSizes == nil && forms.sizesByName == ["a": .large] && forms.defaultSize == .large)
    #expect(forms.model == Dimensions(width: 1, height: 2) && forms.maybeModel == nil)
    #expect(forms.models == [Dimensions(width: 3, height: 4)] && forms.maybeModels == nil)
    #expect(forms.modelsByName == ["a": Dimensions(width: 5, height: 6)])
    #expect(forms.listsByName == ["a": [Dimensions(width: 7, height: 8)]])
    #expect(forms.lists == [[], [Dimensions(width: 1, height: 1)]])
    #expect(forms.set == [Dimensions(width: 2, height: 2)])
    #expect(forms.defaultModels == [Dimensions(width: 9, height: 9)])
    #expect(forms.day == Self.june17 && forms.maybeDay == nil)
    #expect(forms.days == [Self.june17 + Self.day] && forms.daysByName == ["a": Self.june17 + 2 * Self.day])
    #expect(forms.defaultDay == Date(timeIntervalSince1970: 0) && forms.implicit == nil)
  }

  @Test("Optional properties and those with a default are decoded if present")
  func readingOptionals() throws {
    let members = #"""
      "maybeCount":1,"maybeNames":["n"],"retries":5,"maybeSize":"small","maybeSizes":["large"],\#
      "defaultSize":"small","maybeModel":{"width":1,"height":1},"maybeModels":[],"defaultModels":[],\#
      "maybeDay":"2016-06-17","defaultDay":"2016-06-17","implicit":4
      """#
    let forms = try MappableMapper<Forms>().decode("{\(Forms.required),\(members)}")
    #expect(forms.maybeCount == 1 && forms.maybeNames == ["n"] && forms.retries == 5)
    #expect(forms.maybeSize == .small && forms.maybeSizes == [.large] && forms.defaultSize == .small)
    #expect(forms.maybeModel == Dimensions(width: 1, height: 1) && forms.maybeModels == [])
    #expect(forms.defaultModels == [] && forms.maybeDay == Self.june17 && forms.defaultDay == Self.june17)
    #expect(forms.implicit == 4)
  }

  @Test("Every form of a property is encoded, and nil is omitted")
  func writing() throws {
    let mapper = MappableMapper<Forms>()
    let forms = try mapper.decode("{\(Forms.required)}")
    #expect(
      try mapper.encodeToString(forms) == #"""
        {"flag":true,"count":2,"ratio":0.5,"names":["a","b"],"gaps":[1,null],"matrix":[[1.5],[]],\#
        "scores":{"a":1},"retries":3,"size":"large","sizes":["small","large"],"sizesByName":{"a":"large"},\#
        "defaultSize":"large","model":{"width":1,"height":2},"models":[{"width":3,"height":4}],\#
        "modelsByName":{"a":{"width":5,"height":6}},"listsByName":{"a":[{"width":7,"height":8}]},\#
        "lists":[[],[{"width":1,"height":1}]],"set":[{"width":2,"height":2}],\#
        "defaultModels":[{"width":9,"height":9}],"day":"2016-06-17","days":["2016-06-18"],\#
        "daysByName":{"a":"2016-06-19"},"defaultDay":"1970-01-01"}
        """#)
  }

  @Test("Nil is encoded as null on request")
  func writingNil() throws {
    let forms = try MappableMapper<Forms>().decode("{\(Forms.required)}")
    let text = try MappableMapper<Forms>(shouldIncludeNilValues: true).encodeToString(forms)
    for name in [
      "maybeCount", "maybeNames", "maybeSize", "maybeSizes", "maybeModel", "maybeModels", "maybeDay",
      "implicit",
    ] {
      #expect(text.contains("\"\(name)\":null"), "\(name)")
    }
    #expect(try MappableMapper<Forms>().decode(text) == forms)
  }
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

/// A base class.
class Animal: Mappable {
  var legs = 0

  required init?(map: Map) {
    if map["legs"].value(Int.self) == -1 { return nil }
  }

  func mapping(map: Map) { legs <- map["legs"] }
}

/// A subclass.
final class Dog: Animal {
  var name = ""
  var friends: [Dog] = []

  override func mapping(map: Map) {
    super.mapping(map: map)
    name <- map["name"]
    friends <- map["friends"]
  }
}

@Suite("Models of ObjectMapper's strategy")
struct ModelTests {
  @Test("Members that are only encoded are not decoded")
  func encodeOnly() throws {
    let mapper = MappableMapper<Computed>()
    let model = try mapper.decode(#"{"first":"Ada","kind":5,"length":null}"#)
    #expect(
      try mapper.encodeToString(model)
        == #"{"first":"Ada","kind":"large","maybe":"large","kinds":["large"],"maybeKinds":["large"],"#
        + #""length":3,"table":{"Ada":"large"},"maybeTable":{"Ada":"large"},"epoch":0}"#)
  }

  @Test("A subclass maps what its superclass maps")
  func inheritance() throws {
    let mapper = MappableMapper<Dog>()
    let text = #"{"legs":4,"name":"Rex","friends":[{"legs":3,"name":"Tri","friends":[]}]}"#
    let dog = try mapper.decode(text)
    #expect(dog.legs == 4 && dog.name == "Rex" && dog.friends.map(\.name) == ["Tri"])
    #expect(try mapper.encodeToString(dog) == text)
  }

  @Test("A model can reject an object")
  func refusal() {
    #expect(
      thrown {
        try MappableMapper<Dog>().decode(#"{"legs":4,"name":"Rex","friends":[{"legs":-1}]}"#)
      }?.description
        == "$.friends[0]: Dog can't be created from this object (line 1, column 35) [custom]")
  }
}
