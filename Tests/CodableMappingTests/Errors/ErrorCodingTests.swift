import Catalog
import CodableMapping
import Foundation
import JSONCore
import MappingTestSupport
import Testing

@Suite("Errors through coders")
struct ErrorCodingTests {
  private func errors() throws -> [JSONError] {
    let errors = [
      thrown {
        try CodableMapper<[Todo]>().decode(#"[{"userId":1,"tilte":"a/b~é","completed":true}]"#)
      },
      thrown { try CodableMapper<Skill>().decode(#"{"id":1,"name":"Swift","level":"experd"}"#) },
      thrown { try CodableMapper<[Todo]>().decode("[{\"a\":[1,\n2,") },
      thrown { try CodableMapper<[Todo]>().decode("[\"\\ud83") },
    ]
    return try errors.map { try #require($0) }
  }

  @Test("Foundation's encoder and this package's encode errors as their `json`")
  func encoded() throws {
    for error in try errors() {
      #expect(try OwnedJSON(parsing: Array(JSONEncoder().encode(error))) == OwnedJSON(parsing: error.json))
      #expect(try CodableMapper<JSONError>().encodeToString(error) == error.json)
    }
  }

  @Test("The localizedDescription of an error is its description")
  func localized() throws {
    let errors = try errors()
    let misfit: any Error = errors[0]
    #expect(
      misfit.localizedDescription
        == #"$[0]: missing key "title" required by Todo (String) (line 1, column 2) [missing-key]"#)
    let localized = try #require(misfit as? any LocalizedError)
    #expect(localized.failureReason == #"missing key "title" required by Todo (String)"#)
    #expect(localized.recoverySuggestion == #"help: did you mean "tilte"?"#)
    #expect((errors[3] as any LocalizedError).recoverySuggestion == nil)
  }
}
