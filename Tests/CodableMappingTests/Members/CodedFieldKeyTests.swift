import CodableMapping
import MappingTestSupport
import Testing

/// Values that another mapping decodes, in models whose keys are converted: errors name the keys of the text.
@Suite("Fields under a strategy for keys")
struct CodedFieldKeyTests {
  /// A mapping of a text with a unit.
  struct HoursField: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Int {
      let text = try json.string()
      guard text.hasSuffix(" h"), let hours = Int(text.dropLast(2)) else {
        throw json.error(.invalidFormat(expected: "hours", reason: "such as 2 h"))
      }
      return hours
    }

    func encode(_ hours: Int, into writer: inout JSONWriter) throws(JSONError) { writer.write("\(hours) h") }
  }

  enum Hours: CodedField { static let mapping = HoursField() }

  struct Shift: Codable {
    @CodedBy<Hours> var workedHours: Int
    var lastName: String
  }

  /// Decodes a member with the decoder of its key.
  struct Nested: Decodable {
    let workedHours: Int

    enum CodingKeys: CodingKey { case workedHours }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      workedHours = try Int(from: container.superDecoder(forKey: .workedHours))
    }
  }

  @Test("The issues after a wrong value of a field are found")
  func wrongValue() throws {
    let mapper = CodableMapper<Shift>(keys: .snakeCase).reportingAllIssues()
    let error = thrown { try mapper.decode(#"{"worked_hours":"x y", "last_name": 3}"#) }
    #expect(
      error?.issues.map(\.description) == [
        "$.worked_hours: expected hours for Shift.worked_hours, found \"x y\" (line 1, column 17) [invalid-format]",
        "$.last_name: expected String for Shift.last_name, found 3 (line 1, column 37) [type-mismatch]",
      ])
    #expect(error?.isTruncated == false)
  }

  @Test("A missing key has its name in the text", arguments: [false, true])
  func missing(reportsAll: Bool) throws {
    let snakeCase = CodableMapper<Shift>(keys: .snakeCase)
    let mapper = reportsAll ? snakeCase.reportingAllIssues() : snakeCase.rejectingUnknownKeys()
    #expect(
      thrown { try mapper.decode(#"{"last_name":"Ada"}"#) }?.issues.map(\.description) == [
        "$: missing key \"worked_hours\" required by Shift (Int) (line 1, column 1) [missing-key]"
      ])
  }

  @Test("A missing key of a decoder has its name in the text")
  func missingDecoder() throws {
    #expect(
      thrown { try CodableMapper<Nested>(keys: .snakeCase).decode("{}") }?.issues.map(\.description) == [
        "$: missing key \"worked_hours\" required by Nested (Int) (line 1, column 1) [missing-key]"
      ])
  }
}
