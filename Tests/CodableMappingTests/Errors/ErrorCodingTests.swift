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

  @Test("Foundation's coders encode and decode errors without loss")
  func foundation() throws {
    for error in try errors() {
      let back = try JSONDecoder().decode(JSONError.self, from: JSONEncoder().encode(error))
      #expect(back == error)
      #expect(back.rendered() == error.rendered())
      #expect(try JSONError(json: String(decoding: JSONEncoder().encode(error), as: UTF8.self)) == error)
      func isUnchanged<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value
      }
      let issue = error.issue
      #expect(try isUnchanged(issue) && isUnchanged(issue.kind) && isUnchanged(issue.path))
      #expect(try isUnchanged(#require(issue.location)))
    }
  }

  @Test("This package's coders encode errors as their `json`")
  func own() throws {
    for error in try errors() {
      let text = try CodableMapper<JSONError>().encode(error)
      #expect(String(decoding: text, as: UTF8.self) == error.json)
      let back = try CodableMapper<JSONError>().decode(text)
      #expect(back == error)
      #expect(back.rendered() == error.rendered())
      #expect(try CodableDecoder().decode(JSONError.self, from: Data(text)) == error)
    }
  }

  @Test("Both coders reject a value that isn't an error")
  func refused() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(JSONError.self, from: Data("[]".utf8)) }
    let error = #expect(throws: JSONError.self) { try CodableMapper<JSONError>().decode(#"{"issues":[]}"#) }
    #expect(error?.issue.message == "\"issues\" are missing")
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
