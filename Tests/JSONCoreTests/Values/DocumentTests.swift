import Testing

@testable import JSONCore

@Suite("Documents")
struct DocumentTests {
  // A document that is only used in one expression. This must also compile: if `root` were returned instead
  // of yielded, Swift 6.3 would stop with an internal error.

  private func title(of text: String) throws -> String? {
    try Document(parsing: text).root.object()["title"]?.string()
  }

  private func number(in text: String) throws(JSONError) -> Int { try Document(parsing: text).root.int() }

  @Test("The values of a document are accessible in the expression that creates it")
  func chained() throws {
    #expect(try title(of: #"{"title":"Rest"}"#) == "Rest")
    #expect(try title(of: "{}") == nil)
    #expect(try number(in: "7") == 7)
    #expect(try Document(parsing: "[1,2]").root.array().count == 2)
    #expect(try OwnedJSON(Document(parsing: "[1]").root) == [1])
  }

  @Test("The expression throws the parser's error, or the value's")
  func thrown() throws {
    #expect(throws: JSONError.self) { try title(of: "{") }
    let error = #expect(throws: JSONError.self) { try number(in: "true") }
    #expect(error?.issue.code == .typeMismatch)
  }

  @Test("Many threads decode one document concurrently, with and without errors")
  func manyReaders() async throws {
    let items = (0..<200).map { #"{"id":\#($0),"name":"n\u00e9\#($0)","tags":["a","b"],"ok":true}"# }
    let document = try Document(parsing: "[\(items.joined(separator: ","))]")
    let sums = try await withThrowingTaskGroup(of: Int.self) { group in
      for reader in 0..<16 {
        group.addTask {
          var sum = 0
          try document.root.withContext(reader) { root in
            try root.array().forEach { item in
              let object = try item.object()
              sum += try object["id"]?.int() ?? 0
              sum += try object["name"]?.string().unicodeScalars.count ?? 0
              sum += try [String].read(object.required("tags", expecting: [String].self)).count
              sum += item.context(Int.self) == reader ? 0 : 1_000_000
            }
          }
          let error = document.thrown { json throws(JSONError) in
            _ = try json.value(at: JSONKeyPath("[\(reader)].name")).int()
          }
          #expect(error?.issue.path.description == "$[\(reader)].name")
          return sum
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(sums == [19_900 + 200 * 2 + 10 + 180 + 300 + 200 * 2])
  }
}
