import JSONCore
import Testing
import ThrowingMapping

/// A model that catches and rethrows the error of a member.
private struct Rethrowing: ThrowingMapping.Decodable {
  var list: [Int]

  @TaskLocal static var caught: @Sendable (ThrowingMapping.DecodingError) -> Void = { _ in }

  static func decode(_ json: JSON) throws -> Rethrowing {
    do {
      return try Rethrowing(list: json => "list")
    } catch let error as ThrowingMapping.DecodingError {
      caught(error)
      throw error
    }
  }
}

private struct Outer: ThrowingMapping.Decodable {
  var inner: Rethrowing
  static func decode(_ json: JSON) throws -> Outer { try Outer(inner: json => "a" => "inner") }
}

@Suite("Errors that are caught and rethrown")
struct CaughtErrorTests {
  static let json = #"{"a":{"inner":{"list":[1,"x"]}}}"#
  static let thrown =
    #"$.a.inner.list[1]: expected Int for Rethrowing.list, found string "x" (line 1, column 26) [type-mismatch]"#

  @Test("A caught error doesn't change when outer operators and models add to the rethrown one")
  func copied() throws {
    nonisolated(unsafe) var caught: ThrowingMapping.DecodingError?
    let document = try Document(parsing: Self.json)
    let thrown = Rethrowing.$caught.withValue({ caught = $0 }) {
      #expect(throws: ThrowingMapping.DecodingError.self) {
        try document.root => "a" => "inner" as Rethrowing
      }
    }
    #expect(caught?.path == ["list"])
    #expect(
      caught?.description
        == #"$.a.inner.list[1]: expected Int, found string "x" (line 1, column 26) [type-mismatch]"#)
    #expect(thrown?.path == ["a", "inner", "list"])
    #expect(thrown?.description == Self.thrown)
  }

  @Test("Other threads can use a caught error while outer operators add to the rethrown one")
  func shared() async {
    for _ in 0..<20 {
      nonisolated(unsafe) var readers: [Task<Bool, Never>] = []
      let read = { @Sendable (error: ThrowingMapping.DecodingError) in
        readers = (0..<4).map { _ in
          Task.detached {
            (0..<50).allSatisfy { _ in
              String(describing: error).contains("expected Int") && error.jsonError.issue.location?.line == 1
                && error.path.isEmpty == false
            }
          }
        }
      }
      let error = Rethrowing.$caught.withValue(read) {
        #expect(throws: JSONError.self) { try ThrowingMapper<Outer>().decode(Self.json) }
      }
      #expect(error?.description == Self.thrown)
      for reader in readers { #expect(await reader.value) }
    }
  }
}
