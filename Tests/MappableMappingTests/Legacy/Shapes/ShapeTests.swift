import MappableMapping
import MappingTestSupport
import Testing

/// The results of a property for a matching value, for null, and for a value of another type.
struct ShapeRow: CustomTestStringConvertible {
  let name, fitting, value, null, wrong, other: String

  init(
    _ name: String, _ fitting: String, _ value: String, null: String, _ other: String = "{}", wrong: String
  ) {
    self.name = name
    self.fitting = fitting
    self.value = value
    self.null = null
    self.other = other
    self.wrong = wrong
  }

  var testDescription: String { name }
  var isOptional: Bool { name.hasSuffix("Opt") || name == "intImp" || name == "number" }

  static let leaves = [
    ShapeRow("int", "5", "5", null: "0", "\"5\"", wrong: "0"),
    ShapeRow("intOpt", "5", "5", null: "nil", "\"5\"", wrong: "nil"),
    ShapeRow("intImp", "5", "5", null: "nil", "\"5\"", wrong: "nil"),
    ShapeRow("small", "-128", "-128", null: "0", "128", wrong: "0"),
    ShapeRow("unsigned", "18446744073709551615", "18446744073709551615", null: "0", "-1", wrong: "0"),
    ShapeRow("bool", "false", "false", null: "true", "\"no\"", wrong: "true"),
    ShapeRow("boolOpt", "false", "false", null: "nil", "\"no\"", wrong: "nil"),
    ShapeRow("double", "5", "5.0", null: "7.5", wrong: "7.5"),
    ShapeRow("float", "123.231", "123.231", null: "7.5", wrong: "7.5"),
    ShapeRow("string", "\"new\"", "new", null: "old", "5", wrong: "old"),
    ShapeRow("stringOpt", "\"new\"", "\"new\"", null: "nil", "5", wrong: "nil"),
    ShapeRow("ints", "[1,2]", "[1, 2]", null: "[7]", "[1,\"2\"]", wrong: "[7]"),
    ShapeRow("intsOpt", "[1,2]", "[1, 2]", null: "nil", "[1,null]", wrong: "nil"),
    ShapeRow("floats", "[1.1]", "[1.1]", null: "[7.5]", wrong: "[7.5]"),
    ShapeRow("table", "{\"a\":1}", "[\"a\": 1]", null: "[\"old\": 7]", "[]", wrong: "[\"old\": 7]"),
    ShapeRow("tableOpt", "{}", "[:]", null: "nil", "[]", wrong: "nil"),
    ShapeRow("anyArray", "[1]", "[1]", null: "[\"old\"]", wrong: "[\"old\"]"),
    ShapeRow("anyTable", "{\"a\":[1]}", "[\"a\": [1]]", null: "[\"old\": 7]", "[]", wrong: "[\"old\": 7]"),
    ShapeRow("number", "2.5", "2.5", null: "nil", "\"x\"", wrong: "nil"),
  ]

  static let models = [
    ShapeRow("color", "\"green\"", "green", null: "red", "\"blue\"", wrong: "red"),
    ShapeRow("colorOpt", "\"green\"", "green", null: "nil", "1", wrong: "nil"),
    ShapeRow("step", "2", "second", null: "first", "3", wrong: "first"),
    ShapeRow("item", "{\"id\":1}", "#1", null: "#7", "5", wrong: "#7"),
    ShapeRow("itemOpt", "{\"id\":1}", "#1", null: "nil", "5", wrong: "nil"),
    ShapeRow("items", "[{\"id\":1}]", "[#1]", null: "[#7]", "[1,2]", wrong: "[#7]"),
    ShapeRow("itemsOpt", "[]", "[]", null: "nil", "{}", wrong: "nil"),
    ShapeRow(
      "itemTable", "{\"a\":{\"id\":1}}", "[\"a\": #1]", null: "[\"old\": #7]", "5",
      wrong: "[\"old\": #7]"),
    ShapeRow("itemTableOpt", "{\"a\":{\"id\":1}}", "[\"a\": #1]", null: "nil", "5", wrong: "nil"),
    ShapeRow(
      "itemLists", "{\"a\":[{\"id\":1}]}", "[\"a\": [#1]]", null: "[\"old\": [#7]]", "5",
      wrong: "[\"old\": [#7]]"),
    ShapeRow("grid", "[[{\"id\":1}],[]]", "[[#1], []]", null: "[[#7]]", "5", wrong: "[[#7]]"),
    ShapeRow("gridOpt", "[[]]", "[[]]", null: "nil", "5", wrong: "nil"),
    ShapeRow("set", "[{\"id\":1},{\"id\":1}]", "[#1]", null: "[#7]", "5", wrong: "[#7]"),
    ShapeRow("setOpt", "[]", "Set([])", null: "nil", "5", wrong: "nil"),
  ]

