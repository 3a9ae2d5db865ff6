import Foundation
import MappableMapping
import Testing

private struct Form: Mappable {
  var id = 0
  var name = "?"
  var items: [Colour: Item]?
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    id <- map["id"]
    name <- map["name"]
    items <- (map["items"], DictionaryTransform<Colour, Item>())
  }
}

private enum Colour: String { case red, blue }

private struct Fixed: ImmutableMappable {
  let id: Int
  let date: Date?
  init(map: Map) throws {
    id = try map.value("id")
    date = try? map.value("date", using: DateTransform())
  }
}

private struct Owner: ImmutableMappable {
  let fixed: Fixed
  init(map: Map) throws { fixed = try map.value("fixed") }
}

/// A form, or a number; a form whose name is 0 is rejected.
private struct Choice: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    try json.oneOf(
      { (json) throws(JSONError) in
        let form = try Form.mapped(from: json, options: MapOptions(mode: .lenient))
        if form.name == "0" { throw json.error(.custom("no form")) }
        return form.id
      }, { (json) throws(JSONError) in try json.value(at: "number").int() })
  }

  func encode(_ model: Int, into writer: inout JSONWriter) throws(JSONError) { writer.write(model) }
}

private struct Chosen: Mappable {
  var id = 0
  var choice = 0
  var table: [Int: Item] = [:]
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    id <- map["id"]
    choice <- (map["choice"], Choice())
    table <- map["table"]
  }
}

@Suite("Reports of ignored issues")
struct ReportTests {
  private func report(_ text: String) -> [String]? {
    Mapper<Form>().reporting { $0.map(JSONString: text) }.errors?.issues.map(\.description)
  }

