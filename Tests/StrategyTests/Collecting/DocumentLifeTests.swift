import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Lifetime of the copies of a document")
struct DocumentLifeTests {
  private final class Copies {
    struct Copy { weak var document: Document? }

    var all: [Copy] = []
  }

  @Test(
    "At most one copy outlives a decode that drops elements", arguments: 0..<Fixture.strategies.count, [1, 3])
  func copies(index: Int, limit: Int) throws {
    let strategy = Fixture.strategies[index]
    let todo = #"{"userId":1,"id":3,"title":"Rest","completed":true,"colour":"red"}"#
    let document = try Document(parsing: "[\(todo),5,\(todo)]")
    let copies = Copies()
    let rules = DecodingRules(issueLimit: limit, rejectsUnknownKeys: true)
    let error = #expect(throws: JSONError.self) {
      try document.withRoot(by: rules) { (json) throws(JSONError) in
        copies.all.append(Copies.Copy(document: json.document))
        _ = try LossyArray(json) { (element) throws(JSONError) in try strategy.todo.decode(element) }
      }
    }
    #expect(error?.issue.code == .unknownKey, "\(strategy.name)")
    #expect(copies.all.count == 1)
    #expect(copies.all.count { $0.document != nil } <= 1, "\(strategy.name): only what the error shows")
  }
}