  static let transforms = [
    ShapeRow("hex", "\"ff\"", "255", null: "7", "\"x\"", wrong: "7"),
    ShapeRow("hexOpt", "\"ff\"", "255", null: "nil", "5", wrong: "nil"),
    ShapeRow("hexes", "[\"a\",\"b\"]", "[10, 11]", null: "[7]", wrong: "[7]"),
    ShapeRow("hexesOpt", "[]", "[]", null: "nil", wrong: "nil"),
    ShapeRow("hexTable", "{\"k\":\"a\"}", "[\"k\": 10]", null: "[\"old\": 7]", "5", wrong: "[\"old\": 7]"),
    ShapeRow("hexTableOpt", "{}", "[:]", null: "nil", "5", wrong: "nil"),
    ShapeRow("hexGrid", "[[\"a\"],[]]", "[[10], []]", null: "[[7]]", "5", wrong: "[[7]]"),
    ShapeRow("hexGridOpt", "[]", "[]", null: "nil", "5", wrong: "nil"),
    ShapeRow(
      "hexLists", "{\"k\":[\"a\"]}", "[\"k\": [10]]", null: "[\"old\": [7]]", "5", wrong: "[\"old\": [7]]"),
    ShapeRow("hexListsOpt", "{}", "[:]", null: "nil", "5", wrong: "nil"),
    ShapeRow("hexSet", "[\"a\"]", "[10]", null: "[7]", wrong: "[7]"),
    ShapeRow("hexSetOpt", "[\"a\"]", "Set([10])", null: "nil", wrong: "nil"),
  ]

  static let all = leaves + models + transforms
}

@Suite("Every shape of property")
struct ShapeTests {
  private func mapped(_ row: ShapeRow, _ value: String) throws -> String {
    let text = "{\"\(row.name)\":\(value)}"
    let shapes = try #require(Mapper<Shapes>().map(JSONString: text))
    let fromObject = Mapper<Shapes>().map(JSONObject: Mapper<Shapes>.parseJSONString(JSONString: text))
    #expect(fromObject?[row.name] == shapes[row.name], "from a dictionary")
    #expect(try MappableMapper<Shapes>().lenient.decode(text)[row.name] == shapes[row.name], "lenient")
    return shapes[row.name]
  }

  @Test("Every shape of property is decoded by ObjectMapper's rules", arguments: ShapeRow.all)
  func legacy(row: ShapeRow) throws {
    #expect(try mapped(row, row.fitting) == row.value)
    #expect(try mapped(row, "null") == row.null)
    #expect(try mapped(row, row.other) == row.wrong)
    #expect(Mapper<Shapes>().map(JSONString: "{}")?[row.name] == Shapes()[row.name], "missing")
  }

  @Test("Issues that the lenient methods ignore are reported, except missing keys", arguments: ShapeRow.all)
  func reported(row: ShapeRow) {
    func report(_ value: String) -> JSONError? {
      Mapper<Shapes>().reporting { $0.map(JSONString: "{\"\(row.name)\":\(value)}") }.errors
    }
    #expect(report(row.fitting) == nil)
    #expect(report(row.other)?.issues.isEmpty == false)
    #expect((report("null") == nil) == row.isOptional)
    #expect(report(row.other)?.issue.path.description.hasPrefix("$.\(row.name)") == true)
    #expect(Mapper<Shapes>().reporting { $0.map(JSONString: "{}") }.errors == nil)
  }

