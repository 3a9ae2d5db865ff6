import MappableMapping
import MappingTestSupport
import Testing

/// A shape of property, with JSON that fits it, and JSON of another type.
struct ShapeRow: CustomTestStringConvertible {
  let name, fitting, value, wrong: String
  /// The value after null or a value of another type.
  let otherwise: String

  var testDescription: String { name }
  var isOptional: Bool { name.hasSuffix("Opt") || name.hasSuffix("Imp") }

  /// The rows of a property, and of those with a suffix, which are optional and become nil.
  private static func rows(
    _ name: String, _ fitting: String, _ value: String, _ wrong: String, _ otherwise: String,
    also suffixes: String...
  ) -> [ShapeRow] {
    ([""] + suffixes).map { suffix in
      ShapeRow(
        name: name + suffix, fitting: fitting, value: value, wrong: wrong,
        otherwise: suffix.isEmpty ? otherwise : "nil")
    }
  }

  private static let leaves: [[ShapeRow]] = [
    rows("int", "5", "5", #""5""#, "0", also: "Opt", "Imp"),
    rows("small", "-128", "-128", "128", "0"),
    rows("unsigned", "18446744073709551615", "18446744073709551615", "-1", "0"),
    rows("bool", "false", "false", #""no""#, "true", also: "Opt"),
    rows("double", "2.5", "2.5", "{}", "7.5"),
    rows("float", "123.231", "123.231", "{}", "7.5"),
    rows("string", #""new""#, "new", "5", "old", also: "Opt"),
    rows("ints", "[1,2]", "[1, 2]", #"[1,"2"]"#, "[7]", also: "Opt"),
    rows("floats", "[1.1]", "[1.1]", "{}", "[7.5]"),
    rows("table", #"{"a":1}"#, #"["a": 1]"#, "[]", #"["old": 7]"#, also: "Opt"),
    rows("anyArray", "[1]", "[1]", "{}", #"["old"]"#),
    rows("anyTable", #"{"a":[1]}"#, #"["a": [1]]"#, "[]", #"["old": 7]"#),
    rows("numberOpt", "2.5", "2.5", #""x""#, "nil"),
  ]

  private static let models: [[ShapeRow]] = [
    rows("color", #""green""#, "green", #""blue""#, "red", also: "Opt", "Imp"),
    rows("step", "2", "second", "3", "first"),
    rows("colors", #"["green"]"#, "[green]", "5", "[red]", also: "Opt", "Imp"),
    rows("colorTable", #"{"a":"green"}"#, #"["a": green]"#, "5", #"["old": red]"#),
    rows("item", #"{"id":1}"#, "#1", "5", "#7", also: "Opt", "Imp"),
    rows("items", #"[{"id":1}]"#, "[#1]", "[1,2]", "[#7]", also: "Opt", "Imp"),
    rows("itemTable", #"{"a":{"id":1}}"#, #"["a": #1]"#, "5", #"["old": #7]"#, also: "Opt"),
    rows("itemLists", #"{"a":[{"id":1}]}"#, #"["a": [#1]]"#, "5", #"["old": [#7]]"#, also: "Opt"),
    rows("grid", #"[[{"id":1}],[]]"#, "[[#1], []]", "5", "[[#7]]", also: "Opt"),
    rows("set", #"[{"id":1}]"#, "[#1]", "5", "[#7]", also: "Opt"),
  ]

  private static let transforms: [[ShapeRow]] = [
    rows("hex", #""ff""#, "255", #""x""#, "7", also: "Opt", "Imp"),
    rows("hexes", #"["a","b"]"#, "[10, 11]", "{}", "[7]", also: "Opt", "Imp"),
    rows("hexTable", #"{"k":"a"}"#, #"["k": 10]"#, "5", #"["old": 7]"#, also: "Opt"),
    rows("hexGrid", #"[["a"],[]]"#, "[[10], []]", "5", "[[7]]", also: "Opt", "Imp"),
    rows("hexLists", #"{"k":["a"]}"#, #"["k": [10]]"#, "5", #"["old": [7]]"#, also: "Opt"),
    rows("hexSet", #"["a"]"#, "[10]", "{}", "[7]", also: "Opt"),
  ]

  static let all = (leaves + models + transforms).flatMap(\.self)
}

@Suite("Every shape of property")
struct ShapeTests {
  private func mapped(_ name: String, _ value: String) throws -> String {
    let text = "{\"\(name)\":\(value)}"
    let shapes = try #require(Mapper<Shapes>().map(JSONString: text))
    let fromObject = Mapper<Shapes>().map(JSONObject: Mapper<Shapes>.parseJSONString(JSONString: text))
    #expect(fromObject?[name] == shapes[name], "from a dictionary")
    #expect(try MappableMapper<Shapes>().lenient.decode(text)[name] == shapes[name], "lenient")
    return shapes[name]
  }

  @Test("Every shape of property is decoded by ObjectMapper's rules", arguments: ShapeRow.all)
  func legacy(row: ShapeRow) throws {
    #expect(try mapped(row.name, row.fitting) == row.value)
    #expect(try mapped(row.name, "null") == row.otherwise)
    #expect(try mapped(row.name, row.wrong) == row.otherwise)
    #expect(Mapper<Shapes>().map(JSONString: "{}")?[row.name] == Shapes()[row.name], "missing")
  }

  @Test("Issues that the lenient methods ignore are reported, except missing keys", arguments: ShapeRow.all)
  func reported(row: ShapeRow) {
    func report(_ value: String) -> JSONError? {
      Mapper<Shapes>().reporting { $0.map(JSONString: "{\"\(row.name)\":\(value)}") }.errors
    }
    #expect(report(row.fitting) == nil)
    #expect((report("null") == nil) == row.isOptional)
    #expect(report(row.wrong)?.issue.path.description.hasPrefix("$.\(row.name)") == true)
    #expect(Mapper<Shapes>().reporting { $0.map(JSONString: "{}") }.errors == nil)
  }

  @Test("Every shape of property is decoded and encoded strictly", arguments: ShapeRow.all)
  func strict(row: ShapeRow) throws {
    var members = Dictionary(uniqueKeysWithValues: ShapeRow.all.map { ($0.name, $0.fitting) })
    members["any"] = "1"
    func decode(_ value: String?) throws -> Shapes {
      var members = members
      members[row.name] = value
      let text = "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
      return try MappableMapper<Shapes>().decode(text)
    }
    let shapes = try decode(row.fitting)
    #expect(shapes[row.name] == row.value)
    #expect(try MappableMapper<Shapes>().encodeToString(shapes).contains("\"\(row.name)\":\(row.fitting)"))
    #expect(thrown { try decode(row.wrong) }?.issue.path.description.hasPrefix("$.\(row.name)") == true)
    if row.isOptional {
      #expect(try decode("null")[row.name] == "nil")
      let empty = try decode(nil)
      #expect(empty[row.name] == "nil")
      let withNil = try MappableMapper<Shapes>(shouldIncludeNilValues: true).encodeToString(empty)
      #expect(withNil.contains("\"\(row.name)\":null"))
    } else {
      #expect(thrown { try decode("null") }?.issue.code == .unexpectedNull)
      #expect(thrown { try decode(nil) }?.issue.code == .missingKey)
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
    // Collections of models, and sets, are omitted even if nil is encoded as null.
    let isLeftOut = [
      "itemsOpt", "itemsImp", "itemTableOpt", "itemListsOpt", "gridOpt", "setOpt", "hexSetOpt",
    ].contains(row.name)
    let withNil = Mapper<Shapes>(shouldIncludeNilValues: true).toJSONString(empty) ?? ""
    #expect(withNil.contains("\"\(row.name)\":null") == !isLeftOut)
    let lenient = MappableMapper<Shapes>(shouldIncludeNilValues: true).lenient
    #expect(try lenient.encodeToString(empty).contains("\"\(row.name)\":null") == !isLeftOut)
  }

  @Test(
    "Elements that fail are skipped; an empty dictionary or array of arrays counts as missing",
    arguments: [
      ("colors", #"["green","blue",1]"#, "[green]"),
      ("colorTable", #"{"a":"green","b":"blue"}"#, #"["a": green]"#),
      ("items", #"[{"refused":1},{"id":2}]"#, "[#2]"), ("items", #"[{"refused":1}]"#, "[]"),
      ("items", "[]", "[]"), ("set", #"[{"id":1},{"id":1}]"#, "[#1]"), ("tableOpt", "{}", "[:]"),
      ("itemTable", #"{"a":{"refused":1},"b":{"id":2}}"#, #"["b": #2]"#),
      ("itemTable", #"{"a":{"refused":1}}"#, #"["old": #7]"#), ("itemTable", "{}", #"["old": #7]"#),
      ("itemTableOpt", "{}", "nil"), ("itemLists", "{}", #"["old": [#7]]"#),
      ("grid", "[]", "[[#7]]"), ("gridOpt", "[]", "nil"), ("hexes", #"["a","x",5]"#, "[10]"),
      ("hexGridOpt", "[]", "[]"), ("hexTable", #"{"k":"a","l":"x"}"#, #"["k": 10]"#),
    ])
  func dropped(name: String, value: String, expected: String) throws {
    #expect(try mapped(name, value) == expected)
  }
}
