import JSONCore
import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing

@Suite("All issues of arrays and dictionaries of models", .serialized)
struct CollectionsOfModelsTests {
  /// The text of a ticket with a number of issues.
  private static func ticket(_ issues: Int, parts: [String]? = nil) -> String {
    let parts = parts.map { #","parts":[\#($0.joined(separator: ","))]"# } ?? ""
    return #"{"number":\#(issues > 0 ? "true" : "1"),"title":\#(issues > 1 ? "2" : #""t""#)\#(parts)}"#
  }

  private static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  private func issues(
    _ text: String, _ mapping: some JSONMapping.Decoding, limit: Int
  ) -> (paths: [String], isTruncated: Bool?) {
    let error = thrown { _ = try mapping.reportingAllIssues(limit: limit).decode(text) }
    return (error?.issues.map(\.path.description) ?? [], error?.isTruncated)
  }

  @Test("Each element is decoded at most twice")
  func work() {
    let count = Thoroughness.rounds(1000, of: 10_000)
    let text = Self.list(
      (0..<count).map { index -> String in
        let parts = index % 100 == 50 ? [Self.ticket(0), Self.ticket(1)] : nil
        return Self.ticket(index % 10 == 3 ? 2 : 0, parts: parts)
      })
    let paths = (0..<count).flatMap { index -> [String] in
      if index % 10 == 3 { return ["$[\(index)].number", "$[\(index)].title"] }
      return index % 100 == 50 ? ["$[\(index)].parts[1].number"] : []
    }
    for (name, list) in Ticket.lists {
      let reads = Ticket.Number.reads {
        let found = issues(text, list, limit: .max)
        #expect(found.paths == paths && found.isTruncated == false, "\(name)")
      }
      #expect(reads.count == count + count / 50 && reads.max() == 2, "\(name)")
    }
  }

  @Test(
    "An element is decoded at most twice, whatever is wrong with it",
    arguments: bad.map(\.element) + wrongParts)
  func twice(element: String) {
    let text = Self.list([Self.ticket(0), element, Self.ticket(0), element, element])
    for (name, list) in Ticket.lists {
      let reads = Ticket.Number.reads {
        let error = thrown {
          _ = try list.decode(text, by: DecodingRules(issueLimit: 20, rejectsUnknownKeys: true))
        }
        #expect(error != nil, "\(name)")
      }
      #expect(reads.max() ?? 0 <= 2, "\(name)")
    }
  }

  static let wrongParts = [
    #"{"number":1,"title":"t","parts":{"number":1}}"#,
    #"{"number":1,"title":"t","parts":[{"title":"t"},{"number":2,"parts":[{"number":"x"},3]},4]}"#,
    #"{"title":"t","parts":[{"number":2,"title":"t"},{"number":2},{}]}"#, "7", "null",
  ]

  static let bad: [(element: String, issues: Int)] = [
    (#"{"number":1,"title":"t","colour":2}"#, 1), (#"{"number":"x","title":"t"}"#, 1),
    (#"{"number":"x","title":3,"colour":2}"#, 3), (#"{"number":1}"#, 1),
  ]

  private static let collections: [(name: String, mapping: any JSONMapping.Decoding, isList: Bool)] =
    Ticket.lists.map { ($0.name, $0.list, true) }
    + Ticket.dictionaries.map { ($0.name, $0.dictionary, false) }

  @Test("Four times as many bad elements take at most five times the work, without a limit", arguments: bad)
  func linearWork(element: String, issues: Int) {
    let rules = DecodingRules(issueLimit: .max, rejectsUnknownKeys: true)
    for (name, mapping, isList) in Self.collections {
      func reads(_ count: Int) -> Int {
        let elements = (0..<count).map { isList ? element : #""\#($0)":\#(element)"# }
        let text = isList ? Self.list(elements) : "{\(elements.joined(separator: ","))}"
        let reads = Ticket.Number.reads {
          let error = thrown { _ = try mapping.decode(text, by: rules) }
          #expect(error?.issues.count == issues * count && error?.isTruncated == false, "\(name)")
        }
        return reads.reduce(0, +)
      }
      let few = reads(8)
      // Each element is decoded at least once, or nothing was counted.
      #expect(few >= 8, "\(name)")
      #expect(reads(32) <= 5 * few, "\(name)")
    }
  }

  static let limits: [(limit: Int, paths: [String])] = [
    (2, ["$[1].number", "$[1].title"]),
    (3, ["$[1].number", "$[1].title", "$[2].number"]),
    (5, ["$[1].number", "$[1].title", "$[2].number", "$[2].parts[0].number", "$[2].parts[2].number"]),
    (
      8,
      [
        "$[1].number", "$[1].title", "$[2].number", "$[2].parts[0].number", "$[2].parts[2].number",
        "$[2].parts[2].title", "$[2].parts[3].number", "$[3].number",
      ]
    ),
  ]

  @Test("Issues are reported in reading order up to the limit, also within an element", arguments: limits)
  func limit(limit: Int, paths: [String]) {
    let text = Self.list([
      Self.ticket(0), Self.ticket(2),
      Self.ticket(1, parts: [Self.ticket(1), Self.ticket(0), Self.ticket(2), Self.ticket(1)]), Self.ticket(1),
    ])
    for (name, list) in Ticket.lists {
      let found = issues(text, list, limit: limit)
      #expect(found.paths == paths, "\(name)")
      #expect(found.isTruncated == (limit < 8), "\(name)")
    }
  }

  /// A list that is rejected if it is too short, before its elements are decoded.
  private struct Page: ManualDecodable {
    init(json: JSONObject) throws(JSONError) {
      let tickets = try json.value.value(at: "tickets")
      if try tickets.array().count < 3 { throw tickets.error(.custom("a short page")) }
      let _: [Entry] = try json["tickets"]
      let _: Int = try json["next"]
    }
  }

  private struct Entry: ManualDecodable {
    init(json: JSONObject) throws(JSONError) { for key in ["a", "b", "c"] { let _: Int = try json[key] } }
  }

  @Test("A model that uses a whole array gets all of its elements")
  func wholeArray() {
    let entry = #"{"a":"1","b":"2","c":"3"}"#
    let text = #"{"tickets":[\#(entry),\#(entry),{"a":1,"b":2,"c":3},\#(entry)],"next":"4"}"#
    let keys = ["a", "b", "c"]
    let paths = [0, 1, 3].flatMap { element in keys.map { "$.tickets[\(element)].\($0)" } } + ["$.next"]
    for limit in 2...12 {
      let found = issues(text, ManualMapper<Page>(), limit: limit)
      #expect(found.paths == Array(paths.prefix(limit)), "\(limit)")
      #expect(found.isTruncated == (limit < 10), "\(limit)")
    }
  }

  /// A list whose numbers must differ.
  private struct Series: ManualDecodable {
    init(json: JSONObject) throws(JSONError) {
      let numbers: [Int] = try json["numbers"]
      var seen: Set<Int> = []
      for (index, number) in numbers.enumerated() where !seen.insert(number).inserted {
        throw try json.value.value(at: JSONKeyPath("numbers[\(index)]")).error(.custom("\(number) once more"))
      }
    }
  }

  @Test("A check across elements is reported if each element is valid")
  func acrossElements() {
    let bad = issues(#"{"numbers":[5,"1",7,"2",5,9,7]}"#, ManualMapper<Series>(), limit: 9)
    #expect(bad.paths == ["$.numbers[1]", "$.numbers[3]"])
    #expect(bad.isTruncated == false)
    let mended = issues(#"{"numbers":[5,1,7,2,5,9,7]}"#, ManualMapper<Series>(), limit: 9)
    #expect(mended.paths == ["$.numbers[4]"] && mended.isTruncated == true)
  }

  /// A list whose first element has another type than the rest.
  private struct Table: JSONMapping.Decoding {
    func decode(_ json: JSONValue) throws(JSONError) {
      var isFirst = true
      _ = try json.array().map { (row) throws(JSONError) in
        defer { isFirst = false }
        if isFirst { _ = try row.value(at: "columns").int() } else { _ = try row.value(at: "cell").int() }
      }
    }
  }

  @Test("Elements that a closure decodes may depend on each other, so the first issue ends the array")
  func closure() {
    let text = #"[{"columns":1},{"cell":"x"},{"cell":2},{"cell":"y"},{"cell":5}]"#
    let found = issues(text, Table(), limit: 9)
    #expect(found.paths == ["$[1].cell"] && found.isTruncated == true)
  }
}
