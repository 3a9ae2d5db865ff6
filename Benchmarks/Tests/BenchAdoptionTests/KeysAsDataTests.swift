import BenchAdoption
import Testing

@Suite("Keys that are data") struct KeysAsDataTests {
  private static func list(_ keys: String, _ value: String) -> String {
    "{" + keys.split(separator: " ").map { #""\#($0)": \#(value)"# }.joined(separator: ", ") + "}"
  }

  @Test(
    "Objects whose keys are data are dictionaries",
    arguments: [
      ("dependencies", #"{"react": "^18.2.0", "lodash": "~4.17.21"}"#, "[String: String]"),
      ("devDependencies", #"{"typescript": "5.4.2"}"#, "[String: String]"),
      ("scripts", #"{"build": "tsc", "test": "jest"}"#, "[String: String]"),
      ("labels", #"{"app": "web", "tier": "front"}"#, "[String: String]"),
      ("tags", #"{"Name": "web-1", "Environment": "prod"}"#, "[String: String]"),
      ("dist-tags", #"{"latest": "2.1.0", "next": "3.0.0"}"#, "[String: String]"),
      ("versions", #"{"1.0.0": {"a": 1}, "v2.1.0-beta.1": {"b": "c"}}"#, "[String: Version]"),
      ("packages", list("certifi idna requests", #"{"version": "1", "hashes": []}"#), "[String: Package]"),
      ("members", list("ada grace alan", #"{"name": "A", "role": "x", "age": 3}"#), "[String: Member]"),
      ("populations", list("DE FR US", "1"), "[String: Int]"),
      ("names", list("en pt-BR zh-Hans es-419", #""a""#), "[String: String]"),
      ("hours", list("08:00 12:30", "1"), "[String: Int]"),
      ("quarters", list("2024-Q1 2024-Q2", "1.5"), "[String: Double]"),
      ("servers", list("10.0.0.1 10.0.0.2", #"{"up": true}"#), "[String: Server]"),
      ("nodes", list("-NxY1aBcDeFgHiJkLmNo", #"{"up": true}"#), "[String: Node]"),
      ("entries", list("user_1001 user_1002", #"{"up": true}"#), "[String: Entry]"),
      (
        "properties", #"{"id": {"type": "integer"}, "owner": {"$ref": "/User"}, "kind": {"enum": ["a"]}}"#,
        "[String: Property]"
      ),
    ])
  func dictionaries(_ key: String, _ value: String, _ type: String) throws {
    let lines = try Adoption(#"{"id": 1, "\#(key)": \#(value)}"#).declarations
    #expect(lines.dropFirst(2).first?.hasSuffix(": \(type)") == true, "\(lines)")
  }

  @Test(
    "Objects with few, known keys are structs",
    arguments: [
      ("owner", #"{"name": "a", "email": "b", "city": "c"}"#),
      ("sizes", list("small medium large thumb", #"{"w": 1, "h": 2, "resize": "fit"}"#)),
      ("links", #"{"self": {"href": "a", "title": "b"}, "next": {"href": "c", "title": "d"}}"#),
      ("addresses", list("home work billing", #"{"city": "a", "zip": "1"}"#)),
      ("scores", #"{"home": 1, "away": 2}"#),
      ("address", #"{"line1": "a", "line2": "b"}"#),
      ("counts", #"{"likes": 3, "views": 4, "shares": 5}"#),
      ("properties", #"{"name": "a", "population": 3}"#),
      ("current", list("temp wind humidity", #"{"value": 1.5, "unit": "x"}"#)),
      ("limits", #"{"maxConnectionsPerIPv4Address": 1, "timeout": 2}"#),
      ("settings", #"{"theme": "dark", "language": "en"}"#),
      ("bounds", list("minX minY maxX maxY", "1.5")),
    ])
  func structs(_ key: String, _ value: String) throws {
    let lines = try Adoption(#"{"id": 1, "\#(key)": \#(value)}"#).declarations
    #expect(lines.contains { $0.hasPrefix("struct") && !$0.contains(" Sample:") }, "\(lines)")
  }

  @Test("Many objects with the same keys are structs, whatever the name of their key") func sameKeys() throws
  {
    let item = #"{"labels": {"singular": "Book", "plural": "Books"}}"#
    let lines = try Adoption("[\(item), \(item), \(item)]").declarations
    #expect(lines.contains("var labels: Labels"))
  }

  @Test("A dictionary of the samples contains a model") func roots() throws {
    let prices = #"{"2024-01-01": {"USD": 1.5, "EUR": 1}, "2024-01-02": {"USD": 1.4}}"#
    let adoption = try Adoption(prices, name: "Rates", strategies: [.manual])
    #expect(
      adoption.declarations == ["struct Rate: Equatable, Sendable {", "var usd: Double", "var eur: Int?"])
    let files = try adoption.package(location: .path("/json-mapping"))
    #expect(files.contains { $0.text.contains("package let manual = ManualMapper<Rate>().dictionary\n") })
    #expect(adoption.summary == "read 2 objects of 1 shape, 0 nested types")
    #expect(try Adoption(#"{"USD": 1.5, "EUR": 1.0}"#).declarations.count == 3)
    #expect(try Adoption(#"{"a@b": {"x": 1}, "c@d": {"x": 2}}"#, name: "Users").declarations.count == 2)
  }
}
