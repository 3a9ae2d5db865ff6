import CodableMapping
import JSONCore
import MappableMapping
import Testing

@Suite("A migration from Mappable to Codable, and to the macro")
struct MigrationTests {
  static let steps: [any MigrationStep.Type] = [
    Step1.self, Step2.self, Step3.self, Step4.self, Step5.self, Step6.self, Step7.self, Step8.self,
  ]

  static let document = """
    [{"number":17,"status":"shipped","placed":1466121600,"shipping":{"warehouse":"North"},
      "customer":{"name":"Ada","address":{"street":"St James's Square 12","city":"London"},
                  "site":"https://example.com/ada"},
      "items":[{"name":"Lamp","quantity":2,"released":"2016-06-17"},
               {"name":"Chair","quantity":1,"released":"2012-02-29"}]},
     {"number":18,"status":"open","placed":1466208000,"shipping":{"warehouse":"South"},"items":[]}]
    """

  /// The orders of the document, with all values.
  static let summaries = [
    """
    Order(number: 17, status: Status.shipped, placed: 2016-06-17 00:00:00 +0000, warehouse: "North", \
    customer: Optional(Customer(name: "Ada", \
    address: Optional(Address(street: "St James\\'s Square 12", city: "London")), \
    site: Optional(https://example.com/ada))), \
    items: [Item(name: "Lamp", quantity: 2, released: 2016-06-17 00:00:00 +0000), \
    Item(name: "Chair", quantity: 1, released: 2012-02-29 00:00:00 +0000)])
    """,
    """
    Order(number: 18, status: Status.open, placed: 2016-06-18 00:00:00 +0000, warehouse: "South", \
    customer: nil, items: [])
    """,
  ]

  @Test("Every step decodes the same", arguments: steps.indices)
  func reads(index: Int) throws { #expect(try read(Self.steps[index], Self.document) == Self.summaries) }

  @Test("Every step encodes the same", arguments: steps.indices)
  func writes(index: Int) throws {
    let text = try rewritten(Self.steps[index], Self.document)
    #expect(try OwnedJSON(parsing: text) == OwnedJSON(parsing: Self.document))
  }

  /// Invalid documents, and their errors from the second step on.
  static let malformed: KeyValuePairs<String, String> = [
    #"[{"number":1,"status":"open","placed":0,"shipping":{"warehouse":""},"customer":{"name":"A","address":{"street":"","city":7}},"items":[]}]"#:
      "$[0].customer.address.city: expected String for Address.city, found 7 (line 1, column 122) [type-mismatch]",
    #"[{"number":1,"status":"open","placed":0,"shipping":{"warehouse":""},"items":[{"name":"","quantity":1,"released":"2016-13-01"}]}]"#:
      """
    $[0].items[0].released: expected a date (yyyy-MM-dd) for Item.released, found "2016-13-01" \
    (line 1, column 113) [invalid-format]
    """,
    #"[{"number":1,"status":"lost","placed":0,"shipping":{"warehouse":""},"items":[]}]"#:
      #"$[0].status: "lost" is not a Status (line 1, column 23) [invalid-raw-value]"#,
    #"[{"number":1,"status":"open","placed":0,"shipping":{"warehouse":""}}]"#:
      #"$[0]: missing key "items" required by Order ([Item]) (line 1, column 2) [missing-key]"#,
  ]

  @Test("Every step except the first reports the same errors", arguments: steps.indices.dropFirst())
  func rejects(index: Int) {
    for (text, description) in Self.malformed {
      let error = #expect(throws: JSONError.self, "\(text)") { try read(Self.steps[index], text) }
      #expect(error?.description == description)
    }
  }

  @Test("The first step ignores invalid values, and reports them on request")
  func legacy() throws {
    let (orders, errors) = Mapper<Step1.Order>().reporting { $0.mapArray(JSONString: Self.malformed[0].key) }
    #expect(orders?.count == 1)
    #expect(orders?.first?.customer?.address?.city == "")
    #expect(
      errors?.description
        == "$[0].customer.address.city: expected String for Address.city, found 7 (line 1, column 122) "
        + "[type-mismatch]")
  }

  @Test("An actor and tasks share the mapper of any step")
  func concurrency() async throws {
    let texts = Array(repeating: Self.document, count: 20)
    let expected = Array(repeating: Self.summaries, count: 20).flatMap(\.self)
    #expect(described(try await allOrders(in: texts, by: Step2.mapper)) == expected)
    #expect(described(try await allOrders(in: texts, by: Step6.mapper)) == expected)

    let book = OrderBook(mapper: Step5.mapper)
    try await withThrowingTaskGroup { group in
      for text in texts { group.addTask { try await book.load(text) } }
      try await group.waitForAll()
    }
    #expect(described(await book.orders) == expected)
  }
}

private func read<Step: MigrationStep>(_ step: Step.Type, _ text: String) throws -> [String] {
  described(try step.orders(from: text))
}

/// The orders as text, without the names of the steps.
private func described<Order>(_ orders: [Order]) -> [String] {
  orders.map { "\($0)".replacing(/MigrationTests\.Step\d\./, with: "") }
}

private func rewritten<Step: MigrationStep>(_ step: Step.Type, _ text: String) throws -> String {
  try step.text(of: try step.orders(from: text))
}

/// The statements of the migration page about nested lists.
@Suite("Nested lists")
struct NestedListTests {
  struct Item: Codable, Equatable { var name: String }

  struct Tour: Mappable {
    var stops: [String: [Item]]?
    var days: [[Item]] = []

    init?(map: Map) {}
    mutating func mapping(map: Map) {
      let mapper = CodableMapper<Item>()
      stops <- (map["stops"], mapper.array)
      days <- (map["days"], mapper.array)
    }
  }

  @Test("The array of a mapper maps the inner lists")
  func nested() throws {
    let text = #"{"stops":{"a":[{"name":"x"}]},"days":[[{"name":"y"}],[]]}"#
    let tour = try MappableMapper<Tour>().decode(text)
    #expect(tour.stops == ["a": [Item(name: "x")]] && tour.days == [[Item(name: "y")], []])
    #expect(try MappableMapper<Tour>().encodeToString(tour) == text)
    let error = #expect(throws: JSONError.self) {
      try MappableMapper<Tour>().decode(#"{"stops":{"a":[{"name":1}]},"days":[]}"#)
    }
    #expect(
      error?.description
        == "$.stops.a[0].name: expected String for Item.name, found 1 (line 1, column 24) [type-mismatch]")
  }
}
