import JSONMapping
import Testing
import ThrowingMapping

/// A model that shows an error of a member to other threads, and throws it on.
private struct Showing: Decodable {
  var list: [Int]

  @TaskLocal static var readers: Readers?

  final class Readers: @unchecked Sendable {
    // Sendable: only the test's own thread adds to the tasks.
    var tasks: [Task<Bool, Never>] = []
  }

  static func decode(_ json: JSON) throws -> Showing {
    do {
      return try Showing(list: json => "list")
    } catch let error as ThrowingMapping.DecodingError {
      readers?.tasks = (0..<4).map { _ in
        Task.detached {
          (0..<50).allSatisfy { _ in
            String(describing: error).contains("expected Int") && error.jsonError.issue.location?.line == 1
              && error.path.isEmpty == false
          }
        }
      }
      throw error
    }
  }
}

private struct Outer: Decodable {
  var inner: Showing
  static func decode(_ json: JSON) throws -> Outer { try Outer(inner: json => "a" => "inner") }
}

@Suite("An error that another thread looks at")
struct CaughtErrorTests {
  @Test("is thrown on meanwhile, by this one")
  func shown() async {
    for _ in 0..<20 {
      let readers = Showing.Readers()
      let error = Showing.$readers.withValue(readers) {
        #expect(throws: JSONError.self) {
          try ThrowingMapper<Outer>().decode(#"{"a":{"inner":{"list":[1,"x"]}}}"#)
        }
      }
      #expect(
        error?.description
          == #"$.a.inner.list[1]: expected Int for Showing.list, found string "x" (line 1, column 26) [type-mismatch]"#
      )
      for task in readers.tasks { #expect(await task.value) }
    }
  }
}
