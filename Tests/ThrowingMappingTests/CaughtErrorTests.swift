import JSONCore
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

/// A model that keeps an error of a member, and throws it on.
private struct Keeping: Decodable {
  var list: [Int]

  @TaskLocal static var drawer: Drawer?

  final class Drawer: @unchecked Sendable {
    // Sendable: only the test's own thread uses it.
    var error: ThrowingMapping.DecodingError?
  }

  static func decode(_ json: JSON) throws -> Keeping {
    do {
      return try Keeping(list: json => "list")
    } catch let error as ThrowingMapping.DecodingError {
      drawer?.error = error
      throw error
    }
  }
}

@Suite("Errors of Decodable's dialect that are caught and rethrown")
struct CaughtErrorTests {
  @Test("A caught error does not change when outer operators and models add to the one that they rethrow")
  func kept() throws {
    let drawer = Keeping.Drawer()
    let document = try Document(parsing: #"{"a":{"inner":{"list":[1,"x"]}}}"#)
    let thrown = Keeping.$drawer.withValue(drawer) {
      #expect(throws: ThrowingMapping.DecodingError.self) { try document.root => "a" => "inner" as Keeping }
    }
    #expect(drawer.error?.path == ["list"])
    #expect(
      drawer.error?.description
        == #"$.a.inner.list[1]: expected Int, found string "x" (line 1, column 26) [type-mismatch]"#)
    #expect(thrown?.path == ["a", "inner", "list"])
    #expect(
      thrown?.description
        == #"$.a.inner.list[1]: expected Int for Keeping.list, found string "x" (line 1, column 26) [type-mismatch]"#
    )
  }

  @Test("A caught error can be read by other threads while outer operators add to the one that they rethrow")
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
