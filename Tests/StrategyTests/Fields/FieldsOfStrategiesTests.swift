import JSONCore
import MappingTestSupport
import Testing

/// Every field with every strategy, in both directions.
@Suite("Fields with every strategy")
struct FieldsOfStrategiesTests {
  static let all = Order.recoders + derived

  static let order =
    #"{"id":"9007199254740993","price":"12.50","paid":1,"gift":"false","level":"express","#
    + #""wait":"P1DT0.5S","placed":"2016-06-17T12:00:00Z","parent":"7","count":2,"discount":"0.1"}"#

  private static func changed(_ part: String, to other: String) throws -> String {
    let text = order.replacing(part, with: other)
    try #require(text != order)
    return text
  }

  @Test("Every strategy decodes and encodes fields alike", arguments: all)
  func recode(shop: Recoder) throws {
    #expect(try shop.recode(Self.order, by: DecodingRules(rejectsUnknownKeys: true)) == Self.order)
  }

  @Test("Defaults replace missing members and null, fallbacks unknown values", arguments: Order.recoders)
  func defaults(shop: Recoder) throws {
    let least = try Self.changed(#""parent":"7","count":2,"discount":"0.1""#, to: #""parent":null"#)
      .replacing("express", with: "overnight")
    let written = try Self.changed(
      #""parent":"7","count":2,"discount":"0.1""#, to: #""count":1,"discount":"0""#
    )
    .replacing("express", with: "unknown")
    #expect(try shop.recode(least) == written)
    let nulls = least.replacing(#""parent":null"#, with: #""discount":null,"count":null"#)
    #expect(try shop.recode(nulls) == written)
  }

  @Test("With the macro, a default replaces only missing members", arguments: derived)
  func missing(shop: Recoder) throws {
    let least = try Self.changed(#","count":2,"discount":"0.1""#, to: "")
    let written = try Self.changed(#""count":2,"discount":"0.1""#, to: #""count":1,"discount":"0""#)
    #expect(try shop.recode(least) == written)
    let null = try Self.changed(#""count":2"#, to: #""count":null"#)
    #expect(
      thrown { try shop.recode(null) }?.description
        == "$.count: expected Int for Order.count, found null (line 1, column 155) [unexpected-null]")
  }

  /// A part of the order with its replacement, and the error. The documents in `Fixtures/malformed/forms`
  /// have further ones.
  static let rows: KeyValuePairs<(part: String, other: String), String> = [
    (#""9007199254740993""#, "12"):
      "$.id: expected a number in a string for Order.id, found 12 (line 1, column 7) [type-mismatch]",
    (#""12.50""#, #""12,50""#):
      #"$.price: expected a number in a string for Order.price, found "12,50" (line 1, column 34) [invalid-format]"#,
    (#""paid":1"#, #""paid":true"#):
      "$.paid: expected 0 or 1 for Order.paid, found true (line 1, column 49) [type-mismatch]",
    (#""gift":"false""#, #""gift":false"#):
      #"$.gift: expected "true" or "false" for Order.gift, found false (line 1, column 58) [type-mismatch]"#,
    (#""express""#, "3"):
      "$.level: expected String for Order.level, found 3 (line 1, column 74) [type-mismatch]",
    (#""level":"express","#, ""):
      #"$: missing key "level" required by Order (Level) (line 1, column 1) [missing-key]"#,
    ("P1DT0.5S", "P1M"):
      #"$.wait: expected a duration (ISO 8601) for Order.wait, found "P1M" (line 1, column 91) [invalid-format]"#,
    (#""parent":"7""#, #""parent":7"#):
      "$.parent: expected a number in a string for Order.parent, found 7 (line 1, column 143) [type-mismatch]",
    (#""discount":"0.1""#, #""discount":true"#):
      "$.discount: expected a number in a string for Order.discount, found true (line 1, column 168) [type-mismatch]",
  ]

  @Test("Every strategy reports the same errors of fields", arguments: all, rows)
  func errors(shop: Recoder, row: (key: (part: String, other: String), value: String)) throws {
    let text = try Self.changed(row.key.part, to: row.key.other)
    #expect(thrown { try shop.recode(text) }?.description == row.value)
  }

  @Test("A default doesn't replace a value of another type", arguments: all)
  func strictDefault(shop: Recoder) throws {
    let text = try Self.changed(#""count":2"#, to: #""count":true"#)
    let error = thrown { _ = try shop.recode(text) }
    let expected = shop.name == "immutable" ? "a number, or one in a string" : "Int"
    #expect(
      error?.description
        == "$.count: expected \(expected) for Order.count, found true (line 1, column 155) [type-mismatch]")
  }
}
