import Foundation
import JSONCore
import JSONMapping
import Testing

@Suite("Fields that decode in one pass")
struct OnePassFieldTests {
  /// A field, and texts for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Texts that the cursor decodes.
    let fitting: [String]
    /// Texts that the cursor leaves to the document, which may accept them.
    let left: [String]
    private let readByCursor: @Sendable (String) -> String?
    private let readByDocument: @Sendable (String) -> String?

    init<Field: Decoding>(_ name: String, _ field: Field, fitting: [String], left: [String])
    where Field: Sendable {
      testDescription = name
      self.fitting = fitting
      self.left = left + ["null", "{}", "[1]", "", "\"", "\"12", "1x", "\"\u{1}\"", "\"1\"\"", "-"]
      readByCursor = { text in
        let model = try? JSONCursor.read(Array(text.utf8).span.bytes, options: JSONParseOptions()) {
          (cursor) throws(CursorFailure) in try field.decode(from: &cursor)
        }
        return model.map { "\($0)" }
      }
      readByDocument = { text in (try? field.decode(Document(parsing: text))).map { "\($0)" } }
    }

    func check() {
      for text in fitting {
        let model = readByCursor(text)
        #expect(model != nil, "\(text)")
        #expect(model == readByDocument(text), "\(text)")
      }
      for text in left { #expect(readByCursor(text) == nil, "\(text)") }
    }
  }

  static let integers = ["0", "-0", "7", "-12", "12345678", "2016.0", "1e3", "123456789012345678"]
  static let numbers = integers + ["0.1", "-2.5E-3", "123456789012345678901234567890", "3.4e38"]
  static let noNumbers = [
    " 12", "12 ", "+1", "01", "0x1", "1,5", "NaN", "", "1.", ".5", "1e", "--1", "1-", "-",
  ]

  static func strings(_ texts: [String]) -> [String] { texts.map { "\"\($0)\"" } }

  /// The digits of 12, the second as an escape.
  static let escaped = #""1\u0032""#

  static let cases = [
    Case(
      "numbers in strings", NumberStringField<Int>(), fitting: strings(integers) + [" \"7\" "],
      left: strings(noNumbers) + ["7", escaped, #""9223372036854775808""#, #""1.5""#]),
    Case(
      "small numbers in strings", NumberStringField<Int8>(), fitting: strings(["-128", "127", "1.0"]),
      left: strings(["128", "-129"])),
    Case(
      "unsigned numbers in strings", NumberStringField<UInt64>(),
      fitting: strings(["18446744073709551615", "0", "1e2"]), left: strings(["18446744073709551616", "-1"])),
    Case(
      "doubles in strings", NumberStringField<Double>(), fitting: strings(numbers + ["-0.0", "1e-400"]),
      left: strings(noNumbers + ["1e309"]) + ["7", escaped]),
    Case(
      "floats in strings", NumberStringField<Float>(), fitting: strings(numbers + ["-0.0"]),
      left: strings(noNumbers + ["1e39"])),
    Case(
      "decimals in strings", DecimalStringField(), fitting: strings(numbers),
      left: strings(noNumbers + ["1e400"]) + ["7", escaped]),
    Case(
      "strings or numbers", NumberStringField<Int>(.stringOrNumber), fitting: strings(integers) + integers,
      left: strings(noNumbers) + ["1.5", "true", escaped]),
    Case(
      "numbers or strings", NumberStringField<Decimal>(.numberOrString), fitting: strings(numbers) + numbers,
      left: strings(noNumbers)),
    Case("decimals", DecimalField(), fitting: numbers, left: ["1e400", "\"1\"", "01", "1."]),
    Case(
      "booleans as numbers", BooleanNumberField(), fitting: ["0", "1", " 1.0", "0e5"],
      left: ["2", "-1", "true", "\"1\"", "0.5"]),
    Case(
      "booleans as strings", BooleanStringField(), fitting: [#""true""#, #""false""#, #" "\u0074rue""#],
      left: ["true", #""True""#, #""true ""#, "1"]),
    Case(
      "bytes", DataField(), fitting: [#""""#, #""AQ==""#, #""A\u0051==""#, #""\/\/8=""#],
      left: [#""A""#, #""*""#, "1"]),
    Case(
      "URLs", URLField(), fitting: [#""https://example.com/a?b#c""#, #""a\/b""#, #""/é""#],
      left: [#""""#, #""http://[""#, "1"]),
    Case(
      "UUIDs", UUIDField(),
      fitting: [#""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #" "e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#],
      left: [#""""#, #""E621E1F8C36C495A93FC0C247A3E6E5F""#, "1"]),
    Case(
      "durations", DurationField(), fitting: [#""PT1H30M""#, #""-P1DT0.5S""#, #""P2W""#],
      left: [#""P1Y""#, #""PT""#, #""PT\u0031S""#, "1"]),
  ]

  @Test(
    "A cursor and a document decode equal values; texts that the cursor leaves to the document have no value",
    arguments: cases)
  func laws(of field: Case) { field.check() }

  /// A number with its own form.
  struct Doubled: NumberStringConvertible, JSONReadable, JSONWritable, Equatable {
    var value: Int

    static func read(_ json: JSONValue) throws(JSONError) -> Doubled { Doubled(value: try json.int()) }

    func write(to writer: inout JSONWriter) { writer.write(value) }

    static func read(numberString json: JSONValue) throws(JSONError) -> Doubled {
      Doubled(value: 2 * (try json.string().utf8.count))
    }

    func write(numberString writer: inout JSONWriter) { writer.write(String(value)) }
  }

  @Test("A cursor uses a type's own form of a number in a string, too")
  func ownForm() throws {
    let text = #"["abc",7]"#
    let field = NumberStringField<Doubled>(.stringOrNumber).array
    let byCursor = try JSONCursor.read(Array(text.utf8).span.bytes, options: JSONParseOptions()) {
      (cursor) throws(CursorFailure) in try field.decode(from: &cursor)
    }
    #expect(byCursor == [Doubled(value: 6), Doubled(value: 7)])
    #expect(try field.decode(Document(parsing: text)) == byCursor)
  }
}