  @Test("Every shape of property is decoded strictly", arguments: ShapeRow.all)
  func strict(row: ShapeRow) throws {
    var members = Dictionary(uniqueKeysWithValues: ShapeRow.all.map { ($0.name, $0.fitting) })
    members["any"] = "1"
    members["colors"] = "[]"
    members["colorTable"] = "{}"
    func decode(_ value: String?) throws -> String {
      var members = members
      members[row.name] = value
      let text = "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
      return try MappableMapper<Shapes>().decode(text)[row.name]
    }
    #expect(try decode(row.fitting) == row.value)
    #expect(thrown { try decode(row.other) }?.issue.path.description.hasPrefix("$.\(row.name)") == true)
    if row.isOptional {
      #expect(try decode("null") == "nil")
      #expect(try decode(nil) == "nil")
    } else {
      #expect(#expect(throws: JSONError.self) { try decode("null") }?.issue.code == .unexpectedNull)
      #expect(#expect(throws: JSONError.self) { try decode(nil) }?.issue.code == .missingKey)
    }
  }

  @Test("Every shape of property that is encoded is decoded again", arguments: ShapeRow.all)
  func writing(row: ShapeRow) throws {
    let shapes = try #require(Mapper<Shapes>().map(JSONString: "{\"\(row.name)\":\(row.fitting)}"))
    let text = try #require(shapes.toJSONString())
    #expect(Mapper<Shapes>().map(JSONString: text)?[row.name] == row.value)
    #expect(Mapper<Shapes>().map(JSON: shapes.toJSON())?[row.name] == row.value)
    guard row.isOptional else { return }
    let empty = try #require(Mapper<Shapes>().map(JSONString: "{\"\(row.name)\":null}"))
    #expect(empty.toJSON()[row.name] == nil)
    let withNil = Mapper<Shapes>(shouldIncludeNilValues: true).toJSONString(empty) ?? ""
    let isLeftOut = ["itemsOpt", "itemTableOpt", "gridOpt", "setOpt", "hexSetOpt"].contains(row.name)
    #expect(withNil.contains("\"\(row.name)\":null") == !isLeftOut)
  }

  @Test("Numbers are converted as by NSNumber")
  func numbers() throws {
    let rows: [(String, String, String)] = [
      ("int", "1.9", "1"), ("intOpt", "1.9", "1"), ("int", "true", "1"), ("intOpt", "1e30", "nil"),
      ("bool", "0", "false"), ("boolOpt", "1", "true"), ("bool", "2", "true"), ("boolOpt", "2", "nil"),
      ("double", "true", "1.0"), ("ints", "[1.0,true]", "[1, 1]"), ("floats", "[1.1,0]", "[1.1, 0.0]"),
    ]
    for (name, value, expected) in rows {
      #expect(
        Mapper<Shapes>().map(JSONString: "{\"\(name)\":\(value)}")?[name] == expected, "\(name) \(value)")
    }
  }

  @Test("Elements that fail are skipped; an empty dictionary or array of arrays counts as missing")
  func dropped() throws {
    let rows: [(String, String, String)] = [
      ("colors", "[\"green\",\"blue\",1]", "[green]"),
      ("colorTable", "{\"a\":\"green\",\"b\":\"blue\"}", "[\"a\": green]"),
      ("items", "[{\"refused\":1},{\"id\":2}]", "[#2]"), ("items", "[{\"refused\":1}]", "[]"),
      ("itemTable", "{\"a\":{\"refused\":1},\"b\":{\"id\":2}}", "[\"b\": #2]"),
      ("itemTable", "{\"a\":{\"refused\":1}}", "[\"old\": #7]"), ("itemTable", "{}", "[\"old\": #7]"),
      ("itemTableOpt", "{}", "nil"), ("itemLists", "{}", "[\"old\": [#7]]"),
      ("grid", "[]", "[[#7]]"), ("gridOpt", "[]", "nil"), ("hexes", "[\"a\",\"x\",5]", "[10]"),
      ("hexTable", "{\"k\":\"a\",\"l\":\"x\"}", "[\"k\": 10]"),
    ]
    for (name, value, expected) in rows {
      let shapes = Mapper<Shapes>().map(JSONString: "{\"\(name)\":\(value)}")
      #expect(shapes?[name] == expected, "\(name) \(value)")
    }
  }
}
