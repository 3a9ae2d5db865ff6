import CatalogStrategies
import FoundationBackend
import JSONCore
import JSONMapping
import JanssonBackend
import MappingTestSupport
import Testing

@Suite("Strategies with every backend")
struct StrategyBackendTests {
  static let backends: [any JSONBackend.Type] = [
    NativeBackend.self, JanssonBackend.self, FoundationBackend.self,
  ]

  @Test(
    "Every strategy decodes every fixture to the same value with every backend",
    arguments: ValidFixtureTests.files)
  func sameValue(file: String, model: String) throws {
    let bytes = try Fixture.bytes(file)
    let reference = try Fixture.mappings(of: model)[0].mapping.decode(bytes)
    for backend in Self.backends {
      let document = try backend.parse(bytes)
      for (name, mapping) in try Fixture.mappings(of: model) {
        #expect(try mapping.decode(document) == reference, "\(name) over \(backend.name)")
      }
    }
  }

  @Test("The text that each backend writes decodes to the same value", arguments: ValidFixtureTests.files)
  func printed(file: String, model: String) throws {
    let bytes = try Fixture.bytes(file)
    for strategy in Fixture.strategies {
      let mapping = try strategy.mapping(of: model)
      let value = try mapping.decoding.decode(bytes)
      let encoded = try Document(parsing: mapping.recode(bytes))
      for backend in Self.backends {
        let printed = try encoded.withRoot { (json) throws(JSONError) in try backend.serialize(json) }
        #expect(try mapping.decoding.decode(printed) == value, "\(strategy.name) over \(backend.name)")
      }
    }
  }

  @Test(
    "With every backend, the error about a wrong value has the same code and path, and no location without a text",
    // jansson and Foundation use the last of duplicate keys, which is valid in this document.
    arguments: MalformedCase.all.filter { $0.category == "data" && $0.file != "todo-duplicate-keys.json" })
  func sameIssue(row: MalformedCase) throws {
    let bytes = try row.bytes()
    for backend in Self.backends {
      guard let document = try? backend.parse(bytes) else {
        #expect(backend != NativeBackend.self && row.code == "number-out-of-range", "\(backend.name)")
        continue
      }
      for (name, mapping) in try Fixture.mappings(of: row.model) {
        let error = thrown("\(name) over \(backend.name)") { try mapping.decode(document) }
        #expect(error?.issue.code.rawValue == row.code, "\(name) over \(backend.name)")
        #expect(error?.issue.path.description == row.path, "\(name) over \(backend.name)")
        #expect((error?.issue.location == nil) == (backend != NativeBackend.self))
      }
    }
  }
}
