import Testing

@testable import JSONCore

@Suite struct ConcurrentReadTests {
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
