import MappableMapping
import MappingTestSupport
import Testing

/// The values that an initializer can request, by name.
private struct Asked: ImmutableMappable {
  init(map: Map) throws {
    for name in map.JSON.keys.sorted() { try Asked.ask(name, map) }
    if map.JSON.isEmpty { try Asked.ask(MissingKey.current, map) }
  }

  static func ask(_ name: String, _ map: Map) throws {
    switch name {
    case "int": let _: Int = try map.value("int")
    case "optional": let _: Int? = try map.value("optional")
    case "a.b": let _: Int = try map.value("a.b")
    case "ints": let _: [Int] = try map.value("ints")
    case "color": let _: Color = try map.value("color")
    case "colors": let _: [Color] = try map.value("colors")
    case "item": let _: Item = try map.value("item")
    case "single": let _: Single = try map.value("single")
    case "items": let _: [Item] = try map.value("items")
    case "singles": let _: [Single] = try map.value("singles")
    case "table": let _: [String: Item] = try map.value("table")
    case "grid": let _: [[Item]] = try map.value("grid")
    case "set": let _: Set<Item> = try map.value("set")
    case "hex": let _: Int = try map.value("hex", using: Hex())
    case "hexes": let _: [Int] = try map.value("hexes", using: Hex())
    case "hexTable": let _: [String: Int] = try map.value("hexTable", using: Hex())
    default: let _: [[Int]] = try map.value("hexGrid", using: Hex())
    }
  }
}

/// The requested key if it is missing.
private enum MissingKey { @TaskLocal static var current = "" }

@Suite("Reasons of MapError")
struct ReasonTests {
  static let missingKeys: [(key: String, reason: String)] = [
    ("int", "Cannot cast to 'Int'"), ("a.b", "Cannot cast to 'Int'"), ("ints", "Cannot cast to 'Array<Int>'"),
    ("color", "Cannot transform to 'Color' using "), ("colors", "Cannot cast to '[Any]'"),
    ("item", "Found unexpected nil value"), ("single", "Found unexpected nil value"),
    ("items", "Cannot cast to '[Any]'"), ("singles", "Cannot cast to '[Any]'"),
    ("table", "Cannot cast to '[String: Any]'"), ("grid", "Cannot cast to '[[Any]]'"),
    ("set", "Cannot cast to '[Any]'"), ("hex", "Cannot transform to 'Int' using Hex()"),
    ("hexes", "Cannot cast to '[Any]'"), ("hexTable", "Cannot cast to '[String: Any]'"),
    ("hexGrid", "Cannot cast to '[[Any]]'"),
  ]

  private func error(_ text: String) -> MapError? {
    #expect(throws: MapError.self) { try Asked(JSONString: text) }
  }

  @Test("A missing key and null have ObjectMapper's reasons", arguments: missingKeys)
  func missing(key: String, reason: String) {
    let missing = MissingKey.$current.withValue(key) { error("{}") }
    for error in [missing, error("{\"\(key)\":null}")] {
      #expect(error?.reason?.hasPrefix(reason) == true, "\(error?.reason ?? "no reason")")
      #expect(reason.hasSuffix(" ") || error?.reason == reason)
      #expect(error?.key == key && error?.currentValue == nil && error?.line != nil)
      #expect(error?.file?.description.hasSuffix("ReasonTests.swift") == true)
    }
    #expect(missing?.jsonError?.issue.code == .missingKey)
  }

  static let misfits: [(json: String, reason: String, value: String, path: String)] = [
    (#"{"int":"x"}"#, "Cannot cast to 'Int'", "x", "$.int"),
    (#"{"optional":"x"}"#, "Cannot cast to 'Optional<Int>'", "x", "$.optional"),
    (#"{"color":"x"}"#, "Cannot transform to 'Color' using ", "x", "$.color"),
    (#"{"colors":["x"]}"#, "Cannot transform to 'Color' using ", "x", "$.colors[0]"),
    (#"{"colors":5}"#, "Cannot cast to '[Any]'", "5", "$.colors"),
    (#"{"item":5}"#, "Cannot cast to '[String: Any]'", "5", "$.item"),
    (#"{"item":{"refused":1}}"#, "Cannot map to 'Item'", #"["refused": 1]"#, "$.item"),
    (#"{"single":5}"#, "Cannot cast to '[String: Any]'", "5", "$.single"),
    (#"{"items":5}"#, "Cannot cast to '[Any]'", "5", "$.items"),
    (#"{"items":[{"id":1},5]}"#, "Cannot cast to '[String: Any]'", "5", "$.items[1]"),
    (#"{"items":[{"refused":1}]}"#, "Cannot map to 'Item'", #"["refused": 1]"#, "$.items[0]"),
    (#"{"singles":[5]}"#, "Cannot cast to '[String: Any]'", "5", "$.singles[0]"),
    (#"{"table":5}"#, "Cannot cast to '[String: Any]'", "5", "$.table"),
    (#"{"table":{"a":5}}"#, "Cannot cast to '[String: Any]'", "5", "$.table.a"),
    (#"{"grid":5}"#, "Cannot cast to '[[Any]]'", "5", "$.grid"),
    (#"{"grid":[[],5]}"#, "Cannot cast to '[[Any]]'", "[[], 5]", "$.grid[1]"),
    (#"{"grid":[[{"id":1}],[5]]}"#, "Cannot cast to '[String: Any]'", "5", "$.grid[1][0]"),
    (#"{"hex":5}"#, "Cannot transform to 'Int' using Hex()", "5", "$.hex"),
    (#"{"hexes":5}"#, "Cannot cast to '[Any]'", "5", "$.hexes"),
    (#"{"hexes":["a",5]}"#, "Cannot transform to 'Int' using Hex()", "5", "$.hexes[1]"),
    (#"{"hexTable":{"a":5}}"#, "Cannot transform to 'Int' using Hex()", "5", "$.hexTable.a"),
    (#"{"hexGrid":[["a"],["b",5]]}"#, "Cannot transform to 'Int' using Hex()", "5", "$.hexGrid[1][1]"),
    (#"{"hexGrid":[["a"],5]}"#, "Cannot cast to '[[Any]]'", #"[["a"], 5]"#, "$.hexGrid[1]"),
  ]

  @Test("A value that doesn't decode has ObjectMapper's reason, and its location", arguments: misfits)
  func misfit(json: String, reason: String, value: String, path: String) {
    let error = error(json)
    #expect(error?.reason?.hasPrefix(reason) == true, "\(error?.reason ?? "no reason")")
    #expect(reason.hasSuffix(" ") || error?.reason == reason)
    #expect(error?.currentValue.map { "\($0)" } == value)
    #expect(
      error?.key == json.split(separator: "\"").dropFirst().first.map(String.init) && error?.line != nil)
    #expect(error?.file?.description.hasSuffix("ReasonTests.swift") == true)
    #expect(error?.jsonError?.issue.path.description == path && error?.jsonError?.issue.location != nil)
    #expect(thrown { try MappableMapper<Asked>().decode(json) }?.issue.path.description == path)
  }
}
