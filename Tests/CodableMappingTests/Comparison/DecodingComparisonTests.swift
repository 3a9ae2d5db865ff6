import Foundation
import Testing

/// The same documents through `JSONDecoder` and `CodableDecoder`: the same values, or the same case of
/// `DecodingError` with the same coding path.
@Suite("Decoding as Foundation does")
struct DecodingComparisonTests {
  struct Sample: CustomTestStringConvertible {
    var type: any (Decodable & SendableMetatype).Type
    var json: String
    /// The coding path where Foundation leaves it empty.
    var path: [String]

    init(_ type: any (Decodable & SendableMetatype).Type, _ json: String, lostPath path: [String] = []) {
      (self.type, self.json, self.path) = (type, json, path)
    }

    var testDescription: String { "\(type) from \(json)" }
  }

  static let samples: [Sample] = [
    Sample([[String]].self, #"[["a"],[],["b",1]]"#), Sample(Set<Int>.self, "[2]"),
    Sample([Double].self, "[1e999]", lostPath: ["0"]),
    Sample(Numbers.self, #"{"i8":-128,"u8":255,"i32":7,"u64":18446744073709551615,"i":0,"d":0.1,"f":0.1}"#),
    Sample(Numbers.self, #"{"i8":128}"#, lostPath: ["i8"]),
    Sample(Numbers.self, #"{"d":"x"}"#),
    Sample(Person.self, #"{"name":"A","friends":[{"name":"B","age":3},{"name":"C"}],"tags":["x"]}"#),
    Sample(Person.self, #"{"name":"A","friends":[{"name":"B"},{"age":3}]}"#),
    Sample(Person.self, #"{"name":null}"#), Sample(Person.self, #"{"name":"A","friends":[{"name":7}]}"#),
    Sample(Person.self, #"{"name":"A","friends":[null]}"#), Sample(Person.self, "null"),
    Sample(Person.self, #"{"name":"A","scores":{"x":[1,null,2.5]}}"#),
    Sample(Person.self, #"{"name":"A","scores":{"x":[1,"2"]}}"#),
    Sample(Person.self, #"{"name":"first","name":"second"}"#),
    Sample(Person.self, #"{"n\u0061me":"escaped"}"#), Sample(Shape.self, #"{"circle":{"radius":2}}"#),
    Sample(Shape.self, #"{"square":{"_0":2}}"#), Sample(Shape.self, #"{"nothing":{}}"#),
    Sample(Shape.self, "{}"), Sample([Shape].self, #"[{"triangle":{}}]"#),
    Sample(Shape.self, #"{"circle":{}}"#), Sample(Level.self, "1"), Sample(Level.self, "5"),
    Sample([Level].self, #"[0,1,"2"]"#), Sample(Dog.self, #"{"barks":true,"super":{"name":"Rex"}}"#),
    Sample(Dog.self, #"{"barks":true}"#), Sample(Dog.self, #"{"barks":true,"super":{}}"#),
    Sample(Cat.self, #"{"name":"Tom","lives":9}"#), Sample(Cat.self, #"{"name":"Tom"}"#),
    Sample(Survey.self, #"{"list":[1,null,["x"],{"y":true}],"nested":{"a":1,"b":"two"},"none":null}"#),
    Sample(Survey.self, #"{"list":[1.5],"nested":{"a":1,"b":"two"},"none":null}"#),
    Sample(Survey.self, #"{"list":[],"nested":{"a":1},"none":1}"#), Sample(Survey.self, #"{"nested":[]}"#),
    Sample(Lossy.self, #"[1,"two",3,{},[4],null,5.5,6]"#), Sample(TooFar.self, "[1,2]"),
    Sample([Strict].self, "[1,2]"), Sample([Strict].self, "[1,-2]"), Sample([Strict].self, "[1,20]"),
    Sample(Things.self, #"{"date":12.5,"data":"AQID","url":"https://example.com/a","decimal":0.1}"#),
    Sample(Things.self, #"{"uuid":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","byNumber":{"1":"a"}}"#),
    Sample(Things.self, #"{"data":"*"}"#), Sample(Things.self, #"{"byNumber":{"x":"a"}}"#),
    Sample(Person.self, "{"),
  ]

  @Test("By default, values and errors are the same as with Foundation", arguments: samples)
  func defaults(_ sample: Sample) { compare(sample) }

  /// Dates in every place that a date may have.
  struct Dated: Decodable {
    struct Single: Decodable {
      init(from decoder: any Decoder) throws { _ = try decoder.singleValueContainer().decode(Date.self) }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      _ = try container.decodeIfPresent([Date].self, forKey: Key("dates"))
      _ = try container.decodeIfPresent(Single.self, forKey: Key("single"))
      if container.contains(Key("optional")) { _ = try container.decode(Date?.self, forKey: Key("optional")) }
      let list = try container.decode([[String: Date]].self, forKey: Key("list"))
      guard list.isEmpty else { return }
    }
  }

  static let badList = #"["2016-06-17"]"#
  static let badDate = #"{"date":"2016-06-17"}"#
  static let dates: [Sample] = [
    Sample(Things.self, #"{"date":1}"#), Sample(Things.self, #"{"date":"2016-06-17T12:00:00Z"}"#),
    Sample(Things.self, badDate), Sample([Date].self, "[null]"), Sample([Date].self, "[true]"),
  ]

  static let strategies: [String: JSONDecoder.DateDecodingStrategy] = [
    "seconds": .secondsSince1970, "milliseconds": .millisecondsSince1970,
    "closure": .custom { decoder in
      Date(timeIntervalSince1970: Double(try decoder.singleValueContainer().decode(String.self).count))
    },
  ]

  @Test("Dates are decoded as by Foundation", arguments: strategies.keys.sorted(), dates)
  func customDates(strategy: String, _ sample: Sample) throws {
    let strategy = try #require(Self.strategies[strategy])
    compare(sample) { $0.dateDecodingStrategy = strategy }
  }

  @Test("Dates of a formatter are decoded as by Foundation", arguments: dates)
  func formatted(_ sample: Sample) {
    let formatter = DateFormatter(day: "yyyy-MM-dd", offset: 0)
    compareDecoding(sample.type, Data(sample.json.utf8), lostPath: sample.path, formatter: formatter)
  }

  @Test(
    "ISO 8601 dates are decoded as by Foundation",
    arguments: dates + [
      Sample([Date].self, badList), Sample([[Date]].self, "[[0]]"), Sample([[Date]].self, "[\(badList)]"),
      Sample([Things].self, "[\(badDate)]"), Sample([Things?].self, "[\(badDate)]"),
      Sample([Date?].self, badList), Sample(Date.self, #""x""#), Sample(Date?.self, #""x""#),
      Sample(Set<Date>.self, badList), Sample([String: Date].self, badDate),
      Sample([String: [Date]].self, "{\"k\":\(badList)}"), Sample([[Int: Date]].self, #"[{"1":"x"}]"#),
      Sample(Dated.self, #"{"dates":["x"],"list":[]}"#), Sample(Dated.self, #"{"list":[],"single":"x"}"#),
      Sample(Dated.self, #"{"list":[],"optional":"x"}"#), Sample([Dated].self, #"[{"list":[{"d":"x"}]}]"#),
    ])
  func iso8601(_ sample: Sample) { compare(sample) { $0.dateDecodingStrategy = .iso8601 } }

  @Test(
    "Strings for infinities are decoded as by Foundation",
    arguments: [
      Sample([Double].self, #"["inf","-inf",1]"#), Sample([Float].self, #"["inf"]"#),
      Sample([Double].self, #"["x"]"#),
    ])
  func floats(_ sample: Sample) {
    compare(
      sample,
      {
        $0.nonConformingFloatDecodingStrategy = .convertFromString(
          positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      })
  }

  private func compare(_ sample: Sample, _ configure: (JSONDecoder) -> Void = { _ in }) {
    compareDecoding(sample.type, Data(sample.json.utf8), lostPath: sample.path, configure)
  }
}
