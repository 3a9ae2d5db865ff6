import ApplicativeMapping
import DerivedMapping
import JSONCore
import JSONMapping
import ManualMapping
import Testing
import ThrowingMapping

@Suite("Numbers with all their digits as values") struct NumberValueTests {
  static let mappings: [String: any JSONMapping.Mapping<[JSONNumber]>] = [
    "manual": ManualMapper<JSONNumber>().array, "applicative": ApplicativeMapper<JSONNumber>().array,
    "throwing": ThrowingMapper<JSONNumber>().array, "derived": DerivedMapper<JSONNumber>().array,
  ]

  @Test("A strategy decodes and encodes all digits", arguments: mappings.keys.sorted())
  func digits(_ strategy: String) throws {
    let mapping = try #require(Self.mappings[strategy])
    let text = "[123456789012345678901234567890,3.14159265358979323846,-1]"
    #expect(try mapping.encodeToString(mapping.decode(text)) == text)
  }
}
