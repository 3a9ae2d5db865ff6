import Dispatch
import ManualMapping
import Testing

/// Several threads can use a document at once, for example in a model's initializer, also while all issues
/// are searched.
@Suite("Models that decode their document on several threads")
struct ThreadedModelTests {
  struct Threaded: ManualDecodable {
    init(json: JSONObject) throws(JSONError) {
      let document = json.value.document
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<1000 {
          _ = try? document.root.object()["name"]?.string()
          _ = try? document.root.oneOf(
            { (json) throws(JSONError) in try json.object().required("name", expecting: Int.self).int() },
            { (json) throws(JSONError) in try json.object().required("age", expecting: Int.self).int() })
        }
      }
      let _: Int = try json["age"]
      let _: Int = try json["year"]
    }
  }

  @Test("All issues are found, also if the threads try alternatives")
  func issues() throws {
    let mapper = ManualMapper<Threaded>().reportingAllIssues()
    let error = try #require(throws: JSONError.self) {
      try mapper.decode(#"{"name":"Ada","age":"x","year":null}"#)
    }
    #expect(
      error.issues.map(\.description) == [
        "$.age: expected Int for Threaded.age, found string \"x\" (line 1, column 21) [type-mismatch]",
        "$.year: expected Int for Threaded.year, found null (line 1, column 32) [unexpected-null]",
      ])
  }
}
