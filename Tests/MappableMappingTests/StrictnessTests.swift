import Foundation
import MappableMapping
import MappingTestSupport
import Testing

/// A few properties with values that show whether they changed.
struct Sample: Mappable, Equatable {
  var count = 7
  var small: Int8 = 7
  var maybeCount: Int? = 7
  var name = "old"
  var maybeName: String? = "old"
  var size = Size.small
  var day = Date(timeIntervalSince1970: 0)
  var model = Dimensions(width: 7, height: 7)
  var models = [Dimensions(width: 7, height: 7)]
  var table = ["old": Dimensions(width: 7, height: 7)]
  var sizes = [Size.large]
  var numbers = [7]

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    count <- map["count"]
    small <- map["small"]
    maybeCount <- map["maybeCount"]
    name <- map["name"]
    maybeName <- map["maybeName"]
    size <- map["size"]
    day <- (map["day"], DateField.yearMonthDay)
    model <- map["model"]
    models <- map["models"]
    table <- map["table"]
    sizes <- map["sizes"]
    numbers <- map["numbers"]
  }

  /// All members with valid values, in the order of the mapping.
  static let members: [(key: String, value: String)] = [
    ("count", "1"), ("small", "1"), ("name", "\"new\""), ("size", "\"large\""), ("day", "\"2016-06-17\""),
    ("model", #"{"width":1,"height":1}"#), ("models", "[]"), ("table", "{}"), ("sizes", "[]"),
    ("numbers", "[]"),
  ]

  /// The document with other values for some keys. An empty text omits the key.
  static func text(_ changes: [String: String]) -> String {
    var values = members.compactMap { key, value in
      (changes[key] ?? value).isEmpty ? nil : (key, changes[key] ?? value)
    }
    for (key, value) in changes.sorted(by: { $0.key < $1.key })
    where !members.contains(where: { $0.key == key }) { values.append((key, value)) }
    return "{" + values.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}

@Suite("Strict mapping")
struct StrictTests {
  @Test(
    "A value that doesn't decode is an error",
    arguments: [
      ["count": ""]: #"$: missing key "count" required by Sample (Int) (line 1, column 1) [missing-key]"#,
      ["count": "null"]:
        "$.count: expected Int for Sample.count, found null (line 1, column 10) [unexpected-null]",
      ["count": "\"1\""]:
        #"$.count: expected Int for Sample.count, found string "1" (line 1, column 10) [type-mismatch]"#,
      ["count": "1.5"]:
        "$.count: expected Int for Sample.count, found 1.5 (line 1, column 10) [fractional-number]",
      ["small": "128"]:
        "$.small: 128 does not fit in Int8 for Sample.small (line 1, column 20) [number-out-of-range]",
      ["maybeCount": "true", "numbers": "5"]:
        "$.maybeCount: expected Int for Sample.maybeCount, found true (line 1, column 159) [type-mismatch]",
      ["size": "\"big\""]: #"$.size: "big" is not a Size (line 1, column 42) [invalid-raw-value]"#,
      ["model": #"{"width":1,"height":"x"}"#]:
        #"$.model.height: expected Int for Dimensions.height, found string "x" (line 1, column 97) [type-mismatch]"#,
      ["models": #"[{"width":1,"height":1},{"width":2}]"#]:
        #"$.models[1]: missing key "height" required by Dimensions (Int) (line 1, column 133) [missing-key]"#,
      ["models": "[5]"]:
        "$.models[0]: expected an object for Dimensions, found 5 (line 1, column 110) [type-mismatch]",
      ["table": #"{"a":{"width":1}}"#]:
        #"$.table.a: missing key "height" required by Dimensions (Int) (line 1, column 125) [missing-key]"#,
      ["sizes": #"["small","big"]"#]:
        #"$.sizes[1]: "big" is not a Size (line 1, column 140) [invalid-raw-value]"#,
      ["numbers": "[1,null]"]:
        "$.numbers[1]: expected Int for Sample.numbers, found null (line 1, column 147) [unexpected-null]",
    ])
  func errors(changes: [String: String], message: String) {
    let text = Sample.text(changes)
    #expect(thrown { try MappableMapper<Sample>().decode(text) }?.description == message, "\(text)")
  }

  @Test("Missing and null are nil for an optional property", arguments: ["", "null"])
  func optionals(value: String) throws {
    let sample = try MappableMapper<Sample>().decode(
      Sample.text(["maybeCount": value, "maybeName": value].filter { !$0.value.isEmpty }))
    #expect(sample.maybeCount == nil && sample.maybeName == nil && sample.count == 1)
  }

  @Test("A value that can't be encoded is an error")
  func unwritable() throws {
    var forms = try MappableMapper<Forms>().decode("{\(Forms.required)}")
    forms.matrix = [[0, .infinity]]
    let error = #expect(throws: JSONError.self) { try MappableMapper<Forms>().encode(forms) }
    #expect(error?.issue.code == .nonFiniteNumber)
    #expect(error?.issue.path.description == "$.matrix[0][1]")
  }
}

@Suite("Lenient mapping")
struct LenientTests {
  private func sample(_ change: (inout Sample) -> Void) -> Sample {
    var sample = Sample()
    change(&sample)
    return sample
  }

  @Test("Lenient mapping follows ObjectMapper's rules")
  func rules() throws {
    let mapper = MappableMapper<Sample>().lenient
    let day = Date(timeIntervalSince1970: 16_969 * 86_400)
    let one = Dimensions(width: 1, height: 1)
    let rows: KeyValuePairs<String, Sample> = [
      "{}": Sample(),
      #"{"count":1,"name":"new","day":"2016-06-17"}"#:
        sample { ($0.count, $0.name, $0.day) = (1, "new", day) },
      #"{"count":null,"name":null,"maybeCount":null,"maybeName":null}"#:
        sample { ($0.count, $0.maybeCount, $0.maybeName) = (0, nil, nil) },
      #"{"count":"1","small":128,"maybeCount":"1"}"#:
        sample { ($0.count, $0.small, $0.maybeCount) = (0, 0, nil) },
      #"{"count":1.9,"small":true}"#: sample { ($0.count, $0.small) = (1, 1) },
      #"{"count":1e30,"maybeCount":1e30}"#: sample { ($0.count, $0.maybeCount) = (0, nil) },
      #"{"name":5,"maybeName":5,"size":"big","day":"soon","model":7}"#: sample { $0.maybeName = nil },
      #"{"model":{"width":1}}"#: sample { $0.model = Dimensions(width: 1, height: 0) },
      #"{"models":[{"width":1,"height":1}],"table":{"a":{"width":1,"height":1}}}"#:
        sample { ($0.models, $0.table) = ([one], ["a": one]) },
      #"{"models":[{"width":1,"height":1},5],"table":{"a":{"width":1,"height":1},"b":5}}"#: Sample(),
      #"{"models":5,"sizes":["small","big"],"numbers":[1,"2"]}"#: sample { $0.sizes = [.small] },
    ]
    for (text, expected) in rows {
      #expect(try mapper.decode(text) == expected, "\(text)")
      #expect(try MappableMapper<Sample>(mode: .lenient).decode(text) == expected, "\(text)")
    }
  }

  @Test("Rejected elements are skipped, and a rejected object is an error")
  func refused() throws {
    let mapper = MappableMapper<Dog>().lenient
    let dog = try mapper.decode(#"{"name":"Rex","friends":[{"legs":-1},{"name":"Tri"}]}"#)
    #expect(dog.friends.map(\.name) == ["Tri"])
    let error = #expect(throws: JSONError.self) { try mapper.decode(#"{"legs":-1}"#) }
    #expect(error?.description == "$: Dog can't be created from this object (line 1, column 1) [custom]")
  }

  @Test("Unknown keys of skipped elements are ignored, and those of others are errors")
  func unknownKeys() throws {
    let strict = MappableMapper<Dog>().lenient.rejectingUnknownKeys()
    let dog = try strict.decode(#"{"name":"Rex","friends":[{"legs":-1,"x":1},{"name":"Tri"}]}"#)
    #expect(dog.friends.map(\.name) == ["Tri"])
    let error = #expect(throws: JSONError.self) {
      try strict.decode(#"{"name":"Rex","friends":[{"legs":-1,"x":1},{"name":"Tri","y":1}]}"#)
    }
    #expect(
      error?.description == #"$.friends[1].y: unknown key "y" for Dog (line 1, column 58) [unknown-key]"#)
  }
}