  @Test("A report has the first twenty issues, or up to the limit, and whether there are more")
  func limit() {
    let text = "[" + Array(repeating: #"{"id":"x"}"#, count: 30).joined(separator: ",") + "]"
    for (limit, count) in [(1, 1), (0, 1), (-1, 1), (Int.min, 1), (5, 5), (30, 30), (100, 30)] {
      let (items, errors) = Mapper<Item>().reporting(limit: limit) { $0.mapArray(JSONString: text) }
      #expect(items?.count == 30)
      #expect(errors?.issues.count == count && errors?.isTruncated == (limit < 30), "\(limit)")
    }
    let (_, errors) = Mapper<Item>().reporting {
      [$0.mapArray(JSONString: text), $0.mapArray(JSONString: text)]
    }
    #expect(errors?.issues.count == 20 && errors?.isTruncated == true)
    #expect(errors?.issues.map(\.path.description) == (0..<20).map { "$[\($0)].id" })
    #expect(errors?.issues.allSatisfy { $0.model == "Item" } == true)
    let twice = Mapper<Item>().reporting(limit: 60) {
      [$0.mapArray(JSONString: text), $0.mapArray(JSONString: text)]
    }
    #expect(twice.errors?.issues.count == 60 && twice.errors?.isTruncated == false)
    let thrice = Mapper<Item>().reporting(limit: 60) { mapper in
      (0..<3).map { _ in mapper.mapArray(JSONString: text) }
    }
    #expect(thrice.errors?.issues.count == 60 && thrice.errors?.isTruncated == true)
  }

  static let forgotten: [(json: String, hasMore: Bool)] = [
    (#"{"id":"x","choice":{"id":"y","name":"0","number":3}}"#, false),
    (#"{"id":"x","choice":{"id":"y","name":"1","number":3}}"#, true),
    (#"{"id":"x","choice":{"id":"y","name":"0"}}"#, true),
  ]

  @Test("Issues of a failed alternative are removed, also beyond the limit", arguments: forgotten)
  func alternatives(json: String, hasMore: Bool) {
    let (chosen, errors) = Mapper<Chosen>().reporting(limit: 1) { $0.map(JSONString: json) }
    #expect(chosen?.choice == (hasMore ? 0 : 3))
    #expect(errors?.issues.map(\.path.description) == ["$.id"] && errors?.hasMoreIssues == hasMore)
  }

  @Test("A key that doesn't convert is reported once", arguments: [JSONParseOptions(), nil])
  func keys(parsing: JSONParseOptions?) {
    let mapper = Mapper<Chosen>()
    if let parsing { mapper.parsing = parsing }
    let (chosen, errors) = mapper.reporting { $0.map(JSONString: #"{"table":{"x":{},"1":{},"y":5}}"#) }
    #expect(chosen?.table == [1: Item(0)])
    #expect(errors?.issues.map(\.path.description) == ["$.table.x", "$.table.y"])
  }

  @Test("A report has the issues in document order, whatever the order of the mapping")
  func order() {
    #expect(
      report(#"{"name":5,"id":"x"}"#) == [
        "$.name: expected String for Form.name, found 5 (line 1, column 9) [type-mismatch]",
        #"$.id: expected Int for Form.id, found string "x" (line 1, column 16) [type-mismatch]"#,
      ])
  }

  private struct Refusing: Mappable {
    init?(map: Map) { map.fail(.custom("there is nothing to map")) }
    mutating func mapping(map: Map) {}
  }

  @Test("A file that can't be read is reported")
  func files() {
    let mapper = Mapper<Item>()
    let expected = "$: the file /no such file.json can't be read [custom]"
    #expect(mapper.reporting { $0.map(JSONfile: "/no such file.json") }.errors?.description == expected)
    #expect(mapper.reporting { $0.mapArray(JSONfile: "/no such file.json") }.errors?.description == expected)
  }

  @Test("A transform of an immutable model gives a result that is reported")
  func made() {
    let (fixed, errors) = Mapper<Fixed>().reporting { mapper -> Fixed? in
      mapper.map(JSONString: #"{"id":1,"date":"zz"}"#)
    }
    #expect(fixed?.date == Date(timeIntervalSince1970: 0))
    #expect(errors?.issue.description.hasPrefix("$.date: expected a date (seconds since 1970)") == true)
  }

  @Test("New values of a dictionary that don't decode are reported")
  func dictionary() {
    let object: [String: Any] = ["a": ["refused": true]]
    let (items, errors) = Mapper<Item>().reporting { $0.mapDictionary(JSONObject: object, toDictionary: [:]) }
    #expect(items.isEmpty)
    #expect(errors?.description == "$.a: Item can't be created from this object [custom]")
  }

  @Test("An empty object is not reported, although the result is nil, but a model's error with that text is")
  func emptyObjects() {
    let mapper = Mapper<Item>()
    func isSilent<Value>(_ decode: (Mapper<Item>) -> Value?) -> Bool {
      let (value, errors) = mapper.reporting(decode)
      return value == nil && errors == nil
    }
    #expect(isSilent { $0.mapDictionary(JSONString: "{}") })
    #expect(isSilent { $0.mapDictionaryOfArrays(JSONObject: [String: Any]()) })
    #expect(isSilent { $0.mapArrayOfArrays(JSONString: "[]") })
    let refused = mapper.reporting { $0.mapDictionary(JSONString: #"{"a":{"refused":true}}"#) }
    #expect(refused.value == nil)
    #expect(
      refused.errors?.description
        == "$.a: Item can't be created from this object (line 1, column 6) [custom]")
    let wrong = mapper.reporting { $0.mapDictionary(JSONString: "5") }
    #expect(wrong.value == nil)
    #expect(wrong.errors?.description == "$: expected an object, found 5 (line 1, column 1) [type-mismatch]")
    #expect(report(#"{"items":{}}"#) == nil)
    #expect(
      Mapper<Refusing>().reporting { $0.map(JSONString: "{}") }.errors?.description
        == "$: there is nothing to map (line 1, column 1) [custom]")
  }

  @Test("A value that JSON can't express is named by its type")
  func foreignValues() throws {
    let object: [String: Any] = ["id": Date()]
    let (form, errors) = Mapper<Form>().reporting { $0.map(JSONObject: object) }
    #expect(form?.id == 0)
    #expect(errors?.description == "$.id: expected Int for Form.id, found Date [type-mismatch]")
    #expect(errors?.json.contains("foreign") == false)
    let error = #expect(throws: MapError.self) { try Mapper<Fixed>().map(JSONObject: object) }
    #expect(error?.jsonError?.description == "$.id: expected Int for Fixed.id, found Date [type-mismatch]")
  }

  @Test("The location of a MapError names the model")
  func models() {
    func error(_ body: () throws -> Any) -> String? {
      #expect(throws: MapError.self) { try body() }?.jsonError?.description
    }
    let missing = #"missing key "id" required by Fixed (Int)"#
    #expect(
      error { try Mapper<Fixed>().map(JSONString: "{}") } == "$: \(missing) (line 1, column 1) [missing-key]")
    #expect(
      error { try Mapper<Fixed>().mapArray(JSONString: #"[{"id":1},{}]"#) }
        == "$[1]: \(missing) (line 1, column 11) [missing-key]")
    #expect(
      error { try Mapper<Owner>().map(JSONString: #"{"fixed":{}}"#) }
        == "$.fixed: \(missing) (line 1, column 10) [missing-key]")
    #expect(
      error { try Mapper<Owner>().map(JSONString: #"{"fixed":{"id":"1"}}"#) }
        == #"$.fixed.id: expected Int for Fixed.id, found string "1" (line 1, column 16) [type-mismatch]"#)
    #expect(
      error { try Mapper<Owner>().map(JSONString: "{}") }
        == #"$: missing key "fixed" required by Owner (Fixed) (line 1, column 1) [missing-key]"#)
    #expect(
      error { try Mapper<Fixed>().map(JSONString: "[]") }
        == "$: expected an object for Fixed, found an array (line 1, column 1) [type-mismatch]")
  }
}
